import { deadlineMs } from '../../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import type { Reader, Shape } from '../../../src/api/shape.ts';
import { totalNames, totalPlaces } from '../../../src/api/tolerant.ts';
import { readCalls, writeCalls } from '../description/calls.ts';
import { ruleText, whenItFails, type Meaning, type Meanings } from '../description/meaning.ts';
import { kinds } from '../openapi/kinds.ts';
import { fieldsIn, listIn, namesOf } from '../parts.ts';
import { requestedOn } from './places.ts';

const head = `# The API, as the dashboard reads it

Printed from the contract by \`npm run openapi\`, which also prints \`docs/openapi.json\` and its types; do not edit. What a server does behind a
call is not known here; what is read of its response, and what becomes of a screen without it, is. Begin with
[backend.md](backend.md).

## How a response is read

Every call sends cookies, takes no cached response, follows no redirect, and waits ${deadlineMs / 1_000} s for the whole response.
A read that failed is tried once more after a second, and one without an interval each minute while it
fails; an action is never sent again. A status other than 2xx, a redirect, a response that is not JSON, and
one whose outermost form is wrong are errors: the card that requested it says so and offers Try Again, the others go
on, and what came before stays, with its age. An object without any of the fields in its table has a wrong form, too
(rulings A19). Everything else is tolerated, field by field (rulings A2), and becomes a value once, as it is read
(rulings A10):

| Type | Due | Read as well | Anything else |
| --- | --- | --- | --- |
| text | text of one line; HTML entities are decoded once, tags of plain formatting are blanks, invisible characters are left out (rulings A17) | a number as its digits; a list of texts, joined with ', ' (rulings A16); an object as its message, text, name, title, label, description, action, key or code, the first that it has, else as its first and last name, where it has both | missing, as is a text with nothing visible |
| id | text, digit by digit as sent (rulings A14) | a whole number, also one beyond 2^53, which comes back in payloads as text; the one text of a list | missing |
| number | a finite number | a text that is one | missing: '–', never 0 |
| amount | a number from 0 on | a text that is one | missing: '–', never 0 |
| count | a whole number from 0 on | a text that is one | missing: '–', never 0 |
| true or false | \`true\`, \`false\` | 1 and 0, also as texts; \`true\`, \`yes\`, \`y\` and \`false\`, \`no\`, \`n\` as texts in any case (rulings A11) | not known, and nothing is claimed of it |
| region | ${kinds.RegionName.description} | the one text of a list | a text is shown as it was sent, without a screen and a color; of several, none |
| person | name; spellings that differ only in case, width, blanks, underscores or invisible characters are one person (rulings B5) | as text | missing |
| word | one of those in its row, in any case; without a list there, any | the one text of a list | as its row says |
| time | ${kinds.Instant.description}: \`2026-11-21T14:41:00-05:00\`, or \`Z\` | every other form of ISO 8601 that names an instant, dates of HTTP, JavaScript and .NET; **without a zone, an Eastern wall-clock time**; epoch seconds and milliseconds; in the day's list a time of day alone (\`2:05 PM\`, \`14:05\`) is one of the day of its response, or of the day before if it is more than 12 hours ahead (rulings A12) | shown as it was sent: a date without a time of day, behind the times of its day; \`03/04/2026\`, which is ambiguous, and its list in the server's order |
| day | ${kinds.Day.description} | an instant, Eastern without a zone: at exactly 00:00:00 UTC that date, any other its Eastern date | shown as it was sent |
| month | ${kinds.CalendarMonth.description} | \`YYYY-M\`, a day of it, 'March 2026' | shown as it was sent |
| phone | ${kinds.Phone.description}; with an extension | as text | shown as it was sent, without a link: several numbers, a date, a placeholder such as 1234567890 |
| list of texts, of regions | texts | one text, of regions also several between commas or semicolons; an object whose names are all whole numbers, as the list of its values; objects as above | of texts, the last one says how many could not be read; other regions are left out |
| object | its fields; unknown ones are ignored | | all its fields are missing, and its lists not readable |
| list | row by row; a row that cannot be read is skipped, and counted on its card | an object whose names are all whole numbers, as the list of its values (rulings A13) | not readable: its card says so, and never that there is nothing |
| map | entry by entry; the names are data, \`__proto__\` too (rulings A9); two spellings of one region or person are one | | not readable, as a list |

A response that is a list may be the bare list, or an object with the list under a name (rulings A1). Rows of regions, telemarketers
and sales reps that are equal in all are one. Where that object
has a ${totalNames.map(code).join(', ')} greater than the number of rows, or one in its ${totalPlaces.map(code).join(', ')}, they are a part of the list: its card says
'20 of 76 received', and claims nothing of the rest (rulings A15); beside regions and telemarketers a total counts something else. Further
fields do no harm: an API that only adds to its responses needs no word to the dashboard.

## Weekly mode

On a day on which the center is closed, \`metrics.weeklyMode\` of \`/api/dashboard\` is true and \`metrics.dateRange\` has the
first and last day of the week. The figures of \`/api/dashboard\`, \`/api/regions\`, \`/api/telemarketers\`,
\`/api/appointments\` and \`/api/actual-sales-reps\` are then those of that week, all of them together, and
\`/api/yesterday-comparison\` compares it with the same days of the week before. The screens say 'this week' for 'today',
and the button Refresh Data is gone. \`/api/recent-validations\` still has the last 24 hours. The flag alone decides; that
insights are not requested on an Eastern Sunday (rulings C9) does not depend on it.

## Fields

In the tables, \`[]\` is a row of a list and \`{}\` an entry of a map. A field marked * is expected: the checker tells
where it is missing. The others may be missing, or null.
`;

const actions = `## Actions

Sent when a person triggers it, once: never on a timer, never again. A JSON body, and its content type, is
sent only where a payload is named here. Any 2xx means done.
`;

/** docs/api.md: every call of the contract, with every field that is read. */
export function apiPage(): string {
  return [
    head,
    '## Reads\n',
    ...namesOf(reads).map(readText),
    actions,
    ...namesOf(writes).map(writeText),
  ].join('\n');
}

function readText(name: ReadName): string {
  const read: Call = reads[name];
  const { shows, when = '', clauses, fields = {}, form } = readCalls[name];
  const listName = form === 'object' ? listIn(read.response)?.names[0] : '';
  return section(read, [
    `For: ${shows}.`,
    `Requested: ${intervalText(read)}, on ${requestedOn(name)}. ${when}`.trim(),
    `Response: ${responseText(read.response, form)}`,
    whenItFails(readCalls[name]),
    `Clauses: ${clauses}.`,
  ]).concat(fieldTable(read.response, fields, listName));
}

function writeText(name: WriteName): string {
  const write = writes[name] as Write;
  const { response, reloads } = write;
  const { trigger, purpose, fields = {}, sends = {}, clauses } = writeCalls[name];
  const payload = Object.entries(sends).map(([field, what]) => `${code(field)} (${what})`);
  const then = reloads.map(({ path: reloaded }) => code(reloaded));
  return section(write, [
    `For: ${trigger}. ${purpose}`,
    `Sends: ${payload.join(', ') || 'no body'}.`,
    `Response: ${response ? responseText(response) : 'anything, or nothing: it is not looked at (rulings A7).'}`,
    `Refetched afterwards: ${then.join(', ') || 'nothing'}.`,
    `Clauses: ${clauses}.`,
  ]).concat(response ? fieldTable(response, fields) : '');
}

function section({ method, path }: Pick<Call | Write, 'method' | 'path'>, facts: string[]): string {
  return `### ${method} ${path}\n\n${facts.map((fact) => `- ${fact}\n`).join('')}\n`;
}

function code(text: string): string {
  return `\`${text}\``;
}

function intervalText({ pollMs, slowPollMs }: Call): string {
  if (pollMs === undefined) return 'not on a timer';
  const every = `every ${spanText(pollMs)}`;
  return slowPollMs ? `${every}, or ${spanText(slowPollMs)} where that is enough` : every;
}

function spanText(ms: number): string {
  return ms > 60_000 && ms % 60_000 === 0 ? `${ms / 60_000} min` : `${ms / 1_000} s`;
}

function responseText(response: Reader, form?: 'object'): string {
  const list = listIn(response);
  if (!list) return 'an object.';
  const [natural = '', ...others] = list.names.map(code);
  const either = [natural, ...others].join(' or ');
  const forms =
    form === 'object'
      ? `an object with the list under ${natural}; read too: ${['a bare list', ...others].join(', ')}`
      : `a list; read too: an object with the list under ${either}`;
  const row = list.row.shape;
  if (row.kind !== 'row') return `${forms}. Its rows are texts.`;
  const isAny = row.usable.length === Object.keys(row.entries).length;
  const needed = isAny ? 'any of its fields' : row.usable.map(code).join(' or ');
  return `${forms}. A row can be read when it has ${needed}.`;
}

const types = {
  text: 'text',
  lines: 'text',
  number: 'number',
  amount: 'amount',
  count: 'count',
  flag: 'true or false',
  texts: 'list of texts',
  regions: 'list of regions',
  line: 'text',
  id: 'id',
  region: 'region',
  person: 'person',
  status: 'word',
  choice: 'word',
  word: 'word',
  time: 'time',
  day: 'day',
  month: 'month',
  phone: 'phone',
  fields: 'object',
  fieldsOrNull: 'object or null',
  envelope: 'object',
  row: 'object',
  rowOrNull: 'object or null',
  rows: 'list',
  list: 'list',
  both: 'list',
  rowsByKey: 'map of objects',
  rowsOrMap: 'list, or map of objects',
} as const satisfies Record<Shape['kind'], string>;

/** The type of a field in words, with its rule where the table of types does not have it. */
function typeText(reader: Reader, meaning: Meaning): string {
  const shape = reader.shape;
  const isMapOfNumbers = shape.kind === 'rowsByKey' && shape.row.shape.kind === 'count';
  const type = isMapOfNumbers ? 'map of numbers' : types[shape.kind];
  if (shape.kind === 'rowsByKey') return `${type} by ${shape.key}`;
  const isOwn = meaning.as !== undefined || meaning.other !== undefined || shape.kind === 'status';
  const rule = isOwn ? ruleText(reader, meaning) : undefined;
  return rule === undefined ? type : `${type}: ${rule}`;
}

/**
 * The fields of a response as a table, without those of rows that another table has. `listName` is the name of its
 * list, '' for a bare one.
 */
function fieldTable(reader: Reader, meanings: Meanings, listName = ''): string {
  const all = Object.entries(meanings);
  const elsewhere = all.flatMap(([place, { like }]) => (like ? [`${place}.`, `${place}[`] : []));
  const shown = (place: string) => (place.startsWith('[]') ? listName + place : place);
  const rows = fieldsIn(reader)
    .filter(([place]) => !elsewhere.some((start) => place.startsWith(start)))
    .map(([place, each]) => fieldRow(shown(place), each, meanings[place]));
  const unread = all.flatMap(([place, meaning]) =>
    meaning.unread ? [fieldRow(shown(place), null, meaning)] : [],
  );
  if (rows.length === 0) return '';
  const titles = '| Field | Type | Means | Without it |\n| --- | --- | --- | --- |';
  return [titles, ...rows, ...unread, ''].join('\n');
}

function fieldRow(place: string, reader: Reader | null, meaning: Meaning | undefined): string {
  if (!meaning) throw new Error(`${place} has no meaning: see tools/contract/description`);
  const { means, without, optional, or, like, unique } = meaning;
  const type = reader === null ? '' : typeText(reader, meaning);
  const facts = [means, unique && 'unique', or && `or ${code(or)}`, like && `fields as in ${like}`];
  const name = `${code(place)}${optional ? '' : ' *'}`;
  return `| ${name} | ${type} | ${facts.filter(Boolean).join('; ')} | ${without} |`;
}

import { beforeAll, describe, expect, it } from 'vitest';
import { otherTelemarketers } from '../../mocks/world/people.ts';
import { randomOf } from '../../mocks/world/random.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { tryRead } from '../../src/api/shape.ts';
import { designatedTelemarketers } from '../../src/config.ts';
import { arbitrary, few, mutations, namesIn } from '../../tests/fuzz/inputs.ts';
import { oddKeys, oddValues } from '../../tests/fuzz/odd-values.ts';
import { referenceMs } from '../../mocks/node.ts';
import { openContract, type Schema } from './checker/contract-file.ts';
import { explain } from './checker/explain.ts';
import { findingText } from './checker/print.ts';
import type { Finding } from './checker/remarks.ts';
import { listIn, namesOf } from './parts.ts';
import { goodResponse, type Row } from './servers.ts';

const contract = openContract();
const names = namesOf(reads);
const good = new Map<ReadName, unknown>();
beforeAll(async () => {
  for (const name of names) good.set(name, few(await goodResponse(name)));
}, 60_000);

const schemaOf = (name: ReadName): Schema => contract.responseOf('GET', reads[name].path) ?? {};
const findingsOn = (name: ReadName, response: unknown): readonly Finding[] =>
  explain(contract, schemaOf(name), response, referenceMs).findings;
const linesOn = (name: ReadName, response: unknown) => findingsOn(name, response).map(findingText);

// What is sent -> what is said of it; nothing where it fits.
const said = `
  [0] of regions
    {"totalEvents":"8"} -> [0].totalEvents: a number as text
    {"totalEvents":null} -> misfit: [0].totalEvents: null: '–', and no rate
    {"totalEvents":{}} -> misfit: [0].totalEvents: an object where a number is due: '–', and no rate
    {"totalEvents":"-8"} -> misfit: [0].totalEvents: a negative number where a count is due: '–', and no rate
    {"totalEvents":8.5} -> misfit: [0].totalEvents: a fraction where a count is due: '–', and no rate
    {"totalEvents":"1,284"} -> misfit: [0].totalEvents: text where a number is due: '–', and no rate
    {"name":7} -> [0].name: a number where text is due
    {"name":{"text":"x"}} -> [0].name: an object where text is due: read as its usual text
    {"tier":1,"Ada Lovelace":1} -> note: [*]: fields that nothing reads: tier, 1 more
  [0] of alerts
    {"id":""} -> misfit: [0].id: empty text: shown, but it can't be decided (rulings A14)
    {"id":7} -> [0].id: a number where text is due
    {"id":1e21} -> misfit: [0].id: a number whose digits cannot be known where an id is due: shown, but it can't be decided (rulings A14)
    {"telemarketer":["A","B"]} -> [0].telemarketer: a list where text is due: read as its texts, joined
    {"region":["florida"]} -> [0].region: a list where text is due: read as its one text
    {"region":["florida","IL"]} -> misfit: [0].region: a list where text is due: 'N/A'
    {"region":"Atlantis"} -> misfit: [0].region: no region that is known: shown as it was sent, it has no screen and no color
    {"region":"\u200b"} -> misfit: [0].region: a text with nothing visible: 'N/A'
    {"status":" Pending "} ->
    {"status":"open"} -> misfit: [0].status: another word than pending, reviewed, dismissed: on no tab, counted on the card
    {"manualDecision":"maybe"} -> loss: [0].manualDecision: another word than valid, invalid: shown as '–'
    {"confidence":170} -> note: [0].confidence: outside 0 to 100: its bar ends there
    {"createdAt":""} -> misfit: [0].createdAt: empty text: '–', and the list in the server's order
    {"createdAt":1790000000} -> [0].createdAt: epoch seconds: read as their instant
    {"createdAt":"2026-11-21T14:41:00+00"} -> [0].createdAt: another form of ISO 8601: read as its instant
    {"createdAt":"Sat, 21 Nov 2026 19:41:00 GMT"} -> [0].createdAt: a date of HTTP or JavaScript: read as its instant
    {"createdAt":"2026-11-21 14:41"} -> [0].createdAt: a date and time without a zone: read as an Eastern one; if it is UTC, it is shown 4 or 5 hours late
    {"createdAt":"2:05 PM"} -> misfit: [0].createdAt: a time of day without a date: INNOORDER
    {"createdAt":"2026-11-21"} -> misfit: [0].createdAt: a day without a time: shown as it was sent, behind the times of its day
    {"createdAt":"03/04/2026 10:00"} -> misfit: [0].createdAt: an ambiguous date, taken for none: INNOORDER
    {"createdAt":"1970-01-01T00:00:00Z"} -> misfit: [0].createdAt: a date of 1970 or before, taken for none: INNOORDER
    {"createdAt":42} -> misfit: [0].createdAt: a number that is neither epoch seconds nor milliseconds: INNOORDER
  [0] of recentValidations
    {"status":"escalated"} -> misfit: [0].status: another word than valid, invalid, blocked: shown as 'Blocked'
  appointments[0] of appointments
    {"time":"2:05 PM"} -> appointments[0].time: a time of day alone: read as one of the day of its response, Eastern, or of the day before if it is more than 12 hours ahead
    {"phone":"12/03/2026"} -> note: appointments[0].phone: not one phone number: shown as it was sent, without a link
    {"title":"O&#39;Brien"} -> note: appointments[0].title: HTML entities or tags: read as plain text
    {"customer":null,"customerName":"Ada","field_agent":"Jim","salesRep":null,"reason":null} ->
    {"customer":null,"customerName":null} -> misfit: appointments[0].customer: null: 'N/A'
  months[0] of monthly
    {"month":"2026-3"} -> months[0].month: another form of a month than YYYY-MM: read as that month
    {"month":"Q1"} -> misfit: months[0].month: not a month YYYY-MM: shown as it was sent
    {"weeklyBreakdown":{}} -> months[0].weeklyBreakdown: an empty object where a list is due: read as empty
    {"weeklyBreakdown":"x"} -> misfit: months[0].weeklyBreakdown: text where a list is due: cannot be read, as its card says
    {"trends":[]} -> misfit: months[0].trends: an empty list where an object is due: '–' for each
    {"regionBreakdown":{"IL":{"totalAppointments":7}}} -> months[0].regionBreakdown: a map where a list is due
    {"telemarketers":{"Ana Torres":7}} -> misfit: months[0].telemarketers{1}: entry skipped: a number where an object is due
    {"telemarketers":{"Ana Torres":{"totalAppointments":1},"ana_torres ":{"totalAppointments":1}}} -> loss: months[0].telemarketers{2}: its name: the same person as in another entry
`.replaceAll('INNOORDER', "shown as it was sent, and its list in the server's order");

const place = /^ {2}(?:(\w*)\[0\]) of (\w+)$/;
let rowPlace: readonly [list: string, name: ReadName] = ['', 'regions'];
const cases = said.split('\n').flatMap((line) => {
  const [, list, name] = place.exec(line) ?? [];
  if (list !== undefined && name !== undefined) rowPlace = [list, name as ReadName];
  const [sent = '', words] = line.split(' ->');
  return words === undefined ? [] : [[...rowPlace, sent.trim(), words.trim()] as const];
});

describe('the words for a value', () => {
  it.each(cases)('%s[0] of %s with %s', (list, name, sent, words) => {
    const response = good.get(name);
    const change = (row: Row) => ({ ...row, ...(JSON.parse(sent) as Row) });
    const [row = {}] = (list === '' ? response : (response as Row)[list]) as Row[];
    const changed = list === '' ? [change(row)] : { ...(response as Row), [list]: [change(row)] };
    expect(linesOn(name, changed).join('\n')).toBe(words);
  });

  it.each<[ReadName, unknown, string]>([
    [
      'recommendations',
      { recommendations: ['x', 7] },
      'recommendations[1]: row skipped: a number where text is due',
    ],
    ['alerts', [null], '[0]: row skipped: null where an object is due'],
    ['alerts', [{}], '[0]: row skipped: no field that can be read'],
    ['regions', [{ color: 'x' }], '[0]: row skipped: nothing in key, name'],
  ])('%s %j', (name, response, words) => {
    expect(linesOn(name, response)).toEqual([`misfit: ${words}`]);
  });
});

const seed = 20_261_121;
const people = [...designatedTelemarketers().map(({ sent }) => sent), ...otherTelemarketers];
/** Added to every text of a response: a finding that quotes a text has it. */
const mark = '§';

function marked(value: unknown): unknown {
  if (typeof value === 'string') return mark + value;
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, marked(item)]));
}

/** Any JSON, changed good responses and marked ones, in equal parts; renamed fields have the mark, too. */
function responsesTo(name: ReadName, times: number): readonly unknown[] {
  const own = namesIn(good.get(name)).filter((each) => !people.includes(each));
  const fields = [...own, ...own.map(marked), ...oddKeys].map(String);
  const material = { random: randomOf(String(seed), name), odd: oddValues(seed), names: fields };
  const mutation = mutations(good.get(name), material);
  const makers = [() => arbitrary(material), mutation, () => marked(mutation())];
  return Array.from({ length: times }, (_, at) => makers[at % makers.length]?.());
}

/** The number of rows that the app skipped, at any depth. */
function unreadableIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = 'unreadable' in value && typeof value.unreadable === 'number' ? value.unreadable : 0;
  return Object.values(value).reduce<number>((sum, item) => sum + unreadableIn(item), own);
}

const isSkipped = /^(?:row|entry) skipped/;
/** The current month, which counts among the months where it cannot be read. */
const isNoMonth = /^summary(?:: .* where|\.currentMonth: (?:nothing in|.* where))/;

describe.each(names)(`%s, whatever a server responds, seed ${seed}`, (name) => {
  it('a loss is told exactly where Ajv refuses the response, and a skipped row where the app skips one', () => {
    let [valid, skippedRows] = [0, 0];
    for (const json of responsesTo(name, 150)) {
      const read = tryRead<unknown>(reads[name].response, json);
      // Another outermost form is told without the file (judge.ts).
      if (!read) continue;
      const findings = findingsOn(name, json);
      // Equal rows are no matter of a schema.
      const told = findings.some(
        ({ level, what }) => /misfit|loss/.test(level) && !/the same/.test(what),
      );
      const isValid = contract.accepts(schemaOf(name), json);
      expect({ json, told }).toEqual({ json, told: !isValid });
      const skipped = findings
        .filter(
          ({ path, what }) =>
            isSkipped.test(what) || (name === 'monthly' && isNoMonth.test(`${path}: ${what}`)),
        )
        .reduce((sum, { count }) => sum + count, 0);
      expect({ json, skipped }).toEqual({ json, skipped: unreadableIn(read.value) });
      valid += Number(isValid);
      skippedRows += skipped;
    }
    expect(valid).toBeGreaterThan(0);
    expect(skippedRows).toBeGreaterThanOrEqual(listIn(reads[name].response) ? 1 : 0);
  });

  it('no value and no name of it is told', () => {
    for (const json of responsesTo(name, 45).map(marked)) {
      const found = JSON.stringify(findingsOn(name, json));
      for (const text of [mark, ...people]) expect(found).not.toContain(text);
    }
  });
});

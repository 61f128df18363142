import { escapeRegExp } from 'es-toolkit/string';
import { type RegionKey, regionKeys, regions } from '../region/region.ts';
import type { Person } from '../people.ts';
import { cleanLine } from '../text/clean.ts';
import { capitalized } from '../text/format.ts';
import { internByText } from '../text/identity.ts';

/** S5, rule 1: digits alone are a valid title in these regions. */
export const phoneDigitsRegions: readonly RegionKey[] = ['chicago', 'arizona', 'florida'];
export const phoneDigitsLength = { min: 3, max: 4 } as const;
export const phoneDigitsExamples: readonly string[] = ['024', '5148', '9472'];

export const serviceCodes: readonly string[] = ['DD', 'WC', 'NHWC'];

/** S5, rule 3: these make a title invalid at once. */
export const blockingTerms: readonly string[] = ['blocked', 'busy', 'time off', 'test'];

/** Percents: 95 and 85 are the spec's (S5, S9); `unmet` is by unmet needs: one, two, more. */
export const confidences = {
  phoneDigits: 95,
  fullValidation: 85,
  instantInvalid: 90,
  unmet: [55, 65, 75],
} as const;

export const noReason = 'No reason given';

export interface Reason {
  readonly key: string;
  readonly label: string;
}

export interface ReasonRow {
  readonly reason: string;
  readonly telemarketer: Person;
  readonly customer: string;
  readonly salesRep: Person;
}

/** The rest of a longer text is not compared: a reason is a sentence. */
const longest = 200;
const gap = '…';

const fold = (text: string) => text.trim().toLowerCase();
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Behind a colon or a dash these words describe; a text without one of them is a name or a value. */
const describing = words(
  'no not non none without empty missing blank unknown invalid wrong bad fake duplicate contains is are was has cannot only too customer reason blocked busy off test',
);
const statuses = words('invalid blocked rejected reason error');
const leading = words('of by for at until till to from in on with the a an and or per');
const dayHalves = words('am pm a.m. p.m.');
const regionNames = new Set(regionKeys.flatMap((key) => [key, fold(regions[key].name)]));

/** After these words, the number is the reason. */
const numbered = /^(?:reason|error|code|rule|type|case|http)[\s\p{P}]*\p{N}[\p{N}\p{L}.]*$/iu;

const blockingTerm = new RegExp(
  String.raw`(?<!\p{L})(?:${blockingTerms.join('|')})(?!\p{L})`,
  'iu',
);
const quoted = /"[^"]*"|“[^”]*”|«[^»]*»|‘[^’]*’|`[^`]*`|(?<!\p{L})'[^']*'(?!\p{L})/gu;
const quoteMarks = /["“”«»‘`]/gu;
const apart = /:(?!\p{N})|\s[-–—]+\s/u;
const edges = /^[\s.,;:!?…–—-]+|[\s.,;:!?…–—-]+$/gu;

/** The group of a reason. A row's own people are left out of it by `reasonReader` alone. */
export function reasonKey(reason: string): string {
  return keyOf(reasonLabel(reason));
}

function keyOf(label: string): string {
  return fold(label.replaceAll(/[\s\p{P}]+/gu, ' '));
}

/** A reason without what differs from row to row; 'No reason given' for none. */
export function reasonLabel(reason: string): string {
  let label = labelOf(reason);
  // What is left out of a hostile text may leave a quote or a number where there was none.
  for (let passes = 0; passes < 8; passes += 1) {
    const before = label;
    label = labelOf(before);
    if (label === before) break;
  }
  return label;
}

function labelOf(reason: string): string {
  const text = cleanLine(cleanLine(reason).normalize('NFC').slice(0, longest));
  if (text === '' || fold(text) === 'n/a' || !isRead(text)) return noReason;
  const bare = text.replaceAll(edges, '');
  if (numbered.test(bare)) return capitalized(bare);
  const unquoted = text.replaceAll(quoted, (quote) => blockingTerm.exec(quote)?.[0] ?? gap);
  return sentence(unquoted) || sentence(text.replaceAll(quoted, ' $& ')) || 'Only a name or number';
}

function sentence(text: string): string {
  const [head = '', ...rest] = text.split(apart).map((part) => part.trim());
  const told = rest.filter(describes);
  const parts = told.length > 0 && statuses.has(fold(head)) ? told : [head, ...told];
  const isCut = told.length < rest.length;
  const shown = parts.map((part) => withoutValues(part, isCut)).filter((part) => part !== '');
  const label = capitalized(shown.join(': ').replaceAll(edges, ''));
  return isRead(label) ? label : '';
}

function isRead(text: string): boolean {
  return /[^\s\p{P}\p{Cf}]/u.test(text);
}

function describes(text: string): boolean {
  return wordsOf(text).some((word) => describing.has(word));
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[\s\p{P}]+/u)
    .filter(Boolean);
}

/** Without numbers and regions. `isCut`: a value after it was left out. */
function withoutValues(text: string, isCut: boolean): string {
  const kept: string[] = [];
  for (const sent of text.split(' ')) {
    const word = sent.replaceAll(quoteMarks, '');
    const folded = fold(word).replaceAll(edges, '');
    const isValue =
      /\p{N}/u.test(word) ||
      folded === '' ||
      regionNames.has(folded) ||
      (kept.at(-1) === gap && dayHalves.has(fold(word)));
    if (!isValue) kept.push(word);
    else if (kept.length > 0 && kept.at(-1) !== gap) kept.push(gap);
  }
  let isOpen = isCut;
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (last === gap) isOpen = true;
    else if (!isOpen || !leading.has(fold(last))) break;
    kept.pop();
  }
  return kept.join(' ');
}

/** Reads the groups of many rows, which share few reasons and names; a row's own people are left out. */
export function reasonReader(): (row: ReasonRow) => Reason {
  const folded = internByText(fold);
  const names = internByText(nameIn);
  const read = internByText((text): Reason => {
    const label = reasonLabel(text);
    return { key: keyOf(label), label };
  });
  return (row) => {
    let text = row.reason;
    for (const person of [row.telemarketer.name, row.customer, row.salesRep.name]) {
      const name = names(person);
      if (name !== '' && folded(text).includes(name))
        text = text.replaceAll(new RegExp(escapeRegExp(name), 'giu'), gap);
    }
    return read(text);
  };
}

/** A full name to look for: two words or more, without the words of reasons. */
function nameIn(person: string): string {
  const name = fold(person);
  const isName = name.length < longest && wordsOf(name).length > 1 && !describes(name);
  return isName ? name : '';
}

const emptyWho = 'Empty who field';

/** What a reason's words mean to somebody who does not know the calendar's fields; undefined for plain ones. */
export function reasonHint(reason: string): string | undefined {
  return reasonKey(reason) === reasonKey(emptyWho)
    ? 'The calendar event names no customer'
    : undefined;
}

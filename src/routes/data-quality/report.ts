import { partition } from 'es-toolkit/array';
import type { ComponentProps } from 'react';
import type { Appointment, Appointments } from '../../calls/appointments.ts';
import type { DataQuality } from '../../calls/quality.ts';
import type { Rows } from '../../api/tolerant.ts';
import {
  isWhole,
  type ReceivedList,
  receivedText,
  unreadableOf,
  type ListRead,
} from '../../api/received.ts';
import { showNumber, sumOf } from '../../domain/number/format.ts';
import { readPerson } from '../../domain/people.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { codeWords, countText } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import type { EmptyMessage } from '../../ui/card-messages.tsx';

/** The report, and the day's rows that its problems are about. */
export interface ReportAndRows {
  readonly report: ReadState<DataQuality>;
  readonly appointments: ReadState<Appointments>;
}

/** Phones and reports listed (spec 9, rulings C33). */
const mostListed = 10;

/** The first items, at most `mostListed`. */
export function firstListed<T>(items: readonly T[]): ReadonlySet<T> {
  return new Set(items.slice(0, mostListed));
}

/** '8 reports', or '10 of 23 reports listed' (rulings C33). */
export function listedText(listed: number, all: number, unit: string): string {
  if (listed >= all) return countText(all, unit);
  return `${showNumber(listed)} of ${countText(all, unit)} listed`;
}

const tabWords = {
  duplicates: /duplicat|merge/i,
  'phone-analysis': /phone|\bdial/i,
  validation: /valid|violat|missing|field|customer|sales rep/i,
} as const;

type SuggestedTab = keyof typeof tabWords;
const suggestedTabs = Object.keys(tabWords) as SuggestedTab[];

/** The tab that a suggestion's action, else its reason, is about; null when neither names one. */
export function suggestedTab(suggestion: { action: string; reason: string }): SuggestedTab | null {
  const tabIn = (text: string) => suggestedTabs.find((tab) => tabWords[tab].test(text));
  return tabIn(suggestion.action) ?? tabIn(suggestion.reason) ?? null;
}

/** A field's name in words: 'salesRep' becomes 'Sales rep'; a name with spaces keeps its words. */
export function fieldWords(field: string): string {
  if (/\s/.test(field)) return codeWords(field);
  const snake = field
    .replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, '_')
    .replaceAll(/(?<=_)\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());
  return codeWords(snake);
}

/** Rows by key, in the order of each key's first row. */
export function grouped<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): Map<string, [T, ...T[]]> {
  const groups = new Map<string, [T, ...T[]]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/**
 * A group's appointments, the primary one first (spec 2). The report sends it separately, and usually in the list as
 * well.
 */
export function primaryFirst(
  appointments: readonly Appointment[],
  primary: Appointment | null,
): readonly Appointment[] {
  if (primary === null) return appointments;
  const same = appointments.filter((row) => isSameByValue(row, primary));
  const { id } = primary.salesRep;
  const own = same.find(({ salesRep }) => salesRep.id === id) ?? (id === '' ? same[0] : undefined);
  const index = own === undefined ? -1 : appointments.indexOf(own);
  return [primary, ...appointments.filter((_row, at) => at !== index)];
}

/** Whether two rows are of one appointment, however region, time, names and phone are spelled; what one of them lacks may be anything. */
function isSameByValue(row: Appointment, other: Appointment): boolean {
  const { salesRep: _rep, ...compared } = fields;
  const keysOf = [...Object.values(compared).map(([, keyOf]) => keyOf), timeKey];
  return keysOf.every((keyOf) => {
    const [one, two] = [keyOf(row), keyOf(other)];
    return one === two || one === '' || two === '';
  });
}

const timeKey: KeyOf = ({ time: { ms, text } }) => (ms === null ? text : String(ms));

/** A phone's call link, so that two spellings of one number are equal (rulings A18); another text only equals itself. */
export function phoneKey(phone: string): string {
  return phoneNumberOf(phone)?.href ?? phone;
}

type KeyOf = (row: Appointment) => string;

/** The fields in which duplicates are compared, as values: spellings of one person or phone are equal. */
const fields = {
  title: ['Title', ({ title }) => title.toLowerCase()],
  customer: ['Customer', ({ customer }) => readPerson(customer).id],
  region: ['Region', ({ region }) => region.id],
  salesRep: ['Sales rep', ({ salesRep }) => salesRep.id],
  telemarketer: ['Telemarketer', ({ telemarketer }) => telemarketer.id],
  phone: ['Phone', ({ phone }) => phoneKey(phone.text)],
} as const satisfies Record<string, readonly [label: string, KeyOf]>;

export interface ComparedRow {
  readonly field: keyof typeof fields | 'time';
  readonly label: string;
  /** Whether each appointment differs from the first, in their order. */
  readonly differs: readonly boolean[];
}

/** The fields but the time in which appointments are all the same, and those in which they differ. */
export function comparison(appointments: readonly Appointment[]) {
  const rows = Object.entries(fields).map(([field, [label, keyOf]]): ComparedRow => {
    const keys = appointments.map(keyOf);
    const differs = keys.map((key) => key !== keys[0]);
    return { field: field as keyof typeof fields, label, differs };
  });
  const [different, same] = partition(rows, ({ differs }) => differs.includes(true));
  return { same, different };
}

interface EmptyPart {
  readonly title: string;
  /** 'No invalid phones' */
  readonly text: string;
  readonly list: Rows<unknown>;
  /** The summary's count of what the list has; null where it is not known. */
  readonly counted: number | null;
}

/** The text of a card without rows: good news only where all of the report was read and nothing in it says otherwise (A13, A15). */
export function emptyOf(
  data: DataQuality | undefined,
  part: EmptyPart,
): ComponentProps<typeof EmptyMessage> {
  const { title, text, list, counted } = part;
  const { totalProcessed } = data?.summary ?? {};
  if (list.isNoList || (list.unreadable > 0 && list.rows.length === 0))
    return {
      kind: 'unread',
      text: `${title} could not be read`,
      hint: receivedText(list) || 'The report has something else than a list of them.',
    };
  if (!isWhole(list))
    return { kind: 'unread', text: 'None among the rows received', hint: receivedText(list) };
  if (counted !== null && counted > 0)
    return {
      text: `0 of ${showNumber(counted)} listed`,
      hint: 'The report counts them, but lists none.',
    };
  if (counted === null && list.rows.length === 0)
    return {
      kind: 'unread',
      text: 'None listed',
      hint: 'The report does not say how many there are.',
    };
  if (totalProcessed === 0) return { text, hint: 'The report covers no appointments yet.' };
  return { kind: 'good', text };
}

export const noRows: Rows<never> = { rows: [], unreadable: 0, isNoList: false, total: null };

/** A list with the lists in its rows: one that is no list is an unreadable row (rulings A13). */
export function withInner<T, L extends ReceivedList<T>>(
  list: L & ReceivedList<T>,
  innerOf: (row: T) => ListRead,
): L {
  const inner = sumOf(list.rows, (row) => unreadableOf(innerOf(row)));
  return { ...list, unreadable: list.unreadable + inner };
}

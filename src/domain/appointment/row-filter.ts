import { readPerson, readRep } from '../people.ts';
import { readRegion, type Region } from '../region/region.ts';
import { isBlank } from '../text/clean.ts';
import { matches, searchQuery, searchText } from '../text/search.ts';
import { easternClock } from '../time/eastern.ts';
import type { Time } from '../time/read-time.ts';
import { reasonKey, reasonReader, type ReasonRow } from './reasons.ts';
import { readStatus, type Status } from './appointment.ts';

/** Which appointments are meant (C16). '' and null filter nothing; 'N/A' finds rows without the text. */
export interface RowFilter {
  readonly q: string;
  /** A region by any of its names (A4), or an unknown one's text. */
  readonly region: string;
  readonly status: string;
  readonly telemarketer: string;
  readonly reason: string;
  readonly rep: string;
  /** The Eastern hour of booking, 0 to 23. */
  readonly hour: number | null;
}

export const noFilter: RowFilter = {
  q: '',
  region: '',
  status: '',
  telemarketer: '',
  reason: '',
  rep: '',
  hour: null,
};

/** The lists of the dashboard; 'all' includes undecided rows (A3). */
export type RowList = 'valid' | 'invalid' | 'all';

export interface FilterableRow extends ReasonRow {
  readonly title: string;
  readonly region: Region;
  readonly status: Status;
  readonly time: Time;
  readonly phone: { readonly text: string; readonly digits: string };
}

export function isFiltering(filter: RowFilter): boolean {
  return Object.values(filter).some((value) => value !== null && !isBlank(String(value)));
}

/** The rows of a list that a filter means, in their order; without a filter, the same list. */
export function filterRows<T extends FilterableRow>(
  rows: readonly T[],
  filter: RowFilter,
): readonly T[] {
  const tests = testsOf(filter);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((holds) => holds(row)));
}

const searched = new WeakMap<FilterableRow, string>();

/** Everything that a search compares of a row, once per row. */
function searchedText(row: FilterableRow): string {
  let text = searched.get(row);
  if (text === undefined) {
    const { title, customer, telemarketer, salesRep, reason, phone } = row;
    const names = [telemarketer.name, salesRep.sent, salesRep.name];
    text = searchText([title, customer, ...names, reason, phone.text].join('\n'));
    searched.set(row, text);
  }
  return text;
}

type Test = (row: FilterableRow) => boolean;

function testsOf({ q, region, status, telemarketer, reason, rep, hour }: RowFilter): Test[] {
  const tests: Test[] = [];
  const add = <T extends { readonly id: string }>(
    text: string,
    read: (text: string) => T,
    valueOf: (row: FilterableRow) => T,
  ) => {
    if (isBlank(text)) return;
    const wanted = read(text).id;
    tests.push((row) => valueOf(row).id === wanted);
  };
  add(region, readRegion, (row) => row.region);
  add(status, readStatus, (row) => row.status);
  add(telemarketer, readPerson, (row) => row.telemarketer);
  if (!isBlank(reason)) {
    const wanted = reasonKey(reason);
    const read = reasonReader();
    tests.push((row) => read(row).key === wanted);
  }
  add(rep, readRep, (row) => row.salesRep);
  if (hour !== null) tests.push((row) => easternHourOf(row.time) === hour);
  const query = searchQuery(q);
  if (query.phrase !== '')
    tests.push((row) => matches(query, { texts: [searchedText(row)], phone: row.phone.digits }));
  return tests;
}

/** The Eastern hour of a time, 0 to 23; null for none. */
export function easternHourOf({ ms }: Time): number | null {
  return ms === null ? null : easternClock(ms).hour;
}

const textOf = {
  Title: ({ title }) => title,
  Customer: ({ customer }) => customer,
  Telemarketer: ({ telemarketer }) => telemarketer.name,
  'Sales rep': ({ salesRep }) => salesRep.name,
  Phone: ({ phone }) => phone.text,
  Reason: ({ reason }) => reason,
} satisfies Record<string, (row: FilterableRow) => string>;

export type SearchedField = keyof typeof textOf;
const fields = Object.keys(textOf) as SearchedField[];

/** The field in which a search found a row that the list does not show; null if the shown fields have every word. */
export function hiddenMatch(row: FilterableRow, typed: string, shown: readonly SearchedField[]) {
  const { phrase, words } = searchQuery(typed);
  const has = (field: SearchedField, word: string) =>
    matches(searchQuery(word), {
      texts: [searchText(textOf[field](row))],
      phone: field === 'Phone' ? row.phone.digits : '',
    });
  const missing = [...new Set([phrase, ...words])].filter(
    (word) => !shown.some((field) => has(field, word)),
  );
  if (words.every((word) => !missing.includes(word))) return null;
  const fieldFound = fields.find(
    (field) => !shown.includes(field) && missing.some((word) => has(field, word)),
  );
  return fieldFound ? { label: fieldFound, text: textOf[fieldFound](row) } : null;
}

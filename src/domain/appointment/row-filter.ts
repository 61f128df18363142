import { nameKey } from '../people.ts';
import { regionId } from '../region/region.ts';
import { matcherOf } from '../text/matcher.ts';
import { fold, memoizeByText } from '../text/words.ts';
import { oneLine } from '../text/plain-text.ts';
import { easternClock, parseInstant } from '../time/eastern.ts';
import { shownText } from './appointment.ts';
import { reasonKey, reasonReader, type ReasonRow } from './reasons.ts';
import type { Named } from './token.ts';

/** Which appointments are meant (rulings C16). '' and null filter nothing; 'N/A' finds rows without the text. */
export interface RowFilter {
  readonly q: string;
  /** A region by any of its names (rulings A4), or the server's own text. */
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

/** The lists of the dashboard: 'all' includes the rows of neither side (rulings A3). */
export type RowList = 'valid' | 'invalid' | 'all';

type FilterableRow = Named & ReasonRow & { readonly status: string };

export function isFiltering(filter: RowFilter): boolean {
  return Object.values(filter).some((value) => value !== null && String(value).trim() !== '');
}

// A URL can't hold half a character, so one line is compared.
const sentText = (text: string) => oneLine(shownText(text));

/** The same for every spelling of a person's name; 'n/a' for none. */
export function personKey(name: string): string {
  return nameKey(sentText(name));
}

export function placeKey(region: string): string {
  return regionId(sentText(region));
}

/** The rows of a list that a filter means, in their order; without a filter, the same list. */
export function filterRows<T extends FilterableRow>(
  rows: readonly T[],
  filter: RowFilter,
): readonly T[] {
  const tests = testsOf(filter);
  return tests.length === 0 ? rows : rows.filter((row) => tests.every((holds) => holds(row)));
}

function searchedTexts(row: FilterableRow): readonly string[] {
  const { title, customer, telemarketer, salesRep, reason, phone } = row;
  return [title, customer, telemarketer, salesRep, reason, phone, phone.replaceAll(/\D/g, '')];
}

type Test = (row: FilterableRow) => boolean;

function testsOf({ q, region, status, telemarketer, reason, rep, hour }: RowFilter): Test[] {
  const tests: Test[] = [];
  const add = (
    text: string,
    keyOf: (text: string) => string,
    of: (row: FilterableRow) => string,
  ) => {
    if (text.trim() === '') return;
    const wanted = keyOf(text);
    const isWanted = memoizeByText((sent) => keyOf(sent) === wanted);
    tests.push((row) => isWanted(of(row)));
  };
  add(region, placeKey, (row) => row.region);
  add(
    status,
    (text) => fold(sentText(text)),
    (row) => row.status,
  );
  add(telemarketer, personKey, (row) => row.telemarketer);
  if (reason.trim() !== '') {
    const wanted = reasonKey(reason);
    const read = reasonReader();
    tests.push((row) => read(row).key === wanted);
  }
  add(rep, personKey, (row) => row.salesRep);
  if (hour !== null) tests.push((row) => easternHourOf(row.time) === hour);
  if (q.trim() !== '') {
    const matches = matcherOf(q);
    tests.push((row) => matches(searchedTexts(row)));
  }
  return tests;
}

export function easternHourOf(text: string): number | null {
  const ms = parseInstant(text);
  return ms === null ? null : (easternClock(ms)?.hour ?? null);
}

import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { searchedTexts } from '../../domain/appointment/row-filter.ts';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { regionOf } from '../../domain/region/region.ts';
import {
  byScore,
  type Entry,
  fieldsOf,
  find,
  type FoundGroup,
  type Match,
  mostFound,
  type Query,
} from './find.ts';
import { foldedText } from '../../domain/text/matcher.ts';
import { oneLine } from '../../domain/text/plain-text.ts';

/** So many rows are searched in one task. */
export const rowsPerSlice = 1_000;

// A poll keeps the rows that did not change, so each is prepared once.
const prepared = new WeakMap<Appointment, string>();

/** All that a list's search reads of a row, without case and accents. */
function textOf(row: Appointment): string {
  let text = prepared.get(row);
  if (text === undefined) prepared.set(row, (text = foldedText(searchedTexts(row).join('\n'))));
  return text;
}

const fieldsIn = (row: Appointment) =>
  fieldsOf(shownText(row.customer), [
    ['title', shownTitle(row.title)],
    ['phone', row.phone],
  ]);

export interface RowsFound {
  readonly group: FoundGroup;
  /** How many rows the dashboard's list finds by the same words (rulings C16). */
  readonly listed: number;
}

/**
 * Finds rows by customer, title and phone, the last of the list first, since they are the newest. Yields what it
 * has found so far after each slice but the last, and returns the whole.
 */
export function* searchRows(
  rows: readonly Appointment[],
  query: Query,
  open: (token: string) => void,
): Generator<RowsFound, RowsFound> {
  const matches: { readonly row: Appointment; readonly match: Match }[] = [];
  let listed = 0;
  const soFar = (): RowsFound => {
    const best = matches.toSorted(byScore).slice(0, mostFound);
    const found = best.map(({ row, match }, index) => ({
      entry: entryOf(row, index, open),
      match,
    }));
    return { group: { group: 'Appointments', found, total: matches.length }, listed };
  };
  for (let end = rows.length; end > 0; end -= rowsPerSlice) {
    for (const row of rows.slice(Math.max(0, end - rowsPerSlice), end).toReversed()) {
      const text = textOf(row);
      if (query.words.every((word) => text.includes(word))) listed += 1;
      else if (query.digits === '' || !text.includes(query.digits)) continue;
      const match = find(fieldsIn(row), query);
      if (match) matches.push({ row, match });
    }
    if (end > rowsPerSlice) yield soFar();
  }
  return soFar();
}

function entryOf(row: Appointment, index: number, open: (token: string) => void): Entry {
  const token = appointmentToken(row);
  return {
    group: 'Appointments',
    // Equal rows share their token.
    key: `${token}|${index}`,
    label: shownText(row.customer),
    note: [shownTitle(row.title), oneLine(row.status)].filter(Boolean).join(' · '),
    region: regionOf(row.region),
    fields: fieldsIn(row),
    act: () => open(token),
  };
}

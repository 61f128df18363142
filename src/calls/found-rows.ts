import { countAmong } from '../api/received.ts';
import { outcomesOf } from '../domain/appointment/appointment.ts';
import {
  type FilterableRow,
  filterRows,
  noFilter,
  type RowFilter,
  type RowList,
} from '../domain/appointment/row-filter.ts';
import { countWhere } from '../domain/number/arithmetic.ts';

/** The rows of a list that a filter means. */
interface FoundRows<T> {
  readonly rows: readonly T[];
  /** How many of them are of the days in the heading, and how many are not (rulings C37). */
  readonly ofDay: number;
  readonly otherDays: number;
  /** As `ofDay`; null for 0 while rows are missing that the filter may mean (rulings A15). */
  readonly count: number | null;
}

export type FoundLists<T> = Readonly<Record<RowList, FoundRows<T>>>;

/** Finds the rows that a filter means, by outcome. `part` says what is missing of them: '20 of 76 received'. */
export function findRows<T extends FilterableRow>(
  rows: readonly T[],
  filter: Partial<RowFilter>,
  isOfDay: (row: T) => boolean,
  part: string,
): FoundLists<T> {
  const all = filterRows(rows, { ...noFilter, ...filter });
  const { valid, invalid } = outcomesOf(all);
  const counted = (listRows: readonly T[]): FoundRows<T> => {
    const ofDay = countWhere(listRows, isOfDay);
    return {
      rows: listRows,
      ofDay,
      otherDays: listRows.length - ofDay,
      count: countAmong(ofDay, part),
    };
  };
  return { all: counted(all), valid: counted(valid), invalid: counted(invalid) };
}

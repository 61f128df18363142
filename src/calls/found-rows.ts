import { outcomesOf } from '../domain/appointment/appointment.ts';
import {
  type FilterableRow,
  filterRows,
  noFilter,
  type RowFilter,
  type RowList,
} from '../domain/appointment/row-filter.ts';

/** The rows of a list that a filter means, by outcome. */
export type FoundLists<T> = Readonly<Record<RowList, readonly T[]>>;

export function findRows<T extends FilterableRow>(
  rows: readonly T[],
  filter: Partial<RowFilter>,
): FoundLists<T> {
  const all = filterRows(rows, { ...noFilter, ...filter });
  return { all, ...outcomesOf(all) };
}

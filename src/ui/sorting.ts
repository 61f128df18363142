import type { ReactNode } from 'react';
import { notAvailable, noValue } from '../domain/text/format.ts';

/** The value that a column sorts its rows by; null, 'N/A' and '–' come last in both directions. */
export type SortBy<T> = (row: T) => string | number | null;

export interface SortableColumn<T> {
  readonly head: ReactNode;
  readonly kind?: string;
  readonly sortBy?: SortBy<T>;
}

/** Which column orders the rows of a table. */
export interface Sorting {
  /** Its head; '' where the rows have an order of their own. */
  readonly head: string;
  readonly isDescending: boolean;
  readonly onSort: (head: string) => void;
}

const unknown: ReadonlySet<string | number | null> = new Set([null, '', notAvailable, noValue]);

const collator = new Intl.Collator('en', { numeric: true });

/** The rows in the order of a column; equal rows keep their order, and so do all without such a column. */
export function sortRows<T>(
  rows: readonly T[],
  columns: readonly (SortableColumn<T> | false)[],
  { head, isDescending }: Pick<Sorting, 'head' | 'isDescending'>,
): readonly T[] {
  const column = columns.find((sortable) => sortable !== false && sortable.head === head);
  const sortBy = column ? column.sortBy : undefined;
  if (!sortBy) return rows;
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sortBy(row) }))
    .toSorted((a, b) => compare(a.value, b.value, sign))
    .map(({ row }) => row);
}

function compare(a: string | number | null, b: string | number | null, sign: number): number {
  const [isLast, isOtherLast] = [a, b].map((value) => unknown.has(value));
  if (isLast || isOtherLast) return Number(isLast) - Number(isOtherLast);
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
  return sign * collator.compare(String(a), String(b));
}

/** The direction of the first click: figures and times with the largest first, texts from A. */
export function firstDirection<T>(
  columns: readonly (SortableColumn<T> | false)[],
  head: string,
): boolean {
  return columns.some(
    (sortable) => sortable !== false && sortable.head === head && sortable.kind === 'figure',
  );
}

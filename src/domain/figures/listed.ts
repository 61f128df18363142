import { sumOf, unreadableOf } from '../number/format.ts';

interface Listed {
  readonly unreadable: number;
  readonly isNoList: boolean;
}

/** A list with the lists in its rows: one that is no list is an unreadable row (rulings A13). */
export function withInner<L extends Listed & { readonly rows: readonly unknown[] }>(
  list: L,
  innerOf: (row: L['rows'][number]) => Listed,
): L {
  return {
    ...list,
    unreadable: list.unreadable + sumOf(list.rows, (row) => unreadableOf(innerOf(row))),
  };
}

/** How many there are of what a list shows: as many as the response counts, and no fewer; null where it has no list. */
export function countOf(list: Listed, shown: number, counted: number | null): number | null {
  const isUnknown = list.isNoList || (shown === 0 && list.unreadable > 0);
  return counted === null && isUnknown ? null : Math.max(shown, counted ?? 0);
}

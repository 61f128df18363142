import { useMemo } from 'react';
import { slugOf } from '../domain/text/format.ts';
import { firstDirection, type SortableColumn, sortRows, type Sorting } from '../ui/sorting.ts';
import { changeSearch, useSearchText } from './location.ts';

/**
 * The rows of a table in the order that the URL's `sort` names (C43): 'customer', or '-customer' for the other
 * direction. Without a column of that name, they keep their order: `own` is the sort that it is, '-time'.
 */
export function useSorted<T>(
  rows: readonly T[],
  columns: readonly (SortableColumn<T> | false)[],
  ownSort = '',
): { readonly rows: readonly T[]; readonly sorting: Sorting } {
  const sent = useSearchText('sort');
  const sorting = useMemo((): Sorting => {
    const heads = columns.flatMap((column) =>
      column && typeof column.head === 'string' ? [column.head] : [],
    );
    const headOf = (sort: string) => heads.find((name) => slugOf(name) === sort.replace(/^-/, ''));
    // Another table of the screen may have the sorted column.
    const text = headOf(sent) === undefined ? ownSort : sent;
    const head = headOf(text) ?? '';
    const isDescending = text.startsWith('-');
    return {
      head,
      isDescending,
      onSort: (next) => {
        const isNext = next === head ? !isDescending : firstDirection(columns, next);
        const sort = `${isNext ? '-' : ''}${slugOf(next)}`;
        changeSearch({ sort: sort === ownSort ? '' : sort });
      },
    };
  }, [sent, ownSort, columns]);
  return {
    rows: useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]),
    sorting,
  };
}

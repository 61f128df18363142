import { useMemo } from 'react';
import { firstDirection, sortRows, type Sorting } from '../ui/sorting.ts';
import type { Column } from '../ui/table.tsx';
import { changeSearch, useSearchText } from './location.ts';

const slugOf = (head: string) => head.toLowerCase().replaceAll(' ', '-');

/**
 * The rows of a table in the order that the URL's `sort` names (rulings C43): 'customer', or '-customer' for the other
 * direction. Without a column of that name, they keep their order.
 */
export function useSorted<T>(
  rows: readonly T[],
  columns: readonly (Column<T> | false)[],
  /** The order without `sort` in the URL, which then leaves it out. */
  byDefault = '',
): { readonly rows: readonly T[]; readonly sorting: Sorting } {
  const text = useSearchText('sort') || byDefault;
  const sorting = useMemo((): Sorting => {
    const isDescending = text.startsWith('-');
    const slug = isDescending ? text.slice(1) : text;
    const heads = columns.flatMap((column) =>
      column && typeof column.head === 'string' ? [column.head] : [],
    );
    const head = heads.find((each) => slugOf(each) === slug) ?? '';
    return {
      head,
      isDescending,
      onSort: (next) => {
        const isNext = next === head ? !isDescending : firstDirection(columns, next);
        const sort = `${isNext ? '-' : ''}${slugOf(next)}`;
        changeSearch({ sort: sort === byDefault ? '' : sort });
      },
    };
  }, [text, columns, byDefault]);
  return {
    rows: useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]),
    sorting,
  };
}

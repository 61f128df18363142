import { useMemo } from 'react';
import { slugOf } from '../domain/text/words.ts';
import { type Ordered, orderText } from '../domain/time/order.ts';
import { firstDirection, type SortableColumn, sortRows, type Sorting } from '../ui/sorting.ts';
import { changeSearch, useSearchText } from './location.ts';

/**
 * The rows of a table in the order that the URL's `sort` names (rulings C43): 'customer', or '-customer' for the other
 * direction. Without a column of that name, they keep their order: `own` is the sort that it is, '-time'.
 */
export function useSorted<T>(
  rows: readonly T[],
  columns: readonly (SortableColumn<T> | false)[],
  own = '',
): { readonly rows: readonly T[]; readonly sorting: Sorting } {
  const text = useSearchText('sort') || own;
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
        changeSearch({ sort: sort === own ? '' : sort });
      },
    };
  }, [text, own, columns]);
  return {
    rows: useMemo(() => sortRows(rows, columns, sorting), [rows, columns, sorting]),
    sorting,
  };
}

/** What a list says of its order, also where a head sorts it. */
export function sortText(
  { head, isDescending }: Sorting,
  ordered: Pick<Ordered<unknown>, 'isOrdered'>,
): string {
  const isOwn = head === '' || (isDescending && head === 'Time' && ordered.isOrdered);
  return isOwn ? orderText(ordered) : `Sorted by ${head.toLowerCase()}`;
}

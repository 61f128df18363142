import { Search } from 'lucide-react';
import { useEffect, useId } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { changeSearch } from '../../shell/location.ts';
import { forgetTyped, typeSearch, useTyped, writeTyped } from '../../shell/typed-search.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { SortButton } from '../../ui/table.tsx';
import type { AlertTab } from './alerts.ts';
import type { Review } from './use-review.ts';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** Search and order of the queue, and the heads of its rows (rulings C43, visual.md 21). */
export function QueueBar({ review: { queue } }: { readonly review: Review }) {
  const { q, order, lists, tab, total } = queue;
  const typed = useTyped('q');
  const id = useId();
  useEffect(() => () => forgetTyped('q'), []);
  return (
    <>
      <div
        role="search"
        aria-label="Alerts"
        className="border-line flex min-h-[52px] flex-wrap items-center gap-2.5 border-b px-4 py-2 print:hidden"
      >
        <div className="relative max-sm:basis-full sm:w-[238px]">
          <label htmlFor={`${id}-q`} className="sr-only">
            Search alerts
          </label>
          <Search
            aria-hidden
            className="icon text-ink-3 absolute top-1/2 left-2.5 -translate-y-1/2"
          />
          <input
            id={`${id}-q`}
            type="search"
            autoComplete="off"
            placeholder="Title, customer, reason, notes"
            value={typed ?? q}
            onChange={(event) => typeSearch('q', event.target.value)}
            onBlur={writeTyped}
            className="focus-inside rounded-control border-line-control bg-surface text-small placeholder:text-ink-3 h-8 w-full min-w-0 border pr-2 pl-8 max-sm:h-10 max-sm:text-[16px]"
          />
        </div>
        <span id={`${id}-order`} className="sr-only">
          Order
        </span>
        <Segmented
          labelledBy={`${id}-order`}
          size="small"
          options={orders}
          value={order.byTime}
          onChange={(value) => changeSearch({ sort: value === 'oldest' ? value : '' })}
        />
        <p className="text-caption text-ink-2 whitespace-nowrap tabular-nums">
          {showNumber(lists[tab].length)} of {showNumber(total)}
        </p>
      </div>
      <div
        role="group"
        aria-label="Sort alerts"
        className={`border-line text-caption text-ink-3 h-8 items-center border-b px-4 font-medium max-sm:hidden! print:hidden ${columnsClass[tab]}`}
      >
        {order.heads.map((head) => (
          <span key={head} className="last:text-right">
            <SortButton head={head} sorting={order.sorting} />
            {head === order.sorting.head && (
              <span className="sr-only">
                {order.sorting.isDescending ? 'descending' : 'ascending'}
              </span>
            )}
          </span>
        ))}
      </div>
    </>
  );
}

const decided = 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_96px_176px]';

/** The columns of heads and rows. */
export const columnsClass: Readonly<Record<AlertTab, string>> = {
  pending: 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_136px_112px]',
  reviewed: decided,
  dismissed: decided,
};

import { Play, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showNumber } from '../../domain/text/format.ts';
import { changeSearch } from '../../shell/location.ts';
import { useSearchBox } from '../../shell/search-box.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SortButton } from '../../ui/table.tsx';
import { columnsClass } from './alert-row.tsx';
import { ShortcutButton } from './keys.tsx';
import type { Review } from './use-review.ts';

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

const changeOrder = (value: string) => changeSearch({ sort: value === 'oldest' ? value : '' });

const fieldClass = 'rounded-control border-line-control bg-surface border';

/** Search and order of the queue (C43); on a phone the start of a review too. */
export function QueueBar({ review }: { readonly review: Review }) {
  return useMinWidth('sm') ? <WideBar review={review} /> : <PhoneBar review={review} />;
}

/** With the heads of the rows. */
function WideBar({ review: { queue } }: { readonly review: Review }) {
  const { order, tab } = queue;
  const { head: sortedBy, isDescending } = order.sorting;
  return (
    <>
      <div
        role="search"
        aria-label="Alerts"
        className="border-line flex min-h-[52px] flex-wrap items-center gap-2.5 border-b px-4 py-2 print:hidden"
      >
        <SearchBox className="w-[238px]" />
        <div>
          <Segmented
            label="Order"
            size="small"
            options={orders}
            value={order.byTime}
            onChange={changeOrder}
          />
        </div>
        <Found queue={queue} />
      </div>
      <div
        role="group"
        aria-label="Sort alerts"
        className={`border-line text-caption text-ink-3 h-8 items-center border-b px-4 font-medium print:hidden ${columnsClass[tab]}`}
      >
        {order.heads.map((head) => (
          <span key={head} className="last:text-right">
            <SortButton head={head} sorting={order.sorting} />
            {head === sortedBy && (
              <span className="sr-only">{isDescending ? 'descending' : 'ascending'}</span>
            )}
          </span>
        ))}
      </div>
    </>
  );
}

/** How many alerts a search found. */
function Found({ queue: { q, lists, tab, total } }: Pick<Review, 'queue'>) {
  if (q === '') return null;
  return (
    <p className="text-caption text-ink-2 whitespace-nowrap tabular-nums">
      {showNumber(lists[tab].length)} of {showNumber(total)}
    </p>
  );
}

/** One line: Start Review and the order, or in their place the search, opened by its button. */
function PhoneBar({ review: { queue, actions } }: { readonly review: Review }) {
  const { order, lists, q } = queue;
  const [isOpen, setIsOpen] = useState(q !== '');
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The field takes the focus as it opens, and its button as it closes.
  useEffect(() => {
    if (wasOpen.current !== isOpen)
      box.current?.querySelector<HTMLElement>(isOpen ? 'input' : '[data-opens-search]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div
      ref={box}
      role="search"
      aria-label="Alerts"
      className="border-line flex items-center gap-2 border-b px-3 py-2 print:hidden"
    >
      {isOpen ? (
        <>
          <SearchBox className="min-w-0 flex-1" />
          <Found queue={queue} />
          <IconButton
            label="Close search"
            icon={X}
            className="size-10!"
            onClick={() => {
              changeSearch({ q: '' });
              setIsOpen(false);
            }}
          />
        </>
      ) : (
        <>
          {lists.pending.length > 0 && (
            <ShortcutButton
              shortcut="start"
              look="primary"
              icon={Play}
              className="h-10! min-w-0 flex-1"
              onClick={actions.startSession}
            />
          )}
          <select
            aria-label="Order"
            value={order.byTime}
            onChange={(event) => changeOrder(event.target.value)}
            className={`${fieldClass} h-10 min-w-0 px-2 text-[16px] ${lists.pending.length > 0 ? '' : 'flex-1'}`}
          >
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            {order.byTime === '' && <option value="">{order.name}</option>}
          </select>
          <IconButton
            data-opens-search
            label="Search alerts"
            icon={Search}
            className={`${fieldClass} size-10!`}
            onClick={() => setIsOpen(true)}
          />
        </>
      )}
    </div>
  );
}

function SearchBox({ className }: { readonly className: string }) {
  const box = useSearchBox('q');
  return (
    <label className={`relative ${className}`}>
      <span className="sr-only">Search alerts</span>
      <Search aria-hidden className="icon text-ink-3 absolute top-1/2 left-2.5 -translate-y-1/2" />
      <input
        {...box}
        placeholder="Title, customer, reason, notes"
        className={`${fieldClass} focus-inside text-small placeholder:text-ink-3 h-8 w-full min-w-0 pr-2 pl-8 max-sm:h-10`}
      />
    </label>
  );
}

import { Keyboard, Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type AlertFigures,
  type AlertStats,
  alertStats,
  alerts as alertsCall,
} from '../../calls/alerts.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import type { CountedTwice } from '../../calls/counted-twice.ts';
import { ContradictionLine } from '../../query/contradiction-line.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { changeSearch } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { useHasKeyboard } from '../../shell/shortcuts.ts';
import { useSearchBox } from '../../shell/typed-search.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SortButton } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Clamped } from '../../ui/text.tsx';
import { AlertList, columnsClass } from './alert-list.tsx';
import { alertTabs, tabLabels } from './alerts.ts';
import { shortcutOf } from './keys.tsx';
import type { Review } from './use-review.ts';

export function QueueCard({ review }: { readonly review: Review }) {
  const { queue, actions } = review;
  useQueueKeys(review);
  const hasKeyboard = useHasKeyboard();
  return (
    <QueryCard
      title="Alerts"
      subtitle={
        <ContradictionLine
          here={alertsCall}
          there={alertStats}
          countsOf={tabCounts}
          words={['here', 'in the figures above']}
        />
      }
      className="min-h-[26rem] max-sm:[&>header]:min-h-11 max-sm:[&>header]:py-1"
      state={review.alerts}
      what="Alerts"
      skeleton={[5, 73]}
      footer={
        queue.counts.unknown > 0 && (
          <span>{countText(queue.counts.unknown, 'alert')} with an unknown status</span>
        )
      }
      actions={
        hasKeyboard && (
          <IconButton
            label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            className="-mr-1.5"
            icon={Keyboard}
            onClick={actions.openHelp}
          />
        )
      }
    >
      {review.alertId !== '' && !review.open && (
        <p className="border-line text-small text-ink-2 border-t px-4 py-2.5">
          This alert is no longer available.
        </p>
      )}
      <Tabs
        value={queue.tab}
        onChange={actions.showTab}
        tabs={alertTabs.map((tab) => ({
          value: tab,
          label: (
            <>
              {tabLabels[tab]}{' '}
              <CountBadge>
                {showNumber(queue.counts[tab] || (review.isComplete ? 0 : null))}
              </CountBadge>
            </>
          ),
          content: (
            <>
              {queue.total > 0 && <QueueBar review={review} />}
              <div ref={review.rowsBox} className="flex min-w-0 flex-1 flex-col">
                {tab === 'pending' && <NewAlerts review={review} />}
                {queue.reason !== '' && <ReasonFilter review={review} />}
                <AlertList tab={tab} review={review} />
              </div>
            </>
          ),
        }))}
      />
    </QueryCard>
  );
}

const orders = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
] as const;

/** Search and order of the queue, and the heads of its rows (rulings C43, visual.md 21). */
function QueueBar({ review: { queue } }: { readonly review: Review }) {
  const { order, lists, tab, total, q } = queue;
  const { head: sortedBy, isDescending } = order.sorting;
  const box = useSearchBox('q');
  return (
    <>
      <div
        role="search"
        aria-label="Alerts"
        className="border-line flex min-h-[52px] flex-wrap items-center gap-2.5 border-b px-4 py-2 print:hidden"
      >
        <label className="relative max-sm:min-w-24 max-sm:flex-1 sm:w-[238px]">
          <span className="sr-only">Search alerts</span>
          <Search
            aria-hidden
            className="icon text-ink-3 absolute top-1/2 left-2.5 -translate-y-1/2"
          />
          <input
            {...box}
            placeholder="Title, customer, reason, notes"
            className="focus-inside rounded-control border-line-control bg-surface text-small placeholder:text-ink-3 h-8 w-full min-w-0 border pr-2 pl-8 max-sm:h-10"
          />
        </label>
        <div>
          <Segmented
            label="Order"
            size="small"
            options={orders}
            value={order.byTime}
            onChange={(value) => changeSearch({ sort: value === 'oldest' ? value : '' })}
          />
        </div>
        <p
          className={`text-caption text-ink-2 whitespace-nowrap tabular-nums ${q === '' ? 'max-sm:hidden' : ''}`}
        >
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
            {head === sortedBy && (
              <span className="sr-only">{isDescending ? 'descending' : 'ascending'}</span>
            )}
          </span>
        ))}
      </div>
    </>
  );
}

/** The shortcuts of the queue, while no modal is open. They go on from the last row that had the focus (rulings C46). */
function useQueueKeys({ queue, actions }: Review): void {
  const noModal = useNoModal();
  const { tab, q, lists } = queue;
  const list = lists[tab];
  const last = useRef({ tab, q, id: '', index: -1 });
  const placeOf = (id: string) => list.findIndex((alert) => alert.id === id);
  useEffect(() => {
    const { id, tab: lastTab } = last.current;
    const index = placeOf(id);
    if (lastTab === tab && index >= 0) last.current = { tab, q, id, index };
  });
  const onFocus = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-alert]');
    const id = (row && row.dataset['alert']) || '';
    if (id !== '') last.current = { tab, q, id, index: placeOf(id) };
  });
  // Subscribed once: a row takes the focus between two renders' effects.
  useEffect(() => {
    const focusIn = ({ target }: FocusEvent) => onFocus(target);
    document.addEventListener('focusin', focusIn);
    return () => document.removeEventListener('focusin', focusIn);
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    const { id, index, ...place } = last.current;
    const isListed = placeOf(id) >= 0;
    const hasLast = index >= 0 && place.tab === tab && (isListed || place.q === q);
    // Where the last row is gone, the one in its place.
    const current = list[hasLast ? Math.min(index, list.length - 1) : 0];
    const steps = { next: isListed ? 1 : 0, previous: -1 } as const;
    if (shortcut === 'help') actions.openHelp();
    else if (shortcut === 'start') actions.startSession();
    else if (shortcut === 'next' || shortcut === 'previous') {
      const target = hasLast ? list[index + steps[shortcut]] : current;
      if (!target) return;
      // The next key may be pressed before the row has the focus.
      last.current = { tab, q, id: target.id, index: placeOf(target.id) };
      actions.focusRow(target.id);
    } else if (shortcut === 'notes' && current) {
      // The key must not be typed into the notes, which now take the focus.
      event.preventDefault();
      actions.openNotes(current.id);
    }
  });
  // Subscribed once: a listener that is replaced while a key is handled misses it.
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [noModal]);
}

/** The one reason by which a link filters the reviewed alerts. */
function ReasonFilter({ review: { queue, actions } }: { readonly review: Review }) {
  const { reason, lists, counts } = queue;
  return (
    <p className="border-line text-small flex min-h-11 flex-wrap items-center gap-x-3 border-b px-4 py-1.5">
      <span className="text-ink-2">Reason</span>
      <Clamped text={reason} className="min-w-0 font-medium" />
      <span className="text-ink-2 whitespace-nowrap tabular-nums">
        {showNumber(lists.reviewed.length)} of {showNumber(counts.reviewed)} shown
      </span>
      <Button size="small" look="ghost" className="ml-auto" onClick={() => actions.clear('reason')}>
        Clear
      </Button>
    </p>
  );
}

/** The number of new alerts that are held back, so that no row moves under the reviewer (rulings C10). */
function NewAlerts({ review: { queue, actions } }: { readonly review: Review }) {
  const count = queue.newAlerts.length;
  return (
    <div className="has-[button]:border-line flex items-center gap-3 px-4 has-[button]:min-h-11 has-[button]:border-b">
      <p role="status" className="text-small font-medium tabular-nums">
        {count > 0 && `${showNumber(count)} new`}
      </p>
      {count > 0 && (
        <Button size="small" onClick={actions.showNew}>
          Show
        </Button>
      )}
    </div>
  );
}

function tabCounts({ isWhole, counts }: AlertFigures, stats: AlertStats): CountedTwice[] {
  return alertTabs.map((tab) => [`${tabLabels[tab]}: `, isWhole ? counts[tab] : null, stats[tab]]);
}

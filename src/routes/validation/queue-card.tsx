import { Keyboard } from 'lucide-react';
import { useEffect } from 'react';
import { reads } from '../../api/contract.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import type { Rows } from '../../api/tolerant.ts';
import { alertCounts } from '../../domain/figures/alerts.ts';
import { isWhole } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { ContradictionLine, type CountedTwice } from '../../query/contradiction-line.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useNoModal } from '../../shell/modal.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Clamped } from '../../ui/text.tsx';
import { AlertList } from './alert-list.tsx';
import { QueueBar } from './queue-bar.tsx';
import { type AlertTab, alertTabs, tabLabels } from './alerts.ts';
import { shortcutOf } from './keys.tsx';
import type { Review } from './use-review.ts';

export function QueueCard({ review }: { readonly review: Review }) {
  const { queue, actions } = review;
  useQueueKeys(review);
  return (
    <QueryCard
      title="Alerts"
      subtitle={
        <ContradictionLine
          here={reads.alerts}
          there={reads.alertStats}
          countsOf={tabCounts}
          words={['here', 'in the figures above']}
        />
      }
      className="min-h-[26rem]"
      state={review.alerts}
      what="Alerts"
      skeleton={[5, 73]}
      footer={
        queue.counts.unknown > 0 && (
          <span>{countText(queue.counts.unknown, 'alert')} with an unknown status</span>
        )
      }
      actions={
        <IconButton
          label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          className="-mr-1.5"
          icon={<Keyboard aria-hidden className="icon" />}
          onClick={actions.openHelp}
        />
      }
    >
      {review.alertId !== '' && !review.open && (
        <p className="border-line text-small text-ink-2 border-t px-4 py-2.5">
          This alert is no longer available.
        </p>
      )}
      <Tabs
        label="Alerts"
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

/** The shortcuts of the queue, while no modal is open. */
function useQueueKeys({ queue, actions }: Review): void {
  const noModal = useNoModal();
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === 'help') actions.openHelp();
      if (shortcut === 'start') actions.startSession();
      const list = queue.lists[queue.tab];
      const focused = document.activeElement?.closest<HTMLElement>('[data-alert]');
      const index = list.findIndex(({ id }) => id === focused?.dataset['alert']);
      const current = list[Math.max(index, 0)];
      if (shortcut === 'notes' && current) {
        // The key must not be typed into the notes, which now take the focus.
        event.preventDefault();
        actions.openNotes(current.id);
      }
      if (shortcut !== 'next' && shortcut !== 'previous') return;
      const target = index < 0 ? current : list[shortcut === 'next' ? index + 1 : index - 1];
      if (target) actions.focusRow(target.id);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  });
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
      <Button size="small" look="ghost" className="ml-auto" onClick={actions.showAllReasons}>
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

function tabCounts(
  list: Rows<ValidationAlert>,
  stats: Record<AlertTab, number | null>,
): CountedTwice[] {
  const counts = isWhole(list) ? alertCounts(list.rows) : null;
  return alertTabs.map((tab) => [`${tabLabels[tab]}: `, counts?.[tab] ?? null, stats[tab]]);
}

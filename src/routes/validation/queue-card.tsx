import { Keyboard } from 'lucide-react';
import { showNumber } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useDialog } from '../../shell/dialog-entries.ts';
import { useHasKeyboard } from '../../shell/shortcuts.ts';
import { useMinWidth } from '../../ui/browser-state.ts';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Clamped } from '../../ui/text.tsx';
import { AlertList } from './alert-list.tsx';
import { alertTabs, tabLabels } from './alerts.ts';
import { QueueBar } from './queue-bar.tsx';
import { useQueueKeys } from './queue-keys.ts';
import type { Review } from './use-review.ts';

export function QueueCard({ review }: { readonly review: Review }) {
  const { queue, actions } = review;
  useQueueKeys(review);
  const [, setKeys] = useDialog('keys');
  const hasKeyboard = useHasKeyboard();
  const isPhone = !useMinWidth('sm');
  // On a phone the tabs are at the top: the card is the page, whose head says how old it is.
  const isHeadHidden = isPhone && !hasKeyboard && !review.alerts.data?.unreadable;
  return (
    <QueryCard
      title="Alerts"
      className={`min-h-[26rem] ${isHeadHidden ? '[&>header]:sr-only' : ''}`}
      status={review.alerts}
      what="Alerts"
      skeleton={[5, 73]}
      actions={
        hasKeyboard && (
          <IconButton
            label="Keyboard shortcuts"
            aria-keyshortcuts="?"
            className="-mr-1.5"
            icon={Keyboard}
            onClick={() => setKeys(true)}
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
              {tabLabels[tab]} <CountBadge>{showNumber(queue.counts[tab])}</CountBadge>
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

/** The number of new alerts that are held back, so that no row moves under the reviewer (C10). */
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

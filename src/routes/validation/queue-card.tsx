import { Keyboard } from 'lucide-react';
import type { RefObject } from 'react';
import { alertTabs, type AlertTab } from './alerts.ts';
import { showNumber } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AlertList } from './alert-list.tsx';
import type { Review } from './use-review.ts';

const labels: Record<AlertTab, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  dismissed: 'Dismissed',
};

interface QueueCardProps {
  readonly review: Review;
  /** Takes the box of the rows: while the focus is in it, nothing moves. */
  readonly queue: RefObject<HTMLDivElement | null>;
  readonly onHelp: () => void;
}

/** The three tabs of alerts (spec 2). */
export function QueueCard({ review, queue, onHelp }: QueueCardProps) {
  const { alerts, tab, open, state } = review;
  return (
    <QueryCard
      title="Alerts"
      className="min-h-[26rem]"
      state={alerts}
      what="Alerts"
      skeleton={<RowsSkeleton rows={5} height={73} />}
      actions={
        <IconButton
          label="Keyboard shortcuts"
          aria-keyshortcuts="?"
          className="-mr-1.5"
          icon={<Keyboard aria-hidden className="icon" />}
          onClick={onHelp}
        />
      }
    >
      {() => (
        <>
          {state.alert !== '' && !open && (
            <p className="border-line text-small text-ink-2 border-t px-4 py-2.5">
              The alert of this link is not in the list.
            </p>
          )}
          <Tabs
            label="Alerts"
            value={tab}
            onChange={review.setTab}
            tabs={alertTabs.map((value) => ({
              value,
              label: (
                <>
                  {labels[value]}{' '}
                  <CountBadge>
                    {showNumber(
                      review.lists[value].length +
                        (value === 'pending' ? review.arrived.length : 0),
                    )}
                  </CountBadge>
                </>
              ),
              content: (
                <div ref={queue} className="flex min-w-0 flex-1 flex-col">
                  {value === 'pending' && <Arrived review={review} />}
                  <AlertList tab={value} review={review} />
                </div>
              ),
            }))}
          />
        </>
      )}
    </QueryCard>
  );
}

/** New alerts wait here, so that nothing moves under the reviewer. */
function Arrived({ review: { arrived, showArrived } }: { readonly review: Review }) {
  return (
    <div className="has-[button]:border-line flex items-center gap-3 px-4 has-[button]:min-h-11 has-[button]:border-b">
      <p role="status" className="text-small font-medium tabular-nums">
        {arrived.length > 0 && `${showNumber(arrived.length)} new`}
      </p>
      {arrived.length > 0 && (
        <Button size="small" onClick={showArrived}>
          Show
        </Button>
      )}
    </div>
  );
}

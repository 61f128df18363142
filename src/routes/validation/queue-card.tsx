import { Keyboard } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { alertTabs, type AlertTab } from '../../domain/alerts.ts';
import { showNumber } from '../../domain/numbers.ts';
import { QueryCard } from '../../shell/query-card.tsx';
import { CountBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AlertList } from './alert-list.tsx';
import { shortcutOf } from './keys.ts';
import type { Review } from './use-review.ts';

const labels: Record<AlertTab, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  dismissed: 'Dismissed',
};

interface QueueCardProps {
  readonly review: Review;
  readonly onHelp: () => void;
}

/** The three tabs of alerts (spec 2). Letters act while the focus is in here. */
export function QueueCard({ review, onHelp }: QueueCardProps) {
  const { alerts, tab, list, open, openId, said } = review;
  const keyDown = (event: KeyboardEvent) => {
    const act = shortcutOf(event);
    if (act === 'help') return onHelp();
    const focused = document.activeElement?.closest<HTMLElement>('[data-alert]')?.dataset['alert'];
    const index = list.findIndex(({ id }) => id === focused);
    if (act === 'notes' && focused !== undefined) {
      // The key is not to be typed into the notes that take the focus now.
      event.preventDefault();
      return review.show(focused, { inNotes: true });
    }
    const target = act === 'next' ? list[index + 1] : act === 'previous' ? list[index - 1] : null;
    if (target) review.setFocusRow(target.id);
  };
  return (
    // The rows in it are buttons; this only lends them more keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={keyDown} className="grid">
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
            {openId !== '' && !open && (
              <p className="border-line text-small text-ink-2 border-t px-4 py-2.5">
                The alert of this link is not in the list.
              </p>
            )}
            <Tabs
              label="Alerts"
              value={tab}
              onChange={(value) => review.setTab(value as AlertTab)}
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
                  <>
                    {value === 'pending' && <Arrived review={review} />}
                    <AlertList tab={value} review={review} />
                  </>
                ),
              }))}
            />
          </>
        )}
      </QueryCard>
      <p role="status" className="sr-only">
        {open ? '' : said}
      </p>
    </div>
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

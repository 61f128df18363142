import type { ValidationAlert } from '../../calls/alerts.ts';
import { NoRows } from '../../query/query-card.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { SearchedContext } from '../../ui/marked.tsx';
import { ScrollList } from '../../ui/scroll-list.tsx';
import { AlertRow, useFocusTaker } from './alert-row.tsx';
import { type AlertTab, tabLabels } from './alerts.ts';
import type { Review } from './use-review.ts';

const alertKey = ({ id }: ValidationAlert) => id;

export function AlertList({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const { queue, focusRow, alertId } = review;
  const rows = queue.lists[tab];
  const isPhone = !useMinWidth('sm');
  if (rows.length === 0) return <NoAlerts tab={tab} review={review} />;
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id);
  // The first row, if the one to focus has left the list.
  const takesFocus = focusRow !== null && alertId === '';
  const focusIndex = takesFocus ? Math.max(indexOf(focusRow), 0) : -1;
  return (
    <SearchedContext value={queue.q}>
      <ScrollList
        label={`${tabLabels[tab]} alerts`}
        rows={rows}
        rowHeight={62}
        reveal={focusIndex < 0 ? indexOf(alertId) : focusIndex}
        height="grow"
        // On a phone only the page scrolls.
        className="border-t-0! max-sm:max-h-none"
        keyOf={alertKey}
      >
        {(row, index) => (
          <AlertRow
            alert={row}
            review={review}
            isPhone={isPhone}
            takesFocus={index === focusIndex}
          />
        )}
      </ScrollList>
    </SearchedContext>
  );
}

/** Takes the focus after the last decision: it must not go to the top of the page. */
function NoAlerts({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const { queue, alerts, actions, focusRow, alertId } = review;
  const box = useFocusTaker<HTMLDivElement>(review, focusRow !== null && alertId === '');
  const isPending = tab === 'pending';
  return (
    <div ref={box} tabIndex={-1} className="focus-inside grid min-h-72 flex-1">
      {queue.q !== '' && queue.total > 0 ? (
        <EmptyMessage
          kind="search"
          text="No alerts match"
          hint={<TextButton onClick={() => actions.clear('q')}>Clear search</TextButton>}
        />
      ) : (
        <NoRows
          what="Alerts"
          list={alerts.data}
          kind={isPending ? 'good' : 'none'}
          text={`No ${tabLabels[tab]} Alerts`}
          hint={
            isPending && (
              <>
                <span className="block">All appointments have been processed successfully!</span>
                {alerts.data?.rows.length === 0 && (
                  <BeforeBooking what="Doubtful appointments will appear here." />
                )}
              </>
            )
          }
        />
      )}
    </div>
  );
}

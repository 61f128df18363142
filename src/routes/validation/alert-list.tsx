import { useEffect, useRef } from 'react';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { WindowedList, wholeUpTo } from '../../ui/windowed-list.tsx';
import { AlertRow } from './alert-row.tsx';
import { tabLabels, type AlertTab } from './alerts.ts';
import type { Review } from './use-review.ts';

const noPendingHint = 'All appointments have been processed successfully!';

/** The alerts of one tab. */
export function AlertList({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const { queue, actions } = review;
  const rows = queue.lists[tab];
  const hasFocused = () => actions.dispatch({ type: 'focused' });
  if (rows.length === 0)
    return <NoAlerts tab={tab} takesFocus={queue.focusRow !== null} onFocused={hasFocused} />;
  const indexOf = (id: string | null) => rows.findIndex((row) => row.id === id);
  // If the row has left the list meanwhile, the first one takes the focus.
  const focusIndex = queue.focusRow === null ? -1 : Math.max(indexOf(queue.focusRow), 0);
  return (
    <WindowedList
      label={`${tabLabels[tab]} alerts`}
      rows={rows}
      rowHeight={73}
      reveal={focusIndex < 0 ? indexOf(queue.currentId) : focusIndex}
      height="grow"
      // A phone scrolls the page alone.
      className={`border-t-0! ${rows.length > wholeUpTo ? '' : 'max-sm:max-h-none'}`}
      keyOf={(row) => row.id}
    >
      {(row, index) => (
        <AlertRow
          alert={row}
          isOpen={row.id === queue.currentId}
          failed={tab === 'pending' ? queue.failedOf(row.id) : null}
          takesFocus={index === focusIndex}
          onFocused={hasFocused}
          onClick={(event) => {
            if (!actions.isRepeated(event)) actions.open(row.id);
          }}
        />
      )}
    </WindowedList>
  );
}

interface NoAlertsProps {
  readonly tab: AlertTab;
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
}

/** Takes the focus after the last decision, which else would go to the top of the page. */
function NoAlerts({ tab, takesFocus, onFocused }: NoAlertsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <div ref={box} tabIndex={-1} className="focus-inside grid min-h-72 flex-1">
      <EmptyMessage
        kind={tab === 'pending' ? 'good' : 'none'}
        text={`No ${tabLabels[tab]} Alerts`}
        hint={tab === 'pending' ? noPendingHint : undefined}
      />
    </div>
  );
}

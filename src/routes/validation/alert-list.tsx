import { useEffect, useRef } from 'react';
import type { AlertTab } from './alerts.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { AlertRow } from './alert-row.tsx';
import type { Review } from './use-review.ts';

const words = {
  pending: {
    label: 'Pending alerts',
    empty: 'No Pending Alerts',
    hint: 'All appointments have been processed successfully!',
  },
  reviewed: { label: 'Reviewed alerts', empty: 'No Reviewed Alerts', hint: undefined },
  dismissed: { label: 'Dismissed alerts', empty: 'No Dismissed Alerts', hint: undefined },
} as const satisfies Record<AlertTab, object>;

/** The alerts of one tab. */
export function AlertList({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const rows = review.lists[tab];
  const { state, focused } = review;
  const { label, empty, hint } = words[tab];
  if (rows.length === 0)
    return (
      <NoAlerts takesFocus={state.focusRow !== null} onFocused={focused}>
        <EmptyMessage text={empty} hint={hint} />
      </NoAlerts>
    );
  const focusIndex = rows.findIndex(({ id }) => id === state.focusRow);
  // A row that has left the list meanwhile leaves the focus to the first one.
  const takesFocus = state.focusRow === null ? -1 : Math.max(focusIndex, 0);
  return (
    <WindowedList
      label={label}
      rows={rows}
      rowHeight={73}
      reveal={takesFocus < 0 ? rows.findIndex(({ id }) => id === state.alert) : takesFocus}
      height="grow"
      className="border-t-0!"
      keyOf={(row) => row.id}
    >
      {(row, index) => (
        <AlertRow
          alert={row}
          isOpen={row.id === state.alert}
          trouble={tab === 'pending' ? review.troubleOf(row.id) : null}
          takesFocus={index === takesFocus}
          onFocused={focused}
          onOpen={(byPointer) => review.show(row.id, { byPointer })}
        />
      )}
    </WindowedList>
  );
}

interface NoAlertsProps {
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly children: React.ReactNode;
}

/** After the last decision the focus comes here, not to the top of the page. */
function NoAlerts({ takesFocus, onFocused, children }: NoAlertsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.focus();
    onFocused();
  }, [takesFocus, onFocused]);
  return (
    <div ref={box} tabIndex={-1} className="focus-inside grid min-h-72 flex-1">
      {children}
    </div>
  );
}

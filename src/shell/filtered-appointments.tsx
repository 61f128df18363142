import { useMemo, type ReactNode } from 'react';
import type { Appointment } from '../api/entities/appointment.ts';
import { filterAppointments } from '../domain/filter.ts';
import { rowKey } from '../ui/row-keys.ts';
import { WindowedList } from '../ui/windowed-list.tsx';
import { FilterBar, NothingFound, useFilter } from './filter-bar.tsx';

interface FilteredAppointmentsProps {
  readonly label: string;
  readonly rows: readonly Appointment[];
  /** The usual height of a row, in px. */
  readonly rowHeight: number;
  /** On screens of one region there is none to choose. */
  readonly withRegion?: boolean;
  readonly children: (row: Appointment) => ReactNode;
}

/** An appointment list that fills its card: the screen's filter, and the rows that it lets through. */
export function FilteredAppointments(props: FilteredAppointmentsProps) {
  const { label, rows, rowHeight, withRegion = true, children } = props;
  const { q, region } = useFilter();
  const found = useMemo(
    () => filterAppointments(rows, { q, region: withRegion ? region : null }),
    [rows, q, region, withRegion],
  );
  return (
    <>
      <FilterBar list={label} shown={found.length} total={rows.length} withRegion={withRegion} />
      {found.length === 0 ? (
        <NothingFound what="appointment" withRegion={withRegion} />
      ) : (
        <WindowedList
          label={label}
          rows={found}
          rowHeight={rowHeight}
          className="max-h-none! min-h-80 flex-1 basis-0"
          keyOf={rowKey}
        >
          {children}
        </WindowedList>
      )}
    </>
  );
}

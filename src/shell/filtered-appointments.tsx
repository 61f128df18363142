import { useMemo, type ReactNode } from 'react';
import type { Appointment } from '../api/entities/appointment.ts';
import { filterRows, noFilter } from '../domain/appointment/row-filter.ts';
import { rowKey } from '../ui/row-keys.ts';
import { WindowedList } from '../ui/windowed-list.tsx';
import { FilterBar, NothingFound, useFilter } from './filter-bar.tsx';

interface AppointmentRowsProps {
  readonly label: string;
  readonly rows: readonly Appointment[];
  /** The usual height of a row, in px. */
  readonly rowHeight: number;
  /** `grow` where nothing stands beside the card. */
  readonly height?: 'fill' | 'grow';
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: (row: Appointment) => ReactNode;
}

export function AppointmentRows(props: AppointmentRowsProps) {
  const { height = 'fill', className = '', ...list } = props;
  return (
    <WindowedList
      {...list}
      height={height}
      className={`${height === 'fill' ? 'min-h-80' : ''} ${className}`}
      keyOf={rowKey}
    />
  );
}

interface FilteredAppointmentsProps extends AppointmentRowsProps {
  readonly withRegion?: boolean;
}

/** The screen's filter, and the appointments that match it. */
export function FilteredAppointments(props: FilteredAppointmentsProps) {
  const { withRegion = true, ...list } = props;
  const { label, rows } = list;
  const { q, region } = useFilter();
  const found = useMemo(
    () => filterRows(rows, { ...noFilter, q, region: withRegion ? region : '' }),
    [rows, q, region, withRegion],
  );
  return (
    <>
      <FilterBar list={label} shown={found.length} total={rows.length} withRegion={withRegion} />
      {found.length === 0 ? (
        <NothingFound what="appointment" withRegion={withRegion} />
      ) : (
        <AppointmentRows {...list} rows={found} />
      )}
    </>
  );
}

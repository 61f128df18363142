import { type ReactNode, use } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { rowKey } from '../../ui/list.tsx';
import { useStore } from '../../ui/store.ts';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { AppointmentListProvider } from '../appointment/appointment-link.tsx';
import { OpenedContext } from '../appointment/index.tsx';

export { AlsoFound } from './also-found.tsx';
export { FilterBar, Filtered, NothingFound, useFilter } from './filter-bar.tsx';

interface AppointmentRowsProps {
  readonly label: string;
  /** Follows '3 of 38' in the drawer: 'invalid'. */
  readonly name?: string;
  readonly rows: readonly Appointment[];
  /** The usual height of a row, in px. */
  readonly rowHeight: number;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly children: (row: Appointment) => ReactNode;
}

/** The index of the open appointment in a list; -1 if the open one is not of this list. */
export function useOpenIndex(rows: readonly Appointment[]): number {
  return useStore(use(OpenedContext), (opened) =>
    opened?.list?.get()?.rows === rows ? opened.place : -1,
  );
}

/** Appointments in a scrolling box; the open one is scrolled into view. */
export function AppointmentRows(props: AppointmentRowsProps) {
  const { name = 'in this list', className = '', ...list } = props;
  const { rows } = list;
  const reveal = useOpenIndex(rows);
  return (
    <AppointmentListProvider name={name} rows={rows}>
      <WindowedList {...list} height="fill" reveal={reveal} className={className} keyOf={rowKey} />
    </AppointmentListProvider>
  );
}

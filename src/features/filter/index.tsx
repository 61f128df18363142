import { type ReactNode, use } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { foundBeside, type SearchedField } from '../../domain/appointment/found-beside.ts';
import { rowKey } from '../../ui/list.tsx';
import { Marked, SearchedContext } from '../../ui/marked.tsx';
import { useStore } from '../../ui/store.ts';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { AppointmentListProvider } from '../appointment/appointment-link.tsx';
import { OpenedContext } from '../appointment/index.tsx';

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

interface AlsoFoundProps {
  readonly row: Appointment;
  /** The fields that the row shows anyway. */
  readonly shown: readonly SearchedField[];
  /** The ones that it shows in a wide card too. */
  readonly inWideCard?: readonly SearchedField[];
  readonly className?: string;
}

/** What a search found in a row that the row does not show: 'Phone (213) 555-0190'. */
export function AlsoFound({ row, shown, inWideCard, className = '' }: AlsoFoundProps) {
  const typed = use(SearchedContext);
  if (typed === '') return null;
  const found = foundBeside(row, typed, shown);
  const isInWideCard = foundBeside(row, typed, [...shown, ...(inWideCard ?? [])]) === null;
  return (
    found && (
      <span className={`${className} ${isInWideCard ? '@3xl:hidden' : ''}`}>
        {found.label}{' '}
        <bdi>
          <Marked text={found.text} />
        </bdi>
      </span>
    )
  );
}

import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { meanStateConfidence } from '../../domain/figures/reps.ts';
import { noValue, showPercent } from '../../domain/number/format.ts';
import {
  customerColumn,
  LineOfText,
  stateText,
  telemarketerColumn,
} from '../../features/appointment/columns.tsx';
import {
  bookedColumn,
  outcomeColumn,
  PersonAppointments,
  titleLinkColumn,
  typeColumn,
} from '../../features/person/person-appointments.tsx';
import type { Column } from '../../ui/table.tsx';
import type { RepData } from './use-rep.ts';

/** The rep's appointments in the region: title, customer, time, phone, confidence (spec 2). */
export function AppointmentsCard({ state, events }: RepData) {
  return (
    <PersonAppointments
      {...{ state, events, columns }}
      lists={['valid', 'invalid', 'all']}
      stacked="66px minmax(0, 1fr) auto"
      before="This rep's valid appointments will appear here."
      none="No valid appointments for this name in this region."
      loading="Loading sales rep details..."
      isSearched
      footerOf={(shown) => (
        <span>Average state confidence {showPercent(meanStateConfidence(shown))}</span>
      )}
    />
  );
}

const columns: readonly Column<Appointment>[] = [
  {
    ...bookedColumn,
    headClass: 'w-24 text-left! print:w-30',
    cellClass: 'text-ink-2 text-left!',
    stackedAt: '1 / 1',
  },
  titleLinkColumn,
  { ...customerColumn, stackedAt: '2 / 2' },
  {
    head: 'Phone',
    sortBy: ({ phone }) => phone.digits,
    headClass: 'w-36',
    cellClass: 'truncate text-ink-2',
    stackedAt: '3 / 2 / 4 / 4',
    cell: ({ phone }) => <LineOfText text={shownText(phone.text)} />,
  },
  { ...telemarketerColumn, from: 'card' },
  { ...typeColumn, from: 'card' },
  {
    head: 'State',
    kind: 'figure',
    sortBy: ({ stateConfidence }) => stateConfidence,
    from: 'card',
    headClass: 'w-24',
    cellClass: 'text-ink-2',
    cell: ({ stateConfidence: percent }) => (percent === null ? noValue : stateText(percent)),
  },
  { ...outcomeColumn, stackedAt: '1 / 3 / 3 / 4' },
];

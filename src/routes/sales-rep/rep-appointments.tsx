import type { Appointment } from '../../calls/appointments.ts';
import { shownText } from '../../domain/text/format.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { customerColumn, telemarketerColumn } from '../../features/appointment/columns.tsx';
import { LineOfText } from '../../ui/text.tsx';
import {
  bookedColumn,
  outcomeColumn,
  titleLinkColumn,
  typeColumn,
} from '../../features/person/person-columns.tsx';
import { PersonAppointments } from '../../features/person/person-appointments.tsx';
import type { Column } from '../../ui/table.tsx';
import type { RepData } from './use-rep.ts';

/** The rep's appointments in the region: title, customer, time, phone, confidence (S2). */
export function RepAppointments({ status, events }: RepData) {
  return (
    <PersonAppointments
      {...{ status, events, columns }}
      lists={['valid', 'invalid', 'all']}
      stacked="minmax(0, 1fr) auto"
      before="This rep's valid appointments will appear here."
      none="No valid appointments for this name in this region."
      loading="Loading sales rep details..."
    />
  );
}

const columns: readonly Column<Appointment>[] = [
  { ...bookedColumn, stackedAt: '2 / 2' },
  {
    ...titleLinkColumn({
      shown: ['Title', 'Customer', 'Phone', 'Sales rep'],
      inWideCard: ['Telemarketer', 'Reason'],
    }),
    stackedAt: '1 / 1',
  },
  { ...customerColumn, headClass: '@3xl:w-[14.5%]', stackedAt: '2 / 1' },
  {
    head: 'Phone',
    sortBy: ({ phone }) => phone.digits,
    headClass: 'w-34',
    cellClass: 'truncate text-ink-2',
    stackedAt: '3 / 1 / 4 / 3',
    cell: ({ phone }) => <LineOfText text={shownText(phone.text)} />,
  },
  { ...telemarketerColumn, from: 'card' },
  { ...typeColumn, from: 'card' },
  {
    head: 'State',
    kind: 'figure',
    sortBy: ({ stateConfidence }) => stateConfidence,
    from: 'card',
    headClass: 'w-16',
    cellClass: 'text-ink-2',
    cell: ({ stateConfidence: percent }) => showConfidence(percent),
  },
  { ...outcomeColumn, stackedAt: '1 / 2' },
];

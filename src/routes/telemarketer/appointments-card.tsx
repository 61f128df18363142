import type { Appointment } from '../../api/entities/appointment.ts';
import { customerColumn, regionColumn, repColumn } from '../../features/appointment/columns.tsx';
import {
  bookedColumn,
  outcomeColumn,
  PersonAppointments,
  titleLinkColumn,
  typeColumn,
} from '../../features/person/person-appointments.tsx';
import type { Column } from '../../ui/table.tsx';
import type { PeopleData } from './people.ts';

export function AppointmentsCard({ state, people: [main] }: PeopleData) {
  return (
    <PersonAppointments
      {...main}
      state={state}
      lists={['all', 'valid', 'invalid']}
      columns={columns}
      stacked="30px minmax(0, 1fr) auto"
      copied={copied}
      before="This telemarketer's appointments will appear here."
      none="No appointments for this name"
    />
  );
}

const copied = [
  'Time (ET)',
  'Title',
  'Customer',
  'Region',
  'Sales rep',
  'Type or reason',
  'Status',
] as const;

const columns: readonly Column<Appointment>[] = [
  { ...bookedColumn, stackedAt: '2 / 3' },
  titleLinkColumn,
  { ...customerColumn, stackedAt: '2 / 2' },
  { ...regionColumn, stackedAt: '1 / 1 / 4 / 2' },
  { ...repColumn, from: 'card' },
  { ...typeColumn, stackedAt: '3 / 2 / 4 / 4' },
  { ...outcomeColumn, stackedAt: '1 / 3' },
];

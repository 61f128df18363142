import type { Appointment } from '../../calls/appointments.ts';
import { customerColumn, regionColumn, repColumn } from '../../features/appointment/columns.tsx';
import {
  bookedColumn,
  outcomeColumn,
  titleLinkColumn,
  typeColumn,
} from '../../features/person/person-columns.tsx';
import { PersonAppointments } from '../../features/person/person-appointments.tsx';
import type { Column } from '../../ui/table.tsx';
import type { PeopleData } from './people.ts';

/** The appointments of the page's telemarketer, even while another one is compared. */
export function AppointmentsList({ status, people }: PeopleData) {
  return (
    <PersonAppointments
      {...{ status, columns }}
      events={people[0]}
      lists={['all', 'valid', 'invalid']}
      stacked="30px minmax(0, 1fr) auto"
      before="This telemarketer's appointments will appear here."
      none="No appointments for this name"
    />
  );
}

const columns: readonly Column<Appointment>[] = [
  { ...bookedColumn, stackedAt: '2 / 3' },
  titleLinkColumn({
    shown: ['Title', 'Customer', 'Telemarketer', 'Reason'],
    inWideCard: ['Sales rep'],
  }),
  { ...customerColumn, stackedAt: '2 / 2' },
  { ...regionColumn, stackedAt: '1 / 1 / 4 / 2' },
  { ...repColumn, from: 'card' },
  { ...typeColumn, stackedAt: '3 / 2 / 4 / 4' },
  { ...outcomeColumn, stackedAt: '1 / 3' },
];

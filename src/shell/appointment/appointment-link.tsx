import type { ReactNode } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { Link } from 'wouter';
import type { Appointment } from '../../api/entities/appointment.ts';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { usePathname } from '../location.ts';

interface AppointmentLinkProps {
  readonly row: Appointment;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A row that is one appointment: opens it in the drawer, over the list it stands in (rulings C16, visual.md 09). */
export function AppointmentLink({ row, className, children }: AppointmentLinkProps) {
  const pathname = usePathname();
  const query = new URLSearchParams(useSearch());
  query.set('appointment', appointmentToken(row));
  return (
    <Link href={`${pathname}?${query}`} replace className={className}>
      {children}
    </Link>
  );
}

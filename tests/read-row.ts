import * as v from 'valibot';
import { type Appointment, appointment } from '../src/api/entities/appointment.ts';
import { alertsResponse, type ValidationAlert } from '../src/api/entities/review.ts';

/** An appointment as it is read from what a server sends; every field is optional. */
export const readAppointment = (sent: object): Appointment =>
  v.parse(appointment, { title: 'DD', ...sent });

/** An alert as it is read from what a server sends. */
export function readAlert(sent: object): ValidationAlert {
  const [alert] = v.parse(alertsResponse, [{ id: 'a1', ...sent }]).rows;
  if (!alert) throw new Error('The alert cannot be read');
  return alert;
}

import type { Appointment } from '../../api/entities/appointment.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { isNamed } from '../../domain/people.ts';
import { type Counts, countsIn } from '../../domain/tally.ts';
import { isBlank } from '../../domain/text/plain-text.ts';
import { fold } from '../../domain/text/words.ts';
import { parseInstant } from '../../domain/time/eastern.ts';
import { alertTabOf } from './alerts.ts';

export type Counted = Pick<Counts, 'valid' | 'all'>;

/** An alert's appointment, the tally of its telemarketer, and other rows with the appointment's phone (visual.md 17). */
export function rowEvidence(alert: ValidationAlert, rows: readonly Appointment[]) {
  const appointment = appointmentOf(alert, rows);
  const phone = appointment && usDigits(appointment.phone);
  return {
    appointment,
    telemarketer: telemarketerOf(alert, rows),
    duplicates: phone
      ? rows.filter((row) => row !== appointment && usDigits(row.phone) === phone)
      : [],
  };
}

/** The row with the alert's title, customer and region; of several, the nearest before the alert. */
function appointmentOf(alert: ValidationAlert, rows: readonly Appointment[]): Appointment | null {
  const { title, customer, region } = alert;
  if ([title, customer, region].every(isBlank)) return null;
  const createdAt = parseInstant(alert.createdAt);
  const distance = ({ time }: Appointment) => distanceBefore(parseInstant(time), createdAt);
  const [nearest = null] = rows
    .filter((row) => row.customer === customer && row.title === title && row.region === region)
    // Two unknown times give NaN.
    .toSorted((a, b) => distance(a) - distance(b) || 0);
  return nearest;
}

/** Longer than any time before the alert, in ms. */
const afterTheAlert = 1e15;

function distanceBefore(time: number | null, createdAt: number | null): number {
  if (time === null || createdAt === null) return Infinity;
  return time <= createdAt ? createdAt - time : afterTheAlert + time - createdAt;
}

function telemarketerOf(
  { telemarketer }: ValidationAlert,
  rows: readonly Appointment[],
): Counted | null {
  if (!isNamed(telemarketer)) return null;
  const { valid, all } = countsIn(filterRows(rows, { ...noFilter, telemarketer }));
  return all === 0 ? null : { valid, all };
}

/** The ten digits of a US number, with or without a leading 1; null for any other text. */
function usDigits(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : null;
}

/** How often the alert's reason was decided, and how often as valid; null without a reason or a decision. */
export function sameReason(alert: ValidationAlert, alerts: readonly ValidationAlert[]) {
  const { key, label } = reasonReader()(alert);
  if (label === noReason) return null;
  const decided = decidedWith(alerts, key);
  const valid = decided.filter(({ manualDecision }) => fold(manualDecision) === 'valid');
  return decided.length === 0 ? null : { label, valid: valid.length, all: decided.length };
}

/** The reviewed alerts with a decision whose reason has this key. */
export function decidedWith(alerts: readonly ValidationAlert[], key: string): ValidationAlert[] {
  const readReason = reasonReader();
  return alerts.filter(
    (row) =>
      alertTabOf(row.status) === 'reviewed' &&
      ['valid', 'invalid'].includes(fold(row.manualDecision)) &&
      readReason(row).key === key,
  );
}

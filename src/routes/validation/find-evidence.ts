import type { Appointment } from '../../api/entities/appointment.ts';
import type { ValidationAlert } from '../../api/entities/review.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { decisionsIn } from '../../domain/figures/alerts.ts';
import { type Counts, countsIn } from '../../domain/figures/events.ts';
import { isNamed } from '../../domain/people.ts';
import { phoneNumberOf } from '../../domain/phone.ts';

export type Counted = Pick<Counts, 'valid' | 'all'>;

/** An alert's appointment, the tally of its telemarketer, and other rows with the appointment's phone (visual.md 17). */
export function rowEvidence(alert: ValidationAlert, rows: readonly Appointment[]) {
  const appointment = appointmentOf(alert, rows);
  const number = appointment && numberOf(appointment);
  const lastDigits = number?.slice(-4) ?? '';
  return {
    appointment,
    telemarketer: telemarketerOf(alert, rows),
    duplicates: number
      ? rows.filter(
          (row) =>
            row !== appointment &&
            // Few rows are read as numbers: 10,000 would take a second.
            row.phone.digits.includes(lastDigits) &&
            numberOf(row) === number,
        )
      : [],
  };
}

/** The row with the alert's title, customer and region; of several, the nearest before the alert. */
function appointmentOf(alert: ValidationAlert, rows: readonly Appointment[]): Appointment | null {
  const { title, customer, region } = alert;
  if ([title, customer, region.id].every((text) => text === '')) return null;
  const distance = ({ time }: Appointment) => distanceBefore(time.ms, alert.createdAt.ms);
  const [nearest = null] = rows
    .filter(
      (row) => row.customer === customer && row.title === title && row.region.id === region.id,
    )
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
  const theirs = filterRows(rows, { ...noFilter, telemarketer: telemarketer.sent });
  const { valid, all } = countsIn(theirs);
  return all === 0 ? null : { valid, all };
}

const numberOf = ({ phone }: Appointment) => phoneNumberOf(phone.text)?.number ?? null;

/** How often the alert's reason was decided, and how often as valid; null without a reason or a decision. */
export function sameReason(alert: ValidationAlert, alerts: readonly ValidationAlert[]) {
  const { key, label } = reasonReader()(alert);
  if (label === noReason) return null;
  const { valid, all } = decisionsIn(decidedWith(alerts, key));
  return all === 0 ? null : { label, valid, all };
}

/** The reviewed alerts with a decision whose reason has this key. */
export function decidedWith(alerts: readonly ValidationAlert[], key: string): ValidationAlert[] {
  const readReason = reasonReader();
  return alerts.filter(
    (row) =>
      row.status === 'reviewed' && row.manualDecision !== null && readReason(row).key === key,
  );
}

import type { Appointment } from '../../calls/appointments.ts';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { noReason, reasonReader } from '../../domain/appointment/reasons.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { appointmentOfAlert } from '../../domain/appointment/verdict.ts';
import { addEvent, type Counts, countsIn, noEvents } from '../../calls/tallies.ts';
import { isNamed } from '../../domain/people.ts';
import { phoneNumberOf } from '../../domain/phone.ts';
import { decidedWith } from './alerts.ts';
import type { Outcome } from '../../domain/appointment/appointment.ts';

export type Counted = Pick<Counts, 'valid' | 'all'>;

/**
 * An alert's appointment, the tally of its telemarketer, and other rows with the appointment's
 * phone.
 */
export function rowEvidence(alert: ValidationAlert, rows: readonly Appointment[]) {
  const appointment = appointmentOfAlert(alert, rows);
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

function telemarketerOf(
  { telemarketer }: ValidationAlert,
  rows: readonly Appointment[],
): Counts | null {
  if (!isNamed(telemarketer)) return null;
  const theirs = filterRows(rows, { ...noFilter, telemarketer: telemarketer.sent });
  const counts = countsIn(theirs);
  return counts.all === 0 ? null : counts;
}

const numberOf = ({ phone }: Appointment) => phoneNumberOf(phone.text)?.number ?? null;

/** How often the alert's reason was decided, and how often as valid; null without a reason or a decision. */
export function sameReason(alert: ValidationAlert, alerts: readonly ValidationAlert[]) {
  const { key, label } = reasonReader()(alert);
  if (label === noReason) return null;
  const { valid, all } = decisionsIn(decidedWith(alerts, key));
  return all === 0 ? null : { label, valid, all };
}

/** Alerts by decision; the undecided ones are in `all` alone. */
export function decisionsIn(
  alerts: readonly { readonly manualDecision: Outcome | null }[],
): Counts {
  const counts = { ...noEvents };
  for (const { manualDecision } of alerts) addEvent(counts, manualDecision);
  return counts;
}

import { alerts as alertsCall } from '../../calls/alerts.ts';
import type { Appointment } from '../../calls/appointments.ts';
import { recentValidations } from '../../calls/validations.ts';
import { alertOfAppointment, verdictConfidence } from '../../domain/appointment/verdict.ts';
import { useCall } from '../../query/use-call.ts';

const cachedOnly = { slow: true, enabled: false } as const;

/**
 * The confidence of an appointment's verdict, in percent: of a call that was already requested, where one has it (C38).
 * `rows` are all rows of the last response.
 */
export function useVerdictConfidence(
  row: Appointment,
  rows: readonly Appointment[],
): number | null {
  const { rows: validations } = useCall(recentValidations, cachedOnly);
  const { rows: alerts } = useCall(alertsCall, cachedOnly);
  return verdictConfidence(row, rows, { validations, alerts });
}

/** The pending alert of an appointment. */
export function usePendingAlert(row: Appointment, rows: readonly Appointment[]) {
  const { pending } = useCall(alertsCall, { slow: true }).figures;
  return alertOfAppointment(row, rows, pending);
}

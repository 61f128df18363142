import { waitsAt, alertStats, alerts as alertsCall } from '../../calls/alerts.ts';
import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { telemarketers as telemarketersCall } from '../../calls/telemarketers.ts';
import { wholeValue } from '../../domain/number/figure.ts';
import { useApiClient } from '../../query/client.ts';
import { ifReceived, useReceivedAt } from '../../query/data-state.ts';
import { readsAge, readsWarning } from '../../query/reads-age.ts';
import { useAppointments, useCall, usePeriod } from '../../query/use-call.ts';
import { useChangeText } from '../day-record/use-day-record.ts';
import { useNeedsYou } from '../needs-you/use-needs-you.ts';
import { reasonsOf, summaryLines } from './summary.ts';

/** By their names in 'Not loaded: Alerts'. */
const summaryReads = {
  Dashboard: dashboard,
  Appointments: appointments,
  Regions: regionsCall,
  Telemarketers: telemarketersCall,
  Alerts: alertStats,
} as const;

const mostNeeds = 3;

/** The summary's lines, from the last responses. */
export function useSummary(): readonly string[] {
  const client = useApiClient();
  const { isWeek, days } = usePeriod();
  useReceivedAt(dashboard);
  const { figures: day } = useCall(dashboard);
  const { figures: regions } = useCall(regionsCall);
  const { figures: telemarketers } = useCall(telemarketersCall);
  const { ofDays, state } = useAppointments();
  const events = ifReceived(state, ofDays);
  const { figures: alerts } = useCall(alertsCall);
  const { pending } = useCall(alertStats).figures;
  const age = readsAge(client, summaryReads);
  const { nowMs, ageMs } = readsAge(client, { Dashboard: dashboard });
  const counts = events?.counts;
  const why = events?.whyOfAll ?? null;
  const needs = useNeedsYou();
  const change = useChangeText();
  return summaryLines({
    atMs: ageMs === null ? null : nowMs - ageMs,
    days: isWeek ? days : null,
    warning: readsWarning(age),
    change,
    needs: needs.lines.slice(0, mostNeeds),
    // From one response, so that the rate and its parts agree.
    valid: counts?.valid ?? day.valid,
    // Of the same rows as the reasons, which the server's own count may not be.
    invalid: why?.invalid ?? null,
    total: events?.eventCount ?? null,
    regions: regions.received,
    telemarketers: telemarketers.designated,
    booked: wholeValue(telemarketers.bookedByAll),
    reasons: reasonsOf(why, counts?.invalid),
    unknownRegions: ofDays.unknownRegions,
    pendingAlerts: pending,
    waits: waitsAt(alerts, nowMs),
    unknownReps: events?.unknownReps ?? null,
  });
}

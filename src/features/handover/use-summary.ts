import { alerts as alertsCall, longestWait } from '../../calls/alerts.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { telemarketers as telemarketersCall } from '../../calls/telemarketers.ts';
import { responseOf, useApiClient } from '../../query/client.ts';
import { ifReceived, useReceivedAt } from '../../query/data-state.ts';
import { gapText, readsAge, readsWarning } from '../../query/reads-age.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';
import { useWaiting } from '../../query/waiting.ts';
import { useChangeText } from '../day-record/use-day-record.ts';
import { useNeedsYou } from '../needs-you/use-needs-you.ts';
import { summaryLines } from './summary.ts';

/** By their names in 'Not loaded: Alerts'. */
const summaryReads = {
  Dashboard: dashboard,
  Appointments: appointmentsCall,
  Regions: regionsCall,
  Telemarketers: telemarketersCall,
  Alerts: alertsCall,
} as const;

const mostNeeds = 3;

/** The summary's lines, from the last responses. */
export function useSummary(): readonly string[] {
  const client = useApiClient();
  const { isWeek, days } = usePeriod();
  useReceivedAt(dashboard);
  const { valid } = useCall(dashboard).figures;
  const { figures: regions } = useCall(regionsCall);
  const { figures: telemarketers } = useCall(telemarketersCall);
  const { figures: events, status: appointments } = useCall(appointmentsCall);
  const isAll = appointments.data !== undefined && gapText(appointments.data) === '';
  const { figures: alerts, status: alertsStatus } = useCall(alertsCall);
  const age = readsAge(client, summaryReads);
  const needs = useNeedsYou();
  const change = useChangeText();
  return summaryLines({
    atMs: responseOf(client, dashboard)?.at ?? null,
    days: isWeek ? days : null,
    warning: readsWarning(age),
    change,
    needs: needs.lines.slice(0, mostNeeds),
    valid,
    regions,
    waitingIn: useWaiting(),
    telemarketers: telemarketers.designated,
    booked: telemarketers.booked,
    reasons: isAll ? events.why.reasons : null,
    invalid: events.why.invalid,
    pendingAlerts: ifReceived(alertsStatus, alerts.counts.pending),
    longestWaitMs: longestWait(alerts.pending, age.nowMs),
    unknownReps: isAll ? events.withoutRep.length : null,
    listedEvents: ifReceived(appointments, events.counts.total),
  });
}

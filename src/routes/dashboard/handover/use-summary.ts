import { reads } from '../../../api/contract.ts';
import type { ValidationAlert } from '../../../api/entities/manual-validation.ts';
import { designatedTelemarketers } from '../../../config.ts';
import { countsOf } from '../../../domain/appointment/appointment.ts';
import { whyInvalid } from '../../../domain/appointment/why.ts';
import { isUnknownFieldAgent } from '../../../domain/people/rep-name.ts';
import { onlyDesignated } from '../../../domain/people/telemarketer.ts';
import { regionTextOf } from '../../../domain/region/region.ts';
import { perSpelling } from '../../../domain/text/per-spelling.ts';
import { oldestPending } from '../../../domain/time/oldest-pending.ts';
import { responseOf, useApiClient, type ApiClient } from '../../../query/client.ts';
import { useAnsweredAt } from '../../../query/freshness.ts';
import { usePeriod } from '../../../query/period.ts';
import { ageWarning, readsAge } from '../../../query/reads-age.ts';
import { useRead } from '../../../query/use-read.ts';
import { summaryLines } from './summary.ts';

/** By what they are called where one could not be loaded. */
const used = {
  Dashboard: reads.dashboard,
  Regions: reads.regions,
  Telemarketers: reads.telemarketers,
  Appointments: reads.appointments,
  Alerts: reads.alertStats,
} as const;

const none: readonly never[] = [];

/** The summary's lines, of the last responses. */
export function useSummary(): readonly string[] {
  const client = useApiClient();
  const { isWeek, days } = usePeriod();
  const alerts = useRead(reads.alerts).data?.rows;
  useAnsweredAt(reads.dashboard);
  useAnsweredAt(reads.regions);
  useAnsweredAt(reads.telemarketers);
  useAnsweredAt(reads.appointments);
  useAnsweredAt(reads.alertStats);
  return summaryLines(summaryOf(client, isWeek ? days : null, alerts));
}

function atOf(client: ApiClient): number | null {
  const { nowMs, ageMs } = readsAge(client, { Dashboard: reads.dashboard });
  return ageMs === null ? null : nowMs - ageMs;
}

function summaryOf(
  client: ApiClient,
  days: string | null,
  alerts: readonly ValidationAlert[] | undefined,
) {
  const age = readsAge(client, used);
  const metrics = responseOf(client, reads.dashboard)?.data.metrics;
  const appointments = responseOf(client, reads.appointments)?.data;
  const counts = appointments && countsOf(appointments);
  const why = appointments && whyInvalid(appointments.rows);
  const isUnknown = perSpelling(isUnknownFieldAgent);
  const oldestAt = oldestPending(alerts ?? none);
  return {
    atMs: atOf(client),
    days,
    warning: ageWarning(age),
    // Of one response, so that the rate and its parts agree.
    valid: counts?.valid ?? metrics?.totalValidAppointments ?? null,
    invalid: counts?.invalid ?? null,
    total: counts?.total ?? null,
    regions: (responseOf(client, reads.regions)?.data.rows ?? []).map((row) => ({
      region: regionTextOf(row),
      valid: row.validAppointments,
      total: row.totalEvents,
    })),
    telemarketers: onlyDesignated(
      responseOf(client, reads.telemarketers)?.data.rows ?? [],
      designatedTelemarketers(),
    ),
    largestReason: why ? why.reasons[0] : null,
    pendingAlerts: responseOf(client, reads.alertStats)?.data.pending ?? null,
    oldestAlertMs: oldestAt === null ? null : Math.max(0, age.nowMs - oldestAt),
    unknownReps: appointments
      ? appointments.rows.filter(({ salesRep }) => isUnknown(salesRep)).length
      : null,
  };
}

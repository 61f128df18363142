import { useMemo } from 'react';
import type { ValidationAlert } from '../../../api/entities/manual-validation.ts';
import { reads } from '../../../api/contract.ts';
import { countsOf } from '../../../domain/appointment/appointment.ts';
import { filterRows, inList, isFiltering } from '../../../domain/appointment/row-filter.ts';
import { whyInvalid } from '../../../domain/appointment/why.ts';
import { thenParam } from './sent-figure.ts';
import { summaryLines } from './summary.ts';
import { isUnknownFieldAgent } from '../../../domain/people/rep-name.ts';
import { regionTextOf } from '../../../domain/region/region.ts';
import { perSpelling } from '../../../domain/text/per-spelling.ts';
import { oldestPending } from '../../../domain/time/oldest-pending.ts';
import { useApiClient, type ApiClient } from '../../../query/client.ts';
import { useAnsweredAt } from '../../../query/freshness.ts';
import { usePeriod } from '../../../query/period.ts';
import { ageWarning, readsAge } from '../../../query/reads-age.ts';
import { useRead } from '../../../query/use-read.ts';
import type { SearchName } from '../../../paths.ts';
import { useFilter } from '../../../shell/filter-bar.tsx';
import { useAnalysisTab } from '../tabs.ts';

/** By what they are called where one could not be loaded. */
const used = {
  Dashboard: reads.dashboard,
  Regions: reads.regions,
  Appointments: reads.appointments,
  Alerts: reads.alertStats,
} as const;

const none: readonly never[] = [];

/** What the menu hands over; `summary` and `link` are made of the last responses when they are called. */
export function useHandover() {
  const client = useApiClient();
  const { isWeek, days } = usePeriod();
  const alerts = useRead(reads.alerts).data?.rows;
  useAnsweredAt(reads.dashboard);
  useAnsweredAt(reads.regions);
  useAnsweredAt(reads.appointments);
  useAnsweredAt(reads.alertStats);
  return {
    ...useRows(client),
    summary: () => summaryLines(summaryOf(client, isWeek ? days : null, alerts)),
    link: () => {
      const url = new URL(location.href);
      const name = 'seen' satisfies SearchName;
      url.searchParams.delete(name);
      // A figure of a week is no figure of a moment.
      const then = isWeek ? '' : thenParam(validOf(client), atOf(client) ?? Number.NaN);
      if (then !== '') url.searchParams.set(name, then);
      return url.href;
    },
  };
}

/** The list as it is filtered; while nothing is chosen, all events. */
function useRows(client: ApiClient) {
  const filter = useFilter('rows');
  const [tab] = useAnalysisTab();
  const list = tab === 'valid' && !isFiltering(filter) ? 'all' : tab;
  const all = client.responseOf(reads.appointments)?.data.rows ?? none;
  const rows = useMemo(
    () => filterRows(all, filter).filter((row) => inList(row, list)),
    [all, filter, list],
  );
  return { list, filter, rows };
}

const validOf = (client: ApiClient) =>
  client.responseOf(reads.dashboard)?.data.metrics.totalValidAppointments ?? null;

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
  const appointments = client.responseOf(reads.appointments)?.data;
  const counts = appointments && countsOf(appointments);
  const why = appointments && whyInvalid(appointments.rows);
  const isUnknown = perSpelling(isUnknownFieldAgent);
  const atMs = atOf(client);
  const oldestAt = oldestPending(alerts ?? none);
  return {
    atMs,
    asOfMs: age.isStale && age.ageMs !== null ? age.nowMs - age.ageMs : atMs,
    days,
    warning: ageWarning(age),
    // Of one response, so that the rate and its parts agree.
    valid: counts?.valid ?? validOf(client),
    invalid: counts?.invalid ?? null,
    total: counts?.total ?? null,
    regions: (client.responseOf(reads.regions)?.data.rows ?? []).map((row) => ({
      region: regionTextOf(row),
      abbreviation: row.abbreviation,
      valid: row.validAppointments,
      total: row.totalEvents,
    })),
    largestReason: why ? why.reasons[0] : null,
    pendingAlerts: client.responseOf(reads.alertStats)?.data.pending ?? null,
    oldestAlertMs: oldestAt === null ? null : Math.max(0, age.nowMs - oldestAt),
    unknownReps: appointments
      ? appointments.rows.filter(({ salesRep }) => isUnknown(salesRep)).length
      : null,
  };
}

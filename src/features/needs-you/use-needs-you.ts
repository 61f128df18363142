import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import { oldestPending } from '../../domain/time/order.ts';
import { usePeriod, useServerMoment } from '../../query/screen-time.ts';
import { failureText } from '../../query/reads-age.ts';
import type { ReadChoices } from '../../query/reads.ts';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { isLowBand, needsYou, type Sources } from './needs-you.ts';
import { type Why, whyInvalid } from '../../domain/figures/why.ts';
import { rated } from '../../domain/number/bands.ts';
import { fewCases, isFew } from '../../domain/number/thresholds.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { byText, countText } from '../../domain/text/words.ts';
import { ageText } from '../../domain/time/age.ts';

const minuteMs = 60_000;
// British English has no comma before 'and'.
const joined = new Intl.ListFormat('en-GB');

/** The lines of the last responses, and the failed calls (visual.md section 16). `choices` apply to the appointments. */
export function useNeedsYou(choices: ReadChoices = {}) {
  const dashboard = useRead(reads.dashboard);
  const appointments = useRead(reads.appointments, choices);
  const stats = useRead(reads.alertStats);
  const pendingAlerts = stats.data?.pending ?? null;
  // An empty list needs no request.
  const alerts = useRead(reads.alerts, { enabled: pendingAlerts !== 0 });
  const { isWeek } = usePeriod();
  const rows = appointments.data?.rows ?? null;
  const alertRows = alerts.data?.rows ?? null;
  const oldestAt = alertRows && oldestPending(alertRows);
  // Changes once a minute, just after a full minute.
  const oldestAlertMs = useServerMoment(({ now }) =>
    oldestAt === null ? null : Math.floor((now - oldestAt - 1) / minuteMs) * minuteMs + 1,
  );
  const { validationEngine: engine, businessHours: hours } = dashboard.data?.systemStatus ?? {};
  const isEngineStopped = engine?.running === false && hours?.active === true;
  const shown = useMemo(() => {
    const sources = {
      rows,
      alerts: alertRows,
      pendingAlerts,
      oldestAlertMs,
      isEngineStopped,
      isWeek,
    };
    return { lines: needsYou(sources, designatedTelemarketers()), calm: calmText(sources) };
  }, [rows, alertRows, pendingAlerts, oldestAlertMs, isEngineStopped, isWeek]);
  const used = [
    ['alerts', stats],
    ...(pendingAlerts === 0 ? [] : [['alerts', alerts] as const]),
    ['appointments', appointments],
    ['dashboard', dashboard],
  ] as const;
  const failed = used.filter(([, { hasFailed }]) => hasFailed);
  return {
    ...shown,
    appointments,
    isLoading: used.some(([, { data, hasFailed }]) => data === undefined && !hasFailed),
    hasNothing: failed.length === used.length,
    missing: missingText(failed),
    retry: () => {
      for (const [, { retry }] of failed) retry();
    },
  };
}

/** 'Without alerts and appointments: 503, timeout'; '' if no call failed. */
function missingText(failed: readonly (readonly [name: string, ReadState<unknown>])[]): string {
  if (failed.length === 0) return '';
  const causes = failed.flatMap(([, { error }]) => (error ? [failureText(error)] : []));
  const names = failed.map(([name]) => name);
  return `Without ${joined.format(new Set(names))}: ${[...new Set(causes)].join(', ')}`;
}

/** The text without any lines: 'Nothing needs you. All regions Good or better, no alerts.' */
export function calmText({ rows, pendingAlerts, oldestAlertMs }: Sources): string {
  const low = rows ? lowRegions(whyInvalid(rows)) : null;
  const oldest = oldestAlertMs === null ? '' : `, the oldest ${ageText(oldestAlertMs)}`;
  const facts = [
    low?.text,
    pendingAlerts === 0 ? 'no alerts' : null,
    pendingAlerts ? `${countText(pendingAlerts, 'alert')}${oldest}` : null,
  ].filter((fact) => typeof fact === 'string');
  const [first = '', ...rest] = facts;
  const sentence = [first.slice(0, 1).toUpperCase() + first.slice(1), ...rest].join(', ');
  return `${low?.isLow ? 'Nothing stands out' : 'Nothing needs you'}. ${sentence}${sentence && '.'}`.trimEnd();
}

function lowRegions({ region, all }: Why): { readonly text: string; readonly isLow: boolean } {
  const low = region.filter(({ valid, all: events }) => isLowBand(rated(valid, events).band));
  const large = low
    .filter(({ all: events }) => !isFew(events))
    .map(({ of }) => excerpt(of.name, longestName));
  const names = large.toSorted(byText);
  if (names.length > 0)
    return {
      text: `${joined.format(names)} ${names.length === 1 ? 'is' : 'are'} under Good`,
      isLow: true,
    };
  if (all === 0) return { text: 'no events yet', isLow: false };
  const text =
    low.length === 0
      ? 'all regions Good or better'
      : `no region of ${fewCases} events or more is under Good`;
  return { text, isLow: false };
}

const longestName = 40;

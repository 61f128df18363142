import { useMemo } from 'react';
import { alerts as alertsCall, longestWait } from '../../calls/alerts.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { dashboard as dashboardCall } from '../../calls/dashboard.ts';
import { designatedTelemarketers } from '../../config.ts';
import { useCall, usePeriod } from '../../query/use-call.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { failureText, gapText } from '../../query/reads-age.ts';
import { ifReceived, type ReadStatus } from '../../query/data-state.ts';
import { listText } from '../../domain/text/format.ts';
import { calmText } from './calm-text.ts';
import { needsYou } from './needs-you.ts';

const minuteMs = 60_000;

/** The lines of the last responses, and the failed calls. */
export function useNeedsYou() {
  const { figures: day, status: dashboard } = useCall(dashboardCall);
  const { figures: events, status: appointments } = useCall(appointmentsCall);
  const { figures: alertFigures, status: alerts } = useCall(alertsCall);
  const appointmentsGap = gapText(appointments.data);
  const alertsGap = gapText(alerts.data);
  const receivedAlerts = ifReceived(alerts, alertFigures);
  const why = ifReceived(appointments, events.why);
  const { isWeek } = usePeriod();
  // Changes once a minute, just after a full minute.
  const longestWaitMs = useServerMoment(({ now }) => {
    const ms = longestWait(alertFigures.pending, now);
    return ms && Math.max(0, Math.floor((ms - 1) / minuteMs) * minuteMs + 1);
  });
  const { isEngineStopped } = day;
  const shown = useMemo(() => {
    const sources = {
      why,
      withoutRep: events.withoutRep,
      appointmentsGap,
      alerts: receivedAlerts,
      alertsGap,
      longestWaitMs,
      isEngineStopped,
      isWeek,
    };
    return { lines: needsYou(sources, designatedTelemarketers()), calm: calmText(sources) };
  }, [
    why,
    events,
    appointmentsGap,
    receivedAlerts,
    alertsGap,
    longestWaitMs,
    isEngineStopped,
    isWeek,
  ]);
  const used = [
    ['alerts', alerts],
    ['appointments', appointments],
    ['dashboard', dashboard],
  ] as const;
  const failed = used.filter(([, { hasFailed }]) => hasFailed);
  return {
    ...shown,
    appointments,
    isLoading: used.some(([, { data, hasFailed }]) => data === undefined && !hasFailed),
    hasNothing: failed.length === used.length,
    missing: [missingText(failed), appointmentsGap, alertsGap && `alerts: ${alertsGap}`]
      .filter(Boolean)
      .join('; '),
    retry: () => {
      for (const [, { retry }] of failed) retry();
    },
  };
}

/** 'Without alerts and appointments: 503, timeout'; '' if no call failed. */
function missingText(failed: readonly (readonly [name: string, ReadStatus<unknown>])[]): string {
  if (failed.length === 0) return '';
  const causes = failed.flatMap(([, { error }]) => (error ? [failureText(error)] : []));
  const names = failed.map(([name]) => name);
  return `Without ${listText(new Set(names))}: ${[...new Set(causes)].join(', ')}`;
}

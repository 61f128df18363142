import { useQuery } from '@tanstack/react-query';
import { alerts } from '../calls/alerts.ts';
import { dashboard } from '../calls/dashboard.ts';
import { type AppointmentFigures, type Appointments, appointments } from '../calls/appointments.ts';
import { type CachedResponse, readOptions } from '../query/reads.ts';
import { useCall } from '../query/use-call.ts';

/** How many alerts are pending; null before the first response. */
export function usePendingAlerts(): number | null {
  const { figures, status } = useCall(alerts);
  return status.data === undefined ? null : figures.counts.pending;
}

function countUnknown(
  response: CachedResponse<Appointments, AppointmentFigures> | null,
): number | null {
  return response && response.loaded.figures.withoutRep.length;
}

/** The longest interval of S9, in ms. */
const slowestPollMs = 5 * 60_000;

/** How many appointments have an unknown rep; null before the first response. Polled rarely, since the list may be long. */
export function usePendingCorrections(): number | null {
  const enabled = useServicesUp();
  const { data } = useQuery({
    ...readOptions(appointments, { enabled }),
    refetchInterval: slowestPollMs,
    select: countUnknown,
  });
  return data ?? null;
}

/** The AI model and the scheduling service are up once the dashboard has a response (S3, C2). */
export function useServicesUp(): boolean {
  return useCall(dashboard).status.data !== undefined;
}

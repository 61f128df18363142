import { useQuery } from '@tanstack/react-query';
import { alerts, alertStats } from '../calls/alerts.ts';
import { pendingInBoth } from '../calls/counted-twice.ts';
import { dashboard } from '../calls/dashboard.ts';
import { type AppointmentFigures, type Appointments, appointments } from '../calls/appointments.ts';
import { useContradictions } from '../query/contradiction.ts';
import { contradictionText } from '../query/contradiction-line.tsx';
import { type CachedResponse, readOptions } from '../query/reads.ts';
import { useCall } from '../query/use-call.ts';
import { showNumber } from '../domain/text/format.ts';

/** How many alerts are pending; null before the first response. */
export function usePendingAlerts(): number | null {
  return useCall(alertStats).figures.pending;
}

/** The pending alerts by the list and by their count, where these differ for two polls (rulings C37); null where they agree. */
export function usePendingInBoth() {
  const differences = useContradictions(alerts, alertStats, pendingInBoth);
  const [contradiction = null] = differences;
  const text = contradictionText(differences, ['in the list', 'by the count']);
  return (
    contradiction && {
      figures: `${showNumber(contradiction[1])} or ${showNumber(contradiction[2])}`,
      text,
    }
  );
}

function countUnknown(
  response: CachedResponse<Appointments, AppointmentFigures> | null,
): number | null {
  return response && response.loaded.figures.withoutRep.length;
}

/** The longest interval of spec 9, in ms. */
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

/** The AI model and the scheduling service are up once the dashboard has a response (spec 3, rulings C2). */
export function useServicesUp(): boolean {
  return useCall(dashboard).state.data !== undefined;
}

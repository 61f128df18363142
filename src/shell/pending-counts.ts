import { useQuery } from '@tanstack/react-query';
import type { Appointments } from '../api/entities/appointment.ts';
import { reads } from '../api/contract.ts';
import { readOptions, type CachedResponse } from '../query/client.ts';
import { useRead } from '../query/use-read.ts';
import { isUnknownFieldAgent } from '../domain/people/rep-name.ts';
import { useServicesUp } from './services.ts';

/** What waits for people: told in the menu of every route and in the title of the tab. */

/** How many alerts wait for a review; null before the first answer. */
export function usePendingAlerts(): number | null {
  return useRead(reads.alertStats).data?.pending ?? null;
}

const countUnknown = (response: CachedResponse<Appointments> | null): number | null =>
  response && response.data.rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep)).length;

/** The longest interval of spec section 9, in ms. */
const slowestPollMs = 5 * 60_000;

/**
 * How many appointments have an unknown rep; null before the first answer. No call but the appointments tells it,
 * and that list may be long: a screen that shows it keeps the count as fresh as itself, elsewhere it is fetched once,
 * after what the screen needs, and again when it is five minutes old.
 */
export function usePendingCorrections(): number | null {
  const enabled = useServicesUp();
  const { data } = useQuery({
    ...readOptions(reads.appointments, { enabled }),
    refetchInterval: slowestPollMs,
    select: countUnknown,
  });
  return data ?? null;
}

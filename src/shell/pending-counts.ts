import { useQuery } from '@tanstack/react-query';
import { reads } from '../api/contract.ts';
import type { Appointments } from '../api/entities/appointment.ts';
import { isUnknownFieldAgent } from '../domain/people/rep-name.ts';
import { memoizeByText } from '../domain/text/words.ts';
import { readOptions, type CachedResponse } from '../query/reads.ts';
import { useRead } from '../query/use-read.ts';
import { useServicesUp } from './services.ts';

/** How many alerts are pending; null before the first response. */
export function usePendingAlerts(): number | null {
  return useRead(reads.alertStats).data?.pending ?? null;
}

function countUnknown(response: CachedResponse<Appointments> | null): number | null {
  const isUnknown = memoizeByText(isUnknownFieldAgent);
  return response && response.data.rows.filter(({ salesRep }) => isUnknown(salesRep)).length;
}

/** The longest interval of spec 9, in ms. */
const slowestPollMs = 5 * 60_000;

/** How many appointments have an unknown rep; null before the first response. The list may be long: polled rarely. */
export function usePendingCorrections(): number | null {
  const enabled = useServicesUp();
  const { data } = useQuery({
    ...readOptions(reads.appointments, { enabled }),
    refetchInterval: slowestPollMs,
    select: countUnknown,
  });
  return data ?? null;
}

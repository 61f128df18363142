import type { Appointments } from '../api/entities/appointment.ts';
import type { Answer } from '../api/client.ts';
import { reads } from '../api/contract.ts';
import { useQueryFact, useRead } from '../api/use-read.ts';
import { isUnknownFieldAgent } from '../domain/rep-name.ts';

/** What waits for people: told in the menu of every route and in the title of the tab. */

/** How many alerts wait for a review; null before the first answer. */
export function useWaitingAlerts(): number | null {
  return useRead(reads.alertStats).data?.pending ?? null;
}

const counted = new WeakMap<object, number>();

function countUnknown({ data: { rows } }: Answer<Appointments>): number {
  const known = counted.get(rows);
  if (known !== undefined) return known;
  const count = rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep)).length;
  counted.set(rows, count);
  return count;
}

/**
 * How many appointments have an unknown rep. Only as far as a screen has read the appointments anyway:
 * the list may be long, and a menu is no reason to ask for it.
 */
export function useWaitingCorrections(): number | null {
  return useQueryFact(reads.appointments, ({ state }) =>
    state.data ? countUnknown(state.data as Answer<Appointments>) : null,
  );
}

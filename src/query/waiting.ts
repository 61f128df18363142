import { appointments } from '../calls/appointments.ts';
import type { Region } from '../domain/region/region.ts';
import { responseOf } from './client.ts';
import { useCached } from './data-state.ts';

const notKnown = () => null;

/**
 * How many events of a region, or of all, wait for a decision (C36). It requests nothing: null where no other card
 * has the appointments.
 */
export function useWaiting(): (region: Region | null) => number | null {
  return useCached(
    (client) => responseOf(client, appointments)?.loaded.figures.waitingIn ?? notKnown,
  );
}

import {
  clockDifference,
  clockDifferenceText,
  isClockOff,
  serverTime,
} from '../domain/time/server-time.ts';
import { type Moment, useMoment } from '../ui/clock/clock.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';

/** How far the server's clock is ahead, in ms rounded to whole seconds; null: unknown. */
export function useClockDifference(): number | null {
  return useStore(useApiClient().serverClock.differences, clockDifference);
}

/** 'The server is 10 min ahead', or '' up to 60 s. */
export function useClockWarning(): string {
  return useStore(useApiClient().serverClock.differences, (differences) => {
    const difference = clockDifference(differences);
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

export function useServerMoment<F extends string | number | boolean | null>(
  fact: (at: Moment) => F,
): F {
  const { differences } = useApiClient().serverClock;
  return useMoment((at) => fact({ ...at, now: serverTime(differences.get(), at.now) ?? at.now }));
}

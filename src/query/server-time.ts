import { type Moment, useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';
import { clockDifference, clockDifferenceText, isClockOff } from './server-clock.ts';

/** 'The server is 10 min ahead', or '' up to 60 s. */
export function useClockWarning(): string {
  return useStore(useApiClient().serverClock.differences, (differences) => {
    const difference = clockDifference(differences);
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

export function useServerMoment<F>(fact: (at: Moment) => F): F {
  const { serverClock } = useApiClient();
  return useMoment((at) => fact({ ...at, now: serverClock.shownTimeAt(at) }));
}

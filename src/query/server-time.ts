import { businessHours, nextOpening } from '../domain/time/hours.ts';
import { type Moment, now, useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, useApiClient } from './client.ts';
import { clockDifference, clockDifferenceText } from './server-clock.ts';

/** As `clockDifferenceText`, by the last responses. */
export function useClockDifferenceText(): string {
  return useStore(useApiClient().serverClock.differences, (differences) =>
    clockDifferenceText(clockDifference(differences)),
  );
}

/** The time now by the server's clock, in ms: of what is said at an action or a response. */
export function serverNow({ serverClock }: Pick<ApiClient, 'serverClock'>): number {
  return serverClock.timeAt(now());
}

export function useServerMoment<F>(fact: (at: Moment) => F): F {
  const { serverClock } = useApiClient();
  return useMoment((at) => fact({ ...at, now: serverClock.timeAt(at.now) }));
}

/** 'at 9 AM', 'Monday at 9 AM': when the call center opens next; null while it is open. */
export function useNextOpening(): string | null {
  return useServerMoment((at) => nextOpening(at.now, businessHours));
}

import { recentInstant } from '../domain/time/eastern.ts';
import { useMoment } from './clock/clock.ts';

/** When an appointment was booked: the time today, with the day when it was another one. */
export function BookedAt({ time }: { readonly time: string }) {
  return <bdi>{useMoment(({ now }) => recentInstant(time, now))}</bdi>;
}

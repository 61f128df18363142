import { recentInstant } from '../domain/time/eastern.ts';
import { useMoment } from './clock/clock.ts';

/** When an appointment was booked: the time if today, else with its day. */
export function BookedAt({ time }: { readonly time: string }) {
  return <bdi>{useMoment(({ now }) => recentInstant(time, now))}</bdi>;
}

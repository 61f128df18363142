import { easternDate, recentInstant } from '../domain/time/eastern.ts';
import { currentMoment, useMoment } from './clock/clock.ts';

/** When an appointment was booked: the time if today, else with its day. */
export function BookedAt({ time }: { readonly time: string }) {
  // Each second only the day is compared, since a table may have a hundred of these.
  useMoment(({ now }) => easternDate(now));
  return <bdi>{recentInstant(time, currentMoment().now)}</bdi>;
}

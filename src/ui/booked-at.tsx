import { easternDate, recentInstant } from '../domain/time/eastern.ts';
import { bookingText } from '../domain/time/hours.ts';
import { currentMoment, useMoment } from './clock.ts';

/** When an appointment was booked: the time if today, else with its day. */
export function BookedAt({ time }: { readonly time: string }) {
  // Each second only the day is compared, since a table may have a hundred of these.
  useMoment(({ now }) => easternDate(now));
  return <bdi>{recentInstant(time, currentMoment().now)}</bdi>;
}

/** Before the first booking: what the card will show, and when booking opens. */
export function BeforeBooking({ what = '' }: { readonly what?: string }) {
  const opens = useMoment(({ now }) => bookingText(now));
  return `${what} ${opens}`.trim();
}

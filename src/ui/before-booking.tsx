import { bookingText } from '../domain/time/hours.ts';
import { useMoment } from './clock/clock.ts';

/** Before the first booking: what the card will show, and when booking opens. */
export function BeforeBooking({ what = '' }: { readonly what?: string }) {
  const opens = useMoment(({ now }) => bookingText(now));
  return `${what} ${opens}`.trim();
}

import { bookedAt } from '../domain/region-appointments.ts';
import { useMoment } from './clock.ts';

/** When an appointment was booked: the time today, with the day when it was another one. */
export function BookedAt({ time }: { readonly time: string }) {
  return <bdi>{useMoment(({ now }) => bookedAt(time, now))}</bdi>;
}

import { easternDate, parseInstant, recentInstant } from '../domain/time/eastern.ts';
import { currentMoment, useMoment } from './clock.ts';

/** When an appointment was booked: the time if today, else with its day. */
export function BookedAt({ time }: { readonly time: string }) {
  // Each second only the day is compared, since a table may have a hundred of these.
  useMoment(({ now }) => easternDate(now));
  return <bdi>{recentInstant(time, currentMoment().now)}</bdi>;
}

/** 'Today, 2:41 PM', else with its day. */
export function TodayAt({ time }: { readonly time: string }) {
  const isToday = useMoment(({ now }) => {
    const ms = parseInstant(time);
    return ms !== null && easternDate(ms) === easternDate(now);
  });
  return (
    <>
      {isToday && 'Today, '}
      <BookedAt time={time} />
    </>
  );
}

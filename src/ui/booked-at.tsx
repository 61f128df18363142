import { easternDate, parseInstant, recentInstant } from '../domain/time/eastern.ts';
import { currentMoment, useMoment } from './clock.ts';

/** '2:41 PM' of today, else with the day. */
export function BookedAt({ time }: { readonly time: string }) {
  // Only the day is compared each second: a table may have a hundred times.
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

import { easternDate, parseInstant } from '../domain/time/eastern.ts';
import { BookedAt } from './booked-at.tsx';
import { useMoment } from './clock.ts';

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

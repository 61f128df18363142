import { easternDate } from '../domain/time/eastern.ts';
import type { Time } from '../domain/time/read-time.ts';
import { shownRecentTime } from '../domain/time/show-time.ts';
import { currentMoment, useMoment } from './clock.ts';

/** '2:41 PM' of today, else with the day. */
export function BookedAt({ time }: { readonly time: Time }) {
  // Only the day is compared each second: a table may have a hundred times.
  useMoment(({ now }) => easternDate(now));
  return <bdi>{shownRecentTime(time, currentMoment().now)}</bdi>;
}

interface TodayAtProps {
  readonly time: Time;
  readonly today?: string;
}

/** 'Today, 2:41 PM', else with its day. */
export function TodayAt({ time, today = 'Today' }: TodayAtProps) {
  const isToday = useMoment(
    ({ now }) => time.ms !== null && easternDate(time.ms) === easternDate(now),
  );
  return (
    <>
      {isToday && `${today}, `}
      <BookedAt time={time} />
    </>
  );
}

import { noValue } from '../number/format.ts';
import { excerpt } from '../text/plain-text.ts';
import { dayLabel, easternDateTime, longDay, recentTime } from './eastern.ts';
import type { CalendarDate, Time } from './read-time.ts';

// How a time or a day of a response is shown: what is none, as it was sent (rulings A12, C19).

/** 'Nov 20' */
export function shownDay({ date, text }: CalendarDate): string {
  return date === null ? asSent(text) : dayLabel(date);
}

/** 'November 20, 2026' */
export function shownLongDay({ date, text }: CalendarDate): string {
  return date === null ? asSent(text) : longDay(date);
}

/** 'Nov 20, 2026, 2:41 PM' */
export function shownTime({ ms, text }: Time): string {
  return ms === null ? asSent(text) : easternDateTime(ms);
}

/** '2:41 PM' today, else with its day, and its year when it is another. */
export function shownRecentTime({ ms, text }: Time, nowMs: number): string {
  return ms === null ? asSent(text) : recentTime(ms, nowMs);
}

// Words of a broken formatter, bare numbers, and the zero dates of other systems.
const notATime =
  /^(?:|invalid date|null|undefined|nan|-?\d+(?:\.\d+)?|(?:0001|1969|1970)-\d{2}-\d{2}T.*)$/i;

const longestTime = 40;

function asSent(text: string): string {
  return notATime.test(text) ? noValue : excerpt(text, longestTime);
}

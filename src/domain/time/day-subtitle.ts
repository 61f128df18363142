import { calendarDay, easternLongDate, longDay } from './eastern.ts';
import { noValue } from '../number/format.ts';
import { oneLine } from '../text/plain-text.ts';

/**
 * The dashboard's subtitle in weekly mode (spec 2): 'Week of {start} to {end} (Call Center
 * Closed)'. Start and end are the server's calendar days in long form ('November 16, 2026'); a text
 * that is no such day stands as it was sent, isolated from the words beside it, '–' for none.
 */
export function weekSubtitle(range: { readonly start: string; readonly end: string }): string {
  return `Week of ${dayText(range.start)} to ${dayText(range.end)} (Call Center Closed)`;
}

const isolate = '\u2068';
const endOfIsolate = '\u2069';

function dayText(text: string): string {
  const day = longDay(text);
  return calendarDay(text) === null && day !== noValue
    ? `${isolate}${oneLine(day)}${endOfIsolate}`
    : day;
}

/**
 * The dashboard's subtitle on other days (spec 2, rulings B2): 'Today, Saturday, November 21,
 * 2026', Eastern.
 */
export function todaySubtitle(nowMs: number): string {
  return `Today, ${easternLongDate(nowMs)}`;
}

import { noValue } from '../number/format.ts';
import { oneLine } from '../text/plain-text.ts';
import { calendarDay, easternLongDate, longDay } from './eastern.ts';

export function weekSubtitle(range: { readonly start: string; readonly end: string }): string {
  return `Week of ${dayText(range.start)} to ${dayText(range.end)} (Call Center Closed)`;
}

function dayText(text: string): string {
  const day = longDay(text);
  if (calendarDay(text) !== null || day === noValue) return day;
  // Bidi isolates keep an unknown text from reordering the words beside it.
  return `\u2068${oneLine(day)}\u2069`;
}

export function todaySubtitle(nowMs: number): string {
  return `Today, ${easternLongDate(nowMs)}`;
}

import { easternLongDate, longDay } from './eastern.ts';

/**
 * The dashboard's subtitle in weekly mode (spec 2): 'Week of {start} to {end} (Call Center
 * Closed)'. Start and end are the server's calendar days in long form ('November 16, 2026'); a text
 * that is no such day stands as it was sent, '–' for none.
 */
export function weekSubtitle(range: { readonly start: string; readonly end: string }): string {
  return `Week of ${longDay(range.start)} to ${longDay(range.end)} (Call Center Closed)`;
}

/**
 * The dashboard's subtitle on other days (spec 2, rulings B2): 'Today, Saturday, November 21,
 * 2026', Eastern.
 */
export function todaySubtitle(nowMs: number): string {
  return `Today, ${easternLongDate(nowMs)}`;
}

import {
  dayLabel,
  calendarDay,
  easternDate,
  easternLongDate,
  recentInstant,
} from '../../domain/time/eastern.ts';
import { weekSubtitle } from '../../domain/time/period.ts';
import type { WallTotals } from './figures.ts';

/** The date line: the day on which the figures were requested, or in weekly mode the week (spec 2). */
export function wallDate(totals: WallTotals | undefined, requestedMs: number): string {
  if (totals?.weekly) return weekSubtitle(totals);
  return easternLongDate(requestedMs).replace(/, \d+$/, '');
}

/** The heading of the main figure; it names any day but today. */
export function wallHeading(
  totals: WallTotals | undefined,
  requestedMs: number,
  nowMs: number,
): string {
  const day = easternDate(requestedMs);
  if (day === easternDate(nowMs))
    return totals?.weekly ? 'Valid appointments this week' : 'Valid appointments today';
  if (!totals?.weekly) return `Valid appointments, ${dayLabel(day)}`;
  return `Valid in the week to ${dayLabel(calendarDay(totals.end) ?? day)}`;
}

/** 'As of 2:35 PM', 'As of Nov 20, 9:14 PM'. */
export function asOf(answeredMs: number, nowMs: number): string {
  return `As of ${recentInstant(new Date(answeredMs).toISOString(), nowMs)}`;
}

/** At most two names, so that the sentence fits its line. */
export function nameList([first = '', second = '', ...more]: readonly string[]): string {
  if (second === '') return first;
  if (more.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${more.length} more`;
}

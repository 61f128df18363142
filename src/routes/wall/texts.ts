import {
  dayLabel,
  calendarDay,
  easternDate,
  easternLongDate,
  recentInstant,
} from '../../domain/time/eastern.ts';
import { weekSubtitle } from '../../domain/time/day-subtitle.ts';
import type { Totals } from './memory.ts';

/**
 * The wall's date line: the day that the figures belong to, which is that on which they were asked for and for a
 * moment after midnight not yet today; in weekly mode the week (spec 2).
 */
export function wallDate(totals: Totals | undefined, askedMs: number): string {
  if (totals?.weekly) return weekSubtitle(totals);
  return easternLongDate(askedMs).replace(/, \d+$/, '');
}

/** What the main figure counts. Figures of another Eastern day are never shown without that day. */
export function wallHeading(totals: Totals | undefined, askedMs: number, nowMs: number): string {
  const day = easternDate(askedMs);
  if (day === easternDate(nowMs))
    return totals?.weekly ? 'Valid appointments this week' : 'Valid appointments today';
  if (!totals?.weekly) return `Valid appointments, ${dayLabel(day)}`;
  return `Valid in the week to ${dayLabel(calendarDay(totals.end) ?? day)}`;
}

/** 'As of 2:35 PM', 'As of Nov 20, 9:14 PM'. */
export function asOf(answeredMs: number, nowMs: number): string {
  return `As of ${recentInstant(new Date(answeredMs).toISOString(), nowMs)}`;
}

const shiftEveryMs = 10 * 60_000;
const shiftPx = 2;
// Around the middle and back to it, each place next to the one before.
const places = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

/** Against burn-in the picture moves by 2 px every 10 minutes (visual.md 'Wall display'): the place's number. */
export function shiftPlace(nowMs: number): number {
  return Math.floor(nowMs / shiftEveryMs) % places.length;
}

/** Where a place is, in px from the middle. */
export function shiftOf(place: number): { readonly x: number; readonly y: number } {
  const [x, y] = places[place] ?? [0, 0];
  return { x: x * shiftPx, y: y * shiftPx };
}

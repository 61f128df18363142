import { showNumber } from '../../../domain/number/format.ts';
import { countText, unitText } from '../../../domain/text/words.ts';
import { addDays, dayLabel, minuteText } from '../../../domain/time/eastern.ts';
import { totalSpans, totalAt, type TotalSpan, type MinuteSpan } from './curve.ts';
import type { DayRecord } from './day-record.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

export interface Usual {
  readonly weekday: string;
  readonly days: readonly (readonly TotalSpan[])[];
}

/** The kept days before a day. */
export interface EarlierDays {
  /** Newest first. */
  readonly names: readonly string[];
  readonly last: DayRecord | null;
  readonly usual: Usual;
}

/** The usual total at a time of day: the 10th to the 90th percentile of `days` totals. */
export interface Pace {
  readonly low: number;
  readonly high: number;
  readonly days: number;
  readonly weekday: string;
}

export interface BandPoint extends Pace {
  readonly minute: number;
}

const quarter = 15;

/** Fewer days have no usual total (visual.md 08). */
const leastDays = 4;

export function isComparable(kept: string, day: string): boolean {
  return kept < day && weekdayOf(kept) === weekdayOf(day);
}

export function usualOf(day: string, kept: readonly DayRecord[]): Usual {
  const days = kept
    .filter((record) => isComparable(record.day, day))
    .map(totalSpans)
    .filter((totals) => totals.length > 0);
  return { weekday: weekdayOf(day), days };
}

/** A kept day has a point per 15 minutes; the totals between them are interpolated. null in a gap. */
function estimateAt(totals: readonly TotalSpan[], minute: number): number | null {
  const before = Math.floor(minute / quarter) * quarter;
  const from = totalAt(totals, before);
  if (minute === before) return from;
  if (from === null || totalAt(totals, minute) === null) return null;
  const to = totalAt(totals, before + quarter);
  return to === null ? null : from + ((to - from) * (minute - before)) / quarter;
}

/** null with fewer than four days. */
export function paceAt(usual: Usual, minute: number): Pace | null {
  const totals = usual.days
    .map((day) => estimateAt(day, minute))
    .filter((total) => total !== null)
    .toSorted((a, b) => a - b);
  if (totals.length < leastDays) return null;
  const { weekday } = usual;
  const [low, high] = [percentile(totals, 0.1), percentile(totals, 0.9)];
  return { low: Math.round(low), high: Math.round(high), days: totals.length, weekday };
}

function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below = 0, above = below] = sorted.slice(Math.floor(place));
  return below + (above - below) * (place % 1);
}

/** The usual totals along an axis, every quarter of an hour; one run per stretch with enough days. */
export function usualBand(
  usual: Usual,
  { from, to }: MinuteSpan,
): readonly (readonly BandPoint[])[] {
  const runs: BandPoint[][] = [];
  let isRun = false;
  for (let minute = from; minute <= to; minute += quarter) {
    const pace = paceAt(usual, minute);
    if (pace && !isRun) runs.push([]);
    if (pace) runs.at(-1)?.push({ ...pace, minute });
    isRun = pace !== null;
  }
  return runs;
}

/** '98–112' */
export function rangeText({ low, high }: Pace): string {
  return low === high ? showNumber(low) : `${showNumber(low)}–${showNumber(high)}`;
}

export function paceText(pace: Pace): string {
  return `${rangeText(pace)} (${countText(pace.days, pace.weekday)})`;
}

/** 'usual by 2:40 PM: 98–112 (6 Saturdays)' or 'needs 3 more Saturdays'; '' if enough days are kept, but not of that time. */
export function usualText(usual: Usual, minute: number): string {
  const pace = paceAt(usual, minute);
  if (pace) return `usual by ${minuteText(minute)}: ${paceText(pace)}`;
  const missing = leastDays - usual.days.length;
  return missing <= 0 ? '' : `needs ${missing} more ${unitText(missing, usual.weekday)}`;
}

/** 'usual known from Dec 10': the day from which enough days are kept; '' if they are. */
export function knownFrom(usual: Usual, day: string): string {
  const missing = leastDays - usual.days.length;
  return missing > 0 ? `usual known from ${dayLabel(addDays(day, 7 * missing))}` : '';
}

type PaceWord = 'Ahead of usual' | 'As usual' | 'Behind usual';

export function paceWord(valid: number, { low, high }: Pace): PaceWord {
  if (valid > high) return 'Ahead of usual';
  return valid < low ? 'Behind usual' : 'As usual';
}

/** The color of a change that leads to a total with this word: none inside the usual range (rulings C40). */
export const paceTones = {
  'Ahead of usual': 'up',
  'As usual': 'neutral',
  'Behind usual': 'down',
} as const satisfies Record<PaceWord, string>;

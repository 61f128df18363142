import { dayLabel, easternClock, easternTime, weekdayLabel } from '../../domain/time/eastern.ts';
import {
  type DayPoint,
  type DayRecord,
  gapsOf,
  minuteOf,
  pointAt,
  seenUntil,
  type Span,
} from '../../features/day-record/rules/day-record.ts';

const minuteMs = 60_000; // Moments are whole minutes since 1970.

export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface MomentParts {
  readonly day: string | null;
  readonly time: string | null;
}

/** The day and the time of a moment of the URL (rulings C16); null: today, and the latest. */
export function partsOf(at: string): MomentParts {
  const [, day = null, time = null] = /^(?:(.*)T)?(\d\d:\d\d)$/.exec(at) ?? [];
  return { day, time };
}

/** A minute as the URL spells it: '10:15' of today, else '2026-11-20T10:15'. */
export function momentText(day: string, minute: number, today: string): string {
  const clock = easternClock(minute * minuteMs);
  const [hour, rest] = [clock?.hour, clock?.minute].map((part) => String(part).padStart(2, '0'));
  return day === today ? `${hour}:${rest}` : `${day}T${hour}:${rest}`;
}

/** From the first point to the last confirmed minute; null of an empty record. */
export function rangeOf(record: DayRecord): Range | null {
  const [first, last] = [record.points[0], record.points.at(-1)];
  if (!first || !last) return null;
  return { from: minuteOf(first.at), to: minuteOf(Math.max(last.at, seenUntil(record) ?? 0)) };
}

export function nearestIn({ from, to }: Range, minute: number): number {
  return Math.min(Math.max(minute, from), to);
}

/** The figures that stood at the end of a minute; null before the first point. */
export function figuresAt(record: DayRecord, minute: number): DayPoint | null {
  return pointAt(record, (minute + 1) * minuteMs - 1);
}

function gapAt(record: DayRecord, minute: number): Span | undefined {
  return gapsOf(record).find(([from, to]) => minuteOf(from) < minute && minute < minuteOf(to));
}

/** What was not received then: another minute than the `wanted` one is shown, or one in a gap; '' else. */
export function noteAt(record: DayRecord, minute: number, wanted: number | null): string {
  if (wanted !== null && wanted !== minute)
    return `Nothing was recorded at ${timeOf(wanted)}. The nearest record is from ${timeOf(minute)}.`;
  const gap = gapAt(record, minute);
  if (!gap) return '';
  const [from, to] = gap.map(easternTime);
  return `No data ${from} – ${to}. The figures are from ${from}.`;
}

export const timeOf = (minute: number) => easternTime(minute * minuteMs);

/** The next or previous change, at the ends the ends of the range (visual.md 08). */
export function stepMinute(record: DayRecord, minute: number, by: 1 | -1): number {
  const range = rangeOf(record);
  if (range === null) return minute;
  const stops = [...record.points.map(({ at }) => minuteOf(at)), range.to];
  const next =
    by === 1 ? stops.find((each) => each > minute) : stops.findLast((each) => each < minute);
  return nearestIn(range, next ?? minute);
}

/** The hours named under a scrubber, as minutes: at most eight, and none close to an end. */
export function hoursIn({ from, to }: Range): readonly number[] {
  const length = to - from;
  const step = [1, 2, 3, 4].find((hours) => length <= hours * 8 * 60) ?? 6;
  const hours: number[] = [];
  for (let minute = Math.ceil(from / 60) * 60; minute <= to; minute += 60) {
    const isNamed = (easternClock(minute * minuteMs)?.hour ?? 0) % step === 0;
    if (isNamed && Math.min(minute - from, to - minute) * 7 >= length) hours.push(minute);
  }
  return hours;
}

export function hourName(minute: number): string {
  const hour = easternClock(minute * minuteMs)?.hour ?? 0;
  if (hour % 12 !== 0) return String(hour % 12);
  return hour === 0 ? '12 AM' : '12 PM';
}

export function dayName(day: string): string {
  return `${weekdayLabel(day)}, ${dayLabel(day)}`;
}

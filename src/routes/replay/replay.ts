import { minuteOfDay, minuteTime } from '../../domain/time/eastern.ts';
import { type MinuteSpan, minuteText } from '../../features/day-record/rules/curve.ts';
import {
  type DayPoint,
  type DayRecord,
  gapsOf,
  seenUntil,
} from '../../features/day-record/rules/day-record.ts';

interface Moment {
  readonly day: string | null;
  readonly minute: number | null;
}

/** The day and its minute of a moment of the URL (rulings C16); null: today, and the latest. */
export function momentOf(at: string): Moment {
  const [, day = null, hour, minute] = /^(?:(.*)T)?(\d\d):(\d\d)$/.exec(at) ?? [];
  return { day, minute: hour === undefined ? null : Number(hour) * 60 + Number(minute) };
}

/** A minute as the URL spells it: '10:15' of today, else '2026-11-20T10:15'. */
export function momentText(day: string, minute: number, today: string): string {
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${day === today ? '' : `${day}T`}${time.join(':')}`;
}

const minuteOf = (ms: number) => Math.floor(minuteOfDay(ms));

/** From the first point to the last confirmed minute; null of an empty record. */
export function rangeOf(record: DayRecord): MinuteSpan | null {
  const [first, last] = [record.points[0], record.points.at(-1)];
  if (!first || !last) return null;
  return { from: minuteOf(first.at), to: minuteOf(Math.max(last.at, seenUntil(record) ?? 0)) };
}

export function nearestIn({ from, to }: MinuteSpan, minute: number): number {
  return Math.min(Math.max(minute, from), to);
}

/** The figures that stood at the end of a minute; null before the first point. */
export function figuresAt({ points }: DayRecord, minute: number): DayPoint | null {
  return points.findLast(({ at }) => minuteOf(at) <= minute) ?? null;
}

/** What was not received then: another minute than the `wanted` one is shown, or one in a gap; '' else. */
export function noteAt(record: DayRecord, minute: number, wanted: number | null): string {
  if (wanted !== null && wanted !== minute)
    return `Nothing was recorded at ${minuteTime(wanted)}. The nearest record is from ${minuteTime(minute)}.`;
  const gap = gapsOf(record)
    .map((span) => span.map(minuteOf))
    .find(([from = 0, to = 0]) => from < minute && minute < to);
  if (gap === undefined) return '';
  const [from, to] = gap.map(minuteTime);
  return `No data ${from} – ${to}. The figures are from ${from}.`;
}

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
export function hoursIn({ from, to }: MinuteSpan): readonly number[] {
  const length = to - from;
  const step = 60 * ([1, 2, 3, 4].find((hours) => length <= hours * 8 * 60) ?? 6);
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: 24 }, (_, index) => first + index * step).filter(
    (minute) => minute <= to && Math.min(minute - from, to - minute) * 7 >= length,
  );
}

/** '10'; only noon and midnight have a half of the day. */
export function hourName(minute: number): string {
  return minute % 720 === 0 ? minuteText(minute) : String((minute / 60) % 12);
}

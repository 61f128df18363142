import { byText } from '../../domain/text/identity.ts';
import { addDays, minuteOfDay, weekdayName } from '../../domain/time/eastern.ts';

/** `region` is a key, or the server's text of an unknown region (rulings A4). A figure is null if it can't be read. */
export interface RegionFigures {
  readonly region: string;
  readonly valid: number | null;
  readonly total: number | null;
}

interface TelemarketerFigures {
  readonly name: string;
  readonly count: number | null;
}

/** The figures of one moment, with the designated telemarketers. Never a customer, a phone number or a title (C44). */
export interface Figures {
  readonly valid: number | null;
  readonly regions: readonly RegionFigures[];
  readonly telemarketers: readonly TelemarketerFigures[];
}

/** `at` is an instant of the server's clock, in ms. */
export interface DayPoint extends Figures {
  readonly at: number;
}

/** One Eastern day as this browser recorded it: at most a point per minute, oldest first. */
export interface DayRecord {
  readonly day: string;
  readonly points: readonly DayPoint[];
}

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;

/** The Monday to Saturday before a day. */
export function workingDayBefore(day: string): string {
  const before = addDays(day, -1);
  return weekdayName(before) === 'Sunday' ? addDays(before, -1) : before;
}

/** 'Yesterday', else the weekday of an earlier day: 'Saturday' on a Monday. */
export function dayName(day: string, today: string): string {
  return day === addDays(today, -1) ? 'Yesterday' : weekdayName(day);
}

/** The records of several tabs as one: today and the last working day, of each minute the newest point. */
export function mergeDays(
  days: readonly DayRecord[],
  other: readonly DayRecord[],
  today: string,
): readonly DayRecord[] {
  return [workingDayBefore(today), today].flatMap((day) => {
    const points = [...days, ...other]
      .filter((record) => record.day === day)
      .flatMap((record) => record.points)
      .toSorted(byTime);
    const ofMinutes = new Map(points.map((point) => [Math.floor(point.at / minuteMs), point]));
    return points.length === 0 ? [] : [{ day, points: [...ofMinutes.values()] }];
  });
}

/** Two tabs may receive different figures at one instant; the order does not depend on which tab merges them. */
const byTime = (a: DayPoint, b: DayPoint) =>
  a.at - b.at || byText(JSON.stringify(a), JSON.stringify(b));

const quarterOf = ({ at }: DayPoint) => Math.floor(at / quarterMs);

/** The last point of each 15 minutes, so also the newest, and every point from `fineFrom` on. */
export function thinned(points: readonly DayPoint[], fineFrom = Infinity): readonly DayPoint[] {
  return points.filter((point, index) => {
    const next = points[index + 1];
    return point.at >= fineFrom || !next || quarterOf(next) !== quarterOf(point);
  });
}

/** A total at a minute of the Eastern day. */
export interface MinuteTotal {
  readonly minute: number;
  readonly valid: number;
}

const totalOf = ({ at, valid }: DayPoint): MinuteTotal[] =>
  valid === null ? [] : [{ minute: minuteOfDay(at), valid }];

const nearMinutes = 15;

/** The point nearest to a minute of the day, at most 15 minutes from it, and its own whole minute; else null. */
export function pointNear(
  { points }: DayRecord,
  minute: number,
): (DayPoint & { readonly minute: number }) | null {
  const near = points
    .map((point) => ({ ...point, minute: Math.floor(minuteOfDay(point.at)) }))
    .filter((point) => Math.abs(point.minute - minute) <= nearMinutes)
    .toSorted((a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute));
  return near[0] ?? null;
}

/** The recorded totals as lines; two points more than 30 minutes apart are not joined. */
export function linesOf({ points }: DayRecord): readonly (readonly MinuteTotal[])[] {
  const lines: MinuteTotal[][] = [];
  for (const total of points.flatMap(totalOf)) {
    const line = lines.at(-1);
    if (line && total.minute - (line.at(-1)?.minute ?? 0) <= 2 * nearMinutes) line.push(total);
    else lines.push([total]);
  }
  return lines;
}

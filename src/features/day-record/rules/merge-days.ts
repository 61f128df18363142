import { byText } from '../../../domain/text/words.ts';
import {
  type DayPoint,
  type DayRecord,
  isSame,
  mergeSpans,
  minuteMs,
  minuteOf,
  type Span,
} from './day-record.ts';

/** What two pages saw of one day. */
export function mergeDays(one: DayRecord, other: DayRecord): DayRecord {
  // A repeated figure stays: where the pages differed within a minute, it says which was the last.
  const points = lastOfMinutes([...one.points, ...other.points]);
  return { day: one.day, points, spans: mergeSpans([...one.spans, ...other.spans]) };
}

/** The record of a day by all that was seen of it, in any order. */
export function dayOf(day: string, seen: readonly Span[], points: readonly DayPoint[]): DayRecord {
  return { day, points: changesIn(lastOfMinutes(points)), spans: mergeSpans(seen) };
}

/** Two tabs may receive different figures at one instant: which stands does not depend on who unites them. */
const inTurn = (a: DayPoint, b: DayPoint) =>
  a.at - b.at || byText(JSON.stringify(a), JSON.stringify(b));

function lastOfMinutes(points: readonly DayPoint[]): readonly DayPoint[] {
  return [...new Map(points.toSorted(inTurn).map((point) => [minuteOf(point.at), point])).values()];
}

function changesIn(points: readonly DayPoint[]): readonly DayPoint[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || !isSame(before, point);
  });
}

/** The days kept beside today. */
export const mostDays = 60;

/** The days but today, first those to delete first: what a wrong clock called later than today, then the oldest. */
export function evictionOrder(days: readonly string[], today: string): readonly string[] {
  const sorted = days.toSorted(byText);
  return [...sorted.filter((day) => day > today), ...sorted.filter((day) => day < today)];
}

const quarterOf = (ms: number) => Math.floor(ms / (15 * minuteMs));

/** A day that is over, at one point per 15 minutes: the last one received in each, and the first one after each gap. */
export function thinned(record: DayRecord): DayRecord {
  const { points, spans } = record;
  const kept = points.filter(({ at }, index) => {
    const before = points[index - 1]?.at ?? -Infinity;
    const next = points[index + 1]?.at ?? Infinity;
    return quarterOf(next) !== quarterOf(at) || spans.some(([from]) => before < from && from <= at);
  });
  return { ...record, points: kept };
}

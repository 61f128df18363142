import { byText } from '../../../domain/text/words.ts';
import { isSame, minuteOf, type DayPoint, type DayRecord } from './day-record.ts';
import { gapsOf, spansOf, mergeIntervals, type Span } from './spans.ts';

/** What two pages saw of one day: the points of both, and a gap only where neither received anything. */
export function mergeDays(one: DayRecord, other: DayRecord): DayRecord {
  // A repeated figure stays: where the pages differed within a minute, it says which was the last.
  const points = lastOfMinutes([...one.points, ...other.points]);
  return withSpans(one.day, [...spansOf(one), ...spansOf(other)], points);
}

/** The record of a day by all that was seen of it, in any order. */
export function dayOf(day: string, seen: readonly Span[], points: readonly DayPoint[]): DayRecord {
  return withSpans(day, seen, changesIn(lastOfMinutes(points)));
}

function withSpans(day: string, seen: readonly Span[], points: readonly DayPoint[]): DayRecord {
  const spans = mergeIntervals(seen);
  return { day, points, gaps: gapsOf(spans), seenUntil: spans.at(-1)?.[1] ?? null };
}

/** Two tabs may receive different figures at one instant: which stands does not depend on who unites them. */
const inTurn = (a: DayPoint, b: DayPoint) =>
  a.at - b.at || byText(JSON.stringify(a), JSON.stringify(b));

function lastOfMinutes(points: readonly DayPoint[]): readonly DayPoint[] {
  const byMinute = new Map(points.toSorted(inTurn).map((point) => [minuteOf(point), point]));
  return [...byMinute.values()];
}

function changesIn(points: readonly DayPoint[]): readonly DayPoint[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || !isSame(before, point);
  });
}

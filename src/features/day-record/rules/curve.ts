import { outcomesOf } from '../../../domain/appointment/appointment.ts';
import {
  easternDate,
  minuteOfDay,
  minuteTime,
  parseInstant,
} from '../../../domain/time/eastern.ts';
import { callCenterHours } from '../../../domain/time/hours.ts';
import { type DayRecord, gapMs, gapsOf, seenUntil, type Span } from './day-record.ts';

/** A part of an Eastern day, in minutes of its clock. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

export interface HeldTotal extends MinuteSpan {
  readonly valid: number;
}

export interface CurvePoint {
  readonly minute: number;
  readonly valid: number;
}

export function minuteText(minute: number): string {
  return minuteTime(minute).replace(':00', '');
}

/** The totals that were received, each for as long as responses confirmed it: none holds through a gap (issue 17). */
export function heldTotals({ points, spans }: DayRecord): readonly HeldTotal[] {
  return points.flatMap(({ at, valid }, index) => {
    if (valid === null) return [];
    const end = points[index + 1]?.at ?? Infinity;
    return spans
      .filter(([from, to]) => from < end && at <= to)
      .map(([from, to]) => ({ ...inMinutes([Math.max(at, from), Math.min(end, to)]), valid }));
  });
}

function inMinutes([from, to]: Span): MinuteSpan {
  return { from: minuteOfDay(from), to: minuteOfDay(to) };
}

/** Where there is no total: the record's gaps, and spans of more than five minutes with an unreadable one. */
export function minuteGaps(record: DayRecord): readonly MinuteSpan[] {
  const { points } = record;
  const unread = points.flatMap(({ at, valid }, index): readonly Span[] => {
    const to = points[index + 1]?.at ?? seenUntil(record) ?? at;
    return valid === null && to - at > gapMs ? [[at, to]] : [];
  });
  return [...gapsOf(record), ...unread].map(inMinutes).toSorted((a, b) => a.from - b.from);
}

interface BookedRow {
  readonly status: string;
  readonly time: string;
}

/** How many of the valid rows were booked by then, on a day until a minute, by those of their times that are instants. */
export function bookedTotals(
  rows: readonly BookedRow[],
  day: string,
  until: number,
): readonly HeldTotal[] {
  const minutes = outcomesOf(rows)
    .valid.flatMap(({ time }) => {
      const ms = parseInstant(time);
      return ms !== null && easternDate(ms) === day ? [minuteOfDay(ms)] : [];
    })
    .filter((minute) => minute <= until)
    .toSorted((a, b) => a - b);
  if (minutes.length === 0) return [];
  return [0, ...minutes].map((from, valid) => ({ from, to: minutes[valid] ?? until, valid }));
}

/** The lines through totals, one per stretch without a gap; a total holds until the next one, which stands beside it. */
export function linesOf(held: readonly HeldTotal[]): readonly (readonly CurvePoint[])[] {
  const lines: CurvePoint[][] = [];
  for (const { from, to, valid } of held) {
    const last = lines.at(-1);
    const end = last?.at(-1);
    if (!last || end?.minute !== from) lines.push([{ minute: from, valid }]);
    else if (end.valid === valid) last.pop();
    else last.push({ minute: from, valid });
    lines.at(-1)?.push({ minute: to, valid });
  }
  return lines;
}

export function within<S extends MinuteSpan>(spans: readonly S[], axis: MinuteSpan): readonly S[] {
  return spans.flatMap((span) => {
    const [from, to] = [Math.max(span.from, axis.from), Math.min(span.to, axis.to)];
    return from <= to ? [{ ...span, from, to }] : [];
  });
}

/** The total that held at a minute; null in a gap, and where nothing was received. */
export function totalAt(held: readonly HeldTotal[], minute: number): number | null {
  return held.findLast(({ from, to }) => from <= minute && minute <= to)?.valid ?? null;
}

/** 9 AM to 9 PM, in whole hours wider where a total changed outside (visual.md 08). */
export function axisOf(held: readonly HeldTotal[]): MinuteSpan {
  let [from, to, before] = [callCenterHours.openMinute, callCenterHours.closeMinute, 0];
  for (const total of held) {
    if (total.valid === before) continue;
    from = Math.min(from, Math.floor(total.from / 60) * 60);
    to = Math.max(to, Math.ceil(total.from / 60) * 60);
    before = total.valid;
  }
  return { from, to };
}

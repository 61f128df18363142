import { outcomesOf, type Status } from '../../../domain/appointment/appointment.ts';
import { easternDate, minuteOfDay } from '../../../domain/time/eastern.ts';
import type { Time } from '../../../domain/time/read-time.ts';
import { callCenterHours } from '../../../domain/time/hours.ts';
import { confirmedUntil, type DayRecord, gapMs, gapsOf, type Span } from './day-record.ts';

/** A part of an Eastern day, in minutes of its clock. */
export interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** A total, and for how long it is known. */
export interface TotalSpan extends MinuteSpan {
  readonly valid: number;
}

export interface CurvePoint {
  readonly minute: number;
  readonly valid: number;
}

/** The recorded totals, each for as long as responses confirmed it, so that none spans a gap (issue 17). */
export function totalSpans({ points, spans }: DayRecord): readonly TotalSpan[] {
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

/** The parts without a total: the record's gaps, and more than five minutes with an unreadable one. */
export function minuteGaps(record: DayRecord): readonly MinuteSpan[] {
  const { points } = record;
  const unreadable = points.flatMap(({ at, valid }, index): readonly Span[] => {
    const to = points[index + 1]?.at ?? confirmedUntil(record) ?? at;
    return valid === null && to - at > gapMs ? [[at, to]] : [];
  });
  return [...gapsOf(record), ...unreadable].map(inMinutes).toSorted((a, b) => a.from - b.from);
}

interface BookedRow {
  readonly status: Status;
  readonly time: Time;
}

/** The number of valid rows booked on a day, up to a minute. Rows whose time is no instant are left out. */
export function bookedTotals(
  rows: readonly BookedRow[],
  day: string,
  until: number,
): readonly TotalSpan[] {
  const minutes = outcomesOf(rows)
    .valid.flatMap(({ time: { ms } }) =>
      ms !== null && easternDate(ms) === day ? [minuteOfDay(ms)] : [],
    )
    .filter((minute) => minute <= until)
    .toSorted((a, b) => a - b);
  if (minutes.length === 0) return [];
  return [0, ...minutes].map((from, valid) => ({ from, to: minutes[valid] ?? until, valid }));
}

/** The lines through totals, one per stretch without a gap; each total ends in a step to the next one. */
export function linesOf(totals: readonly TotalSpan[]): readonly (readonly CurvePoint[])[] {
  const lines: CurvePoint[][] = [];
  for (const { from, to, valid } of totals) {
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

/** null in a gap, and outside the record. */
export function totalAt(totals: readonly TotalSpan[], minute: number): number | null {
  return totals.findLast(({ from, to }) => from <= minute && minute <= to)?.valid ?? null;
}

/** 9 AM to 9 PM, in whole hours wider where a total changed outside (visual.md 08). */
export function axisOf(totals: readonly TotalSpan[]): MinuteSpan {
  let [from, to, before] = [callCenterHours.openMinute, callCenterHours.closeMinute, 0];
  for (const total of totals) {
    if (total.valid === before) continue;
    from = Math.min(from, Math.floor(total.from / 60) * 60);
    to = Math.max(to, Math.ceil(total.from / 60) * 60);
    before = total.valid;
  }
  return { from, to };
}

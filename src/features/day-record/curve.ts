import { showNumber } from '../../domain/text/format.ts';
import { hourLabel, minuteOfDay, minuteText, weekdayName } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import type { Time } from '../../domain/time/read-time.ts';
import { type DayRecord, entryNear } from './record.ts';

/** A part of an Eastern day, in minutes of its clock. */
interface MinuteSpan {
  readonly from: number;
  readonly to: number;
}

/** A total at a minute of the Eastern day. */
export interface MinuteTotal {
  readonly minute: number;
  readonly valid: number;
}

interface BookedRow {
  readonly time: Time;
}

const minuteMs = 60_000;
/** The curve goes on in steps of five minutes while nothing changes, so that a poll without a change draws nothing. */
const stepMinutes = 5;
export const stepMs = stepMinutes * minuteMs;

/**
 * The minutes of the day at which the valid rows of a response were booked, oldest first, whatever their day (C37).
 * A time ahead of the response, which came in the step from `receivedMs` on, is now (A12); rows without a time are left out.
 */
export function bookedMinutes(rows: readonly BookedRow[], receivedMs: number): readonly number[] {
  const now = minuteOfDay(receivedMs + stepMs - 1);
  return rows
    .flatMap(({ time: { ms } }) => (ms === null ? [] : Math.min(minuteOfDay(ms), now)))
    .toSorted((a, b) => a - b);
}

/** The totals by booking time as a line of steps, at most one a minute. */
function stepsOf(booked: readonly number[], { from, to }: MinuteSpan): readonly MinuteTotal[] {
  const totals = new Map(booked.map((minute, index) => [Math.floor(minute), index + 1]));
  const steps = [...totals].flatMap(([minute, valid], index, all) => [
    { minute, valid: all[index - 1]?.[1] ?? 0 },
    { minute, valid },
  ]);
  return [{ minute: from, valid: 0 }, ...steps, { minute: to, valid: booked.length }];
}

/** 9 AM to 9 PM, in whole hours wider where a row was booked outside. */
export function axisOf(booked: readonly number[]): MinuteSpan {
  const { openMinute, closeMinute } = callCenterHours;
  const [first = openMinute, last = closeMinute] = [booked[0], booked.at(-1)];
  return {
    from: Math.min(openMinute, Math.floor(first / 60) * 60),
    to: Math.max(closeMinute, Math.ceil(last / 60) * 60),
  };
}

export type Curve = ReturnType<typeof curveOf>;

/**
 * The day's curve until a minute or a later booking, by booking times, beside the recorded line of the last working day.
 */
export function curveOf(booked: readonly number[], until: number, last: DayRecord | null) {
  const axis = axisOf(booked);
  const minute = Math.max(until, Math.floor(booked.at(-1) ?? 0));
  const end = { minute: Math.min(minute, axis.to), valid: booked.length };
  const hasBegun = minute >= axis.from;
  const other = last && {
    name: weekdayName(last.day),
    lines: linesOf(last)
      .map((line) => inside(line, axis))
      .filter((line) => line.length > 0),
  };
  return {
    axis,
    /** Empty before the axis begins. */
    today: hasBegun ? stepsOf(booked, { from: axis.from, to: end.minute }) : [],
    /** The total now; null before the axis begins. */
    end: hasBegun ? end : null,
    other,
    label: labelOf(end.valid, minute, last),
    rows: hasBegun ? hoursOf(booked, { from: axis.from, to: end.minute }, last) : [],
    /** The total at a minute, in steps of five up to the last one; null before the axis begins. */
    at: (wanted: number): MinuteTotal | null => {
      if (!hasBegun) return null;
      const step = Math.round(wanted / stepMinutes) * stepMinutes;
      const read = Math.max(axis.from, Math.min(wanted < end.minute ? step : wanted, end.minute));
      return { minute: read, valid: totalAt(booked, read) };
    },
  };
}

const totalAt = (booked: readonly number[], minute: number) =>
  booked.filter((at) => Math.floor(at) <= minute).length;

/** The hours that have begun: their own bookings, the total at their end or now, and the other day's at the same time. */
function hoursOf(booked: readonly number[], { from, to }: MinuteSpan, last: DayRecord | null) {
  return hoursIn({ from, to: Math.floor(to / 60) * 60 }).flatMap((start) => {
    const count = booked.filter((at) => start <= at && at < start + 60).length;
    // The axis ends at 9 PM, when an hour begins that is not of the day.
    if (start === to && count === 0 && start > from) return [];
    return {
      hour: start / 60,
      label: hourLabel(start / 60),
      count,
      total: booked.filter((at) => at < start + 60).length,
      other: last && (entryNear(last, Math.min(start + 60, to))?.valid ?? null),
    };
  });
}

const joinedMinutes = 30;

/** The totals of a day as lines; two entries more than 30 minutes apart are not joined. */
function linesOf({ entries }: DayRecord): readonly (readonly MinuteTotal[])[] {
  const lines: MinuteTotal[][] = [];
  for (const { at, valid } of entries) {
    const total = { minute: minuteOfDay(at), valid };
    const line = lines.at(-1);
    if (line && total.minute - (line.at(-1)?.minute ?? 0) <= joinedMinutes) line.push(total);
    else lines.push([total]);
  }
  return lines;
}

const quarter = 15;

/** The part of a line on the axis; a point up to 15 minutes before its start is at the start. */
function inside(line: readonly MinuteTotal[], { from, to }: MinuteSpan): readonly MinuteTotal[] {
  return line
    .map(({ minute, valid }) => ({
      minute: minute < from && from <= minute + quarter ? from : minute,
      valid,
    }))
    .filter(({ minute }) => from <= minute && minute <= to);
}

/** The whole hours of an axis, in minutes of the day. */
export function hoursIn({ from, to }: MinuteSpan): readonly number[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
}

/** 'Valid appointments by time of day: 104 by 2:41 PM; Friday: 96 by 2:44 PM'. */
function labelOf(valid: number, minute: number, last: DayRecord | null): string {
  const now = `Valid appointments by time of day: ${showNumber(valid)} by ${minuteText(minute)}`;
  const then = last && entryNear(last, minute);
  if (!then) return now;
  return `${now}; ${weekdayName(last.day)}: ${showNumber(then.valid)} by ${minuteText(then.minute)}`;
}

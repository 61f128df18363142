import { noValue, showNumber } from '../../../domain/number/format.ts';
import { minuteOfDay, minuteText } from '../../../domain/time/eastern.ts';
import {
  axisOf,
  minuteGaps,
  totalSpans,
  linesOf,
  totalAt,
  within,
  type TotalSpan,
  type MinuteSpan,
} from '../rules/curve.ts';
import type { DayRecord } from '../rules/day-record.ts';
import { usualBand, paceAt, paceText, usualText, type Usual } from '../rules/pace.ts';

export type Curve = ReturnType<typeof curveOf>;

const usualStep = 5;

export function curveOf(record: DayRecord, booked: readonly TotalSpan[], usual: Usual) {
  const wholeDay = totalSpans(record);
  const axis = axisOf([...booked, ...wholeDay]);
  const totals = within(wholeDay, axis);
  const gaps = within(minuteGaps(record), axis);
  const recorded = linesOf(totals);
  const end = recorded.at(-1)?.at(-1) ?? null;
  const first = record.points[0];
  const begin = first ? minuteOfDay(first.at) : null;
  const by = end && Math.floor(end.minute / usualStep) * usualStep;
  return {
    axis,
    recorded,
    /** Before the record began. */
    booked: linesOf(within(booked, axis)),
    gaps,
    band: usualBand(usual, axis),
    /** The last total received; null before any. */
    end,
    /** The first minute of the record; null if it covers the axis from its start. */
    begin: begin !== null && begin > axis.from ? begin : null,
    /** The usual total by the end, or how many days are missing for it; '' before the first total. */
    usual: by === null ? '' : usualText(usual, by),
    /** The same in figures; null if days are missing. */
    pace: by === null ? null : paceAt(usual, by),
    rows: rowsOf(axis, totals, booked, gaps, usual),
  };
}

/** The whole hours of an axis, in minutes of the day. */
export function hoursIn({ from, to }: MinuteSpan): readonly number[] {
  return Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
}

function rowsOf(
  axis: MinuteSpan,
  recorded: readonly TotalSpan[],
  booked: readonly TotalSpan[],
  gaps: readonly MinuteSpan[],
  usual: Usual,
) {
  const validText = (minute: number) => {
    const total = totalAt(recorded, minute);
    if (total !== null) return showNumber(total);
    if (gaps.some(({ from, to }) => from < minute && minute < to)) return 'No data';
    const count = totalAt(booked, minute);
    return count === null ? noValue : `${showNumber(count)} by booking time`;
  };
  return hoursIn(axis).map((minute) => {
    const pace = paceAt(usual, minute);
    return {
      time: minuteText(minute),
      valid: validText(minute),
      usual: pace ? paceText(pace) : '',
    };
  });
}

/** 'no data 11:42 AM – 12:24 PM', short 'no data 11:42–12:24'; of several gaps the last, and how many more. */
export function gapText(gaps: readonly MinuteSpan[], isShort = false): string {
  const last = gaps.at(-1);
  if (!last) return '';
  const more = gaps.length > 1 ? `, ${gaps.length - 1} more` : '';
  const span = [last.from, last.to].map(minuteText).join(' – ');
  return `no data ${isShort ? span.replaceAll(/ (?:AM|PM)?/g, '') : span}${more}`;
}

/** How the part of the curve before this browser recorded is known: by booking times, or not at all. */
export function beginText(
  { begin, booked }: Pick<Curve, 'begin' | 'booked'>,
  isShort = false,
): string {
  if (begin === null) return '';
  const time = minuteText(begin);
  if (booked.length === 0) return `Recording since ${time}`;
  return isShort ? 'from booking times' : `before ${time} from booking times`;
}

/** The curve in words, for its image. */
export function curveLabel(curve: Curve): string {
  const { end, usual, gaps } = curve;
  return [
    `Valid appointments by time of day${end ? `: ${showNumber(end.valid)} by ${minuteText(end.minute)}` : ''}`,
    ...[usual, gapText(gaps), beginText(curve)].filter((text) => text !== ''),
  ].join('; ');
}

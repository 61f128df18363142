import { partition } from 'es-toolkit/array';
import { clamp, range } from 'es-toolkit/math';
import { fullDaysText, type PerDay, perDayOf } from '../../calls/per-day.ts';
import { type CalendarWeek, partsTotal, regionInWeek } from '../../calls/weeks.ts';
import { showNumber, showSignedPercent, showSize } from '../../domain/text/format.ts';
import { type Region, regionPlace } from '../../domain/region/region.ts';
import { shownDay } from '../../domain/time/read-time.ts';
import { percentFrom } from '../../domain/number/arithmetic.ts';
import { roundUpTo5 } from '../../ui/chart/scale.ts';
import type { SentenceParts } from '../../ui/sentence.tsx';

export function fullWeeks(weeks: readonly CalendarWeek[]): readonly CalendarWeek[] {
  return weeks.filter(({ isPartial }) => isPartial !== true);
}

/** 'full week', or 'week' where the server does not say of each whether it is full (A11). */
export function unitOf(weeks: readonly Pick<CalendarWeek, 'isPartial'>[]): string {
  return weeks.every(({ isPartial }) => isPartial === false) ? 'full week' : 'week';
}

export const recentWeeks = 12;
const mostRegions = 6;

export interface RegionLine {
  readonly region: Region;
  /** The appointments in each full week; null in one that does not list the region. */
  readonly values: readonly (number | null)[];
}

/**
 * The regions over the last full weeks: the six with most appointments, known ones first in their fixed order.
 */
export function regionLines(weeks: readonly CalendarWeek[]): readonly RegionLine[] {
  const rows = weeks.flatMap(({ byRegion }) => byRegion.rows);
  const lines = Array.from(
    new Map(rows.map(({ region }) => [region.id, region])).values(),
    (region): RegionLine => ({
      region,
      values: weeks.map((week) => regionInWeek(week, region.id)),
    }),
  );
  const total = ({ values }: RegionLine) => partsTotal(values);
  const largest = lines.toSorted((a, b) => total(b) - total(a)).slice(0, mostRegions);
  return largest.toSorted((a, b) => regionPlace(a.region) - regionPlace(b.region));
}

export interface WeekBar extends CalendarWeek {
  readonly perDay: PerDay;
  /** Percent from the average; null when it is unknown. */
  readonly percent: number | null;
}

export const isOpen = ({ perDay }: WeekBar) => perDay.fullDays !== null;

const mostWeeks = 26;

/** The last weeks as distances from the daily average, on the Eastern day of their response. */
export function weekBars(
  weeks: readonly CalendarWeek[],
  average: number,
  day: string,
): readonly WeekBar[] {
  return weeks.slice(-mostWeeks).map((week) => {
    const perDay = perDayOf(week, day);
    return { ...week, perDay, percent: percentFrom(average, perDay.average) };
  });
}

/** 'Week of Jul 6: 178.5 per day, +3.1%' */
export function weekTitle({ startDate, perDay, percent }: WeekBar): string {
  const progress =
    perDay.fullDays === null ? '' : `, In Progress, ${fullDaysText(perDay.fullDays)}`;
  const figures = `${showNumber(perDay.average)} per day, ${showSignedPercent(percent)}`;
  return `Week of ${shownDay(startDate)}${progress}: ${figures}`;
}

/** How the last weeks were, of the bars; none where no full week is known. */
export function weeksSentence(bars: readonly WeekBar[], average: number): SentenceParts {
  const [open, closed] = partition(bars, isOpen);
  const percents = closed.flatMap(({ percent }) => percent ?? []);
  const last = percents.slice(-recentWeeks);
  if (last.length === 0) return [];
  const below = last.filter((percent) => percent < 0).length;
  const above = last.filter((percent) => percent > 0).length;
  const [count, side] = below >= above ? [below, 'below'] : [above, 'above'];
  const some = last.length < percents.length ? `the last ${last.length}` : String(last.length);
  const unit = `${unitOf(closed)}${last.length === 1 ? '' : 's'}`;
  const verb = count === 1 ? 'is' : 'are';
  const current = open.at(-1)?.percent ?? null;
  return [
    { text: `${count} of ${some}`, isStrong: true },
    { text: ` ${unit} ${verb} ${side} the average day of ${showNumber(average)}` },
    ...(current === null ? [] : thisWeek(current)),
    { text: '.' },
  ];
}

function thisWeek(percent: number): SentenceParts {
  const size = showSize(percent);
  if (size === '0%') return [{ text: '; this week is as high so far' }];
  return [
    { text: '; this week is ' },
    { text: `${size} ${percent > 0 ? 'above' : 'below'}`, isStrong: true },
    { text: ' so far' },
  ];
}

/** The weeks with a printed figure: the current one, and the best and worst full ones. */
export function labeledWeeks(bars: readonly WeekBar[]): ReadonlySet<WeekBar | undefined> {
  const withPercent = bars.filter(({ percent }) => percent !== null);
  const [open, full] = partition(withPercent, isOpen);
  const byPercent = full.toSorted((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
  return new Set([open.at(-1), byPercent[0], byPercent.at(-1)]);
}

const mostSteps = 8;
/** Percent; longer bars end here. */
const longestBar = 1000;

/** The grid lines from the lowest to the highest percent, rounded outward to 5, or to a larger step; a week in progress counts up to 5. */
export function scaleOf(bars: readonly WeekBar[]): readonly number[] {
  const percents = bars.map((bar) => {
    const limit = isOpen(bar) ? 5 : longestBar;
    return clamp(bar.percent ?? 0, -limit, limit);
  });
  const high = Math.max(5, roundUpTo5(Math.max(0, ...percents)));
  const low = -roundUpTo5(-Math.min(0, ...percents));
  let step = 5;
  while ((high - low) / step > mostSteps) step *= 2;
  const first = Math.floor(low / step);
  return range(first, Math.ceil(high / step) + 1).map((place) => place * step);
}

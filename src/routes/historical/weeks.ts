import type { Month, MonthWeek } from '../../api/entities/monthly.ts';
import { sum } from '../../domain/number/format.ts';
import { regionId, regionOf, regionPlace, type RegionKey } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/words.ts';
import { calendarDay } from '../../domain/time/eastern.ts';
import { percentFrom } from '../../ui/chart/scale.ts';

export interface TrackedWeek extends MonthWeek {
  /** Of its month, 'YYYY-MM'. */
  readonly month: string;
}

/** The weeks of all months, oldest first. */
export function weeksOf(months: readonly Month[]): readonly TrackedWeek[] {
  const day = ({ startDate, month }: TrackedWeek) => calendarDay(startDate) ?? month;
  return months
    .flatMap(({ month, weeklyBreakdown }) => weeklyBreakdown.rows.map((row) => ({ ...row, month })))
    .toSorted((a, b) => byText(day(a), day(b)));
}

export function fullWeeks(weeks: readonly TrackedWeek[]): readonly TrackedWeek[] {
  return weeks.filter(({ isPartial }) => isPartial !== true);
}

const dayMs = 86_400_000;

/** The days from Monday to Saturday in a range, both ends included; null when it is no range. */
export function workingDays(start: string, end: string): number | null {
  const [first, last] = [calendarDay(start), calendarDay(end)];
  if (first === null || last === null || first > last) return null;
  const from = Date.parse(`${first}T00:00:00Z`);
  const days = Math.round((Date.parse(`${last}T00:00:00Z`) - from) / dayMs) + 1;
  const untilSunday = (7 - new Date(from).getUTCDay()) % 7;
  return days - Math.max(0, Math.ceil((days - untilSunday) / 7));
}

/** How many weeks the two halves of a change have. */
const half = 4;
const mostRegions = 6;

export interface RegionLine {
  readonly id: string;
  /** As the server wrote it. */
  readonly name: string;
  readonly key: RegionKey | null;
  /** Of each full week; null where it has none. */
  readonly values: readonly (number | null)[];
  /** The percent from the four full weeks before to the last four; null where it is unknown. */
  readonly change: number | null;
  /** Whether it lacks one of those eight weeks. */
  readonly hasTooFewWeeks: boolean;
}

/**
 * The regions over full weeks: the six with most appointments, known ones first in their fixed order (visual.md 11).
 * `all` is how many there are.
 */
export function regionLines(weeks: readonly Pick<TrackedWeek, 'byRegion'>[]): {
  readonly lines: readonly RegionLine[];
  readonly all: number;
} {
  const names = new Map<string, string>();
  for (const { name } of weeks.flatMap(({ byRegion }) => byRegion))
    names.set(regionId(name), names.get(regionId(name)) ?? name);
  const lines = Array.from(names, ([id, name]) => lineOf(weeks, id, name));
  const total = ({ values }: RegionLine) => sum(values) ?? 0;
  const largest = lines.toSorted((a, b) => total(b) - total(a)).slice(0, mostRegions);
  return {
    lines: largest.toSorted((a, b) => regionPlace(a.name) - regionPlace(b.name)),
    all: lines.length,
  };
}

function lineOf(
  weeks: readonly Pick<TrackedWeek, 'byRegion'>[],
  id: string,
  name: string,
): RegionLine {
  const values = weeks.map(({ byRegion }) => {
    const mine = byRegion.filter((region) => regionId(region.name) === id);
    return mine.length === 0 ? null : sum(mine.map(({ value }) => value));
  });
  const [before, last] = [values.slice(-2 * half, -half), values.slice(-half)];
  const hasTooFewWeeks = [...before, ...last].filter((value) => value !== null).length < 2 * half;
  const change = hasTooFewWeeks ? null : percentFrom(sum(before), sum(last));
  return { id, name, key: regionOf(name), values, change, hasTooFewWeeks };
}

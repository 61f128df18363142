import { dayLabel } from '../../src/domain/time/eastern.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { addDays } from '../world/calendar.ts';
import type { Tally } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { completeDays } from './historical.ts';
import { changePercent, mean, round1, trendOf, volatility, levelOf } from './numbers.ts';

/** Working days (S9). */
const leastDays = 3;

/** The last six complete working days compared with the six before; none on a Sunday. */
export function weeklyInsights(world: World) {
  const days = completeDays(world);
  if (days.length < leastDays || world.view().weekly) return [];
  const now = days.slice(-6);
  const before = days.slice(-12, -6);
  const week = { days, now, before, weekRange: rangeOf(now) };
  return [
    insightOf(week, 'week-total', 'All regions', ({ valid }) => valid),
    ...regionKeys.map((key) =>
      insightOf(
        week,
        `week-${key}`,
        regions[key].name,
        ({ byRegion }) => byRegion.get(key)?.valid ?? 0,
      ),
    ),
    ...world.designated.map((name, i) =>
      insightOf(
        week,
        `week-telemarketer-${i + 1}`,
        name,
        ({ byTelemarketer }) => byTelemarketer.get(name)?.valid ?? 0,
      ),
    ),
  ];
}

/** 'Nov 16 - Nov 21' */
function rangeOf(days: readonly Tally[]): string {
  return `${dayLabel(days[0]?.date ?? '')} - ${dayLabel(days.at(-1)?.date ?? '')}`;
}

type WeekPair = {
  days: readonly Tally[];
  now: readonly Tally[];
  before: readonly Tally[];
  weekRange: string;
};

function insightOf(week: WeekPair, id: string, subject: string, of: (day: Tally) => number) {
  const sum = (days: readonly Tally[]) => days.reduce((all, day) => all + of(day), 0);
  const [current, previous] = [sum(week.now), sum(week.before)];
  const change = changePercent(previous, current);
  const trend = trendOf(change, 'stable', 2);
  const swing = volatility(week.now.map(of));
  const size = Math.abs(change);
  return {
    id,
    type: trend === 'down' ? 'alert' : trend === 'up' ? 'opportunity' : 'trend',
    title: `${subject}: ${current} valid appointments`,
    description:
      week.before.length === 0
        ? 'No earlier week to compare with.'
        : `${trend === 'stable' ? 'About the same as' : `${size}% ${trend} from`} ${previous} the week before.`,
    priority: levelOf(size, 8, 3),
    weekRange: week.weekRange,
    metrics: {
      current,
      previous,
      change,
      trend,
      confidence: hundredth(0.6 + week.days.length / 300),
    },
    mlAnalysis: {
      predictedNext: Math.round(current + (current - previous) / 3),
      pattern: swing > 0.15 ? 'Varies from day to day' : 'Steady through the week',
      seasonality: hasSeasons(week.days, of),
      reliability: hundredth(1 - swing),
    },
    recommendations: trend === 'down' ? adviceFor(subject) : [],
  };
}

function adviceFor(subject: string): string[] {
  return [`Review the lead sources of ${subject}`, `Plan two coaching calls for ${subject}`];
}

/** Whether the same weekday a week earlier predicts better than the mean. */
function hasSeasons(days: readonly Tally[], of: (day: Tally) => number): boolean {
  const values = new Map(days.map((day) => [day.date, of(day)]));
  const average = mean([...values.values()]) ?? 0;
  let [byWeek, byMean] = [0, 0];
  for (const [date, value] of values) {
    const weekBefore = values.get(addDays(date, -7));
    if (weekBefore === undefined) continue;
    byWeek += Math.abs(value - weekBefore);
    byMean += Math.abs(value - average);
  }
  return byWeek < byMean;
}

function hundredth(value: number): number {
  return round1(Math.min(Math.max(value, 0), 0.99) * 100) / 100;
}

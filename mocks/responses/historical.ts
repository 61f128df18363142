import { longDay } from '../../src/domain/time/eastern.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import { closeMs, weekdayOf } from '../world/calendar.ts';
import type { Tally } from '../world/tally.ts';
import type { World } from '../world/world.ts';
import { changePercent, mean, round1, levelOf } from './numbers.ts';
import { topRegionOf, validIn } from './weeks.ts';

/** The days that are over for the call center. */
export function completeDays(world: World): Tally[] {
  return world.days().filter(({ date, total }) => total > 0 && world.now() >= closeMs(date));
}

export function historicalSummary(world: World) {
  const days = completeDays(world);
  const best = days.toSorted((a, b) => b.valid - a.valid)[0];
  const top = topRegionOf(days);
  return {
    totalDays: days.length,
    dateRange: { start: days[0]?.date ?? null, end: days.at(-1)?.date ?? null },
    averageDaily: round1(mean(days.map(({ valid }) => valid)) ?? 0),
    bestDay: best ? { date: best.date, appointments: best.valid } : null,
    topRegion: top ? { name: regions[top.key].name, totalAppointments: top.valid } : null,
  };
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export function historicalInsights(world: World) {
  const days = completeDays(world);
  const last = days.at(-1);
  if (last === undefined) return { insights: [] };
  const average = mean(days.map(({ valid }) => valid)) ?? 0;
  const lately = mean(days.slice(-6).map(({ valid }) => valid)) ?? 0;
  const [busiest] = weekdays
    .map((name, i) => ({ name, values: days.filter(({ date }) => weekdayOf(date) === i) }))
    .map(({ name, values }) => ({ name, average: mean(values.map(({ valid }) => valid)) ?? 0 }))
    .toSorted((a, b) => b.average - a.average);
  const list = [
    insight('Daily appointments', 'trend', 'Last six working days', lately, average),
    insight('Last working day', 'comparison', monthAndDay(last.date), last.valid, average),
    ...(busiest
      ? [insight('Busiest weekday', 'pattern', busiest.name, busiest.average, average)]
      : []),
    ...regionKeys.map((key) => {
      const mine = mean(days.map((day) => validIn([day], key))) ?? 0;
      const name = regions[key].name;
      return insight(`${name} appointments`, 'anomaly', name, validIn([last], key), mine);
    }),
  ];
  const isWorth = (item: (typeof list)[number]) =>
    item.type !== 'anomaly' || Math.abs(item.percentageChange) >= 10;
  return { insights: list.filter(isWorth) };
}

/** 'November 20' */
function monthAndDay(date: string): string {
  return longDay(date).replace(/,.*/, '');
}

function insight(
  metric: string,
  type: 'trend' | 'comparison' | 'pattern' | 'anomaly',
  subject: string,
  current: number,
  average: number,
) {
  const percentageChange = changePercent(average, current);
  const size = Math.abs(percentageChange);
  const way = percentageChange >= 0 ? 'above' : 'below';
  return {
    metric,
    type,
    significance: levelOf(size, 15, 6),
    description: `${subject}: ${size}% ${way} the average of ${round1(average)} valid appointments`,
    currentValue: round1(current),
    historicalAverage: round1(average),
    percentageChange,
  };
}

import { regionKeys, regions } from '../../src/domain/region/region.ts';
import type { World } from '../world/world.ts';
import { changePercent, groupBy, mean, round1 } from './numbers.ts';
import { namesIn, validBy, validIn, validOf, type Week, weeksOf } from './weeks.ts';

/** Months, oldest first; the current one is in the summary too. */
export function monthly(world: World) {
  const byMonth = [...groupBy(weeksOf(world), ({ month }) => month)];
  const months = byMonth.map(([month, weeks], i) =>
    monthOf(month, weeks, averageOf(byMonth[i - 1]?.[1] ?? []), world.today()),
  );
  const hasAny = months.some(({ totalValidAppointments }) => totalValidAppointments > 0);
  return hasAny
    ? { summary: { currentMonth: months.at(-1) ?? null }, months }
    : { summary: { currentMonth: null }, months: [] };
}

/** The mean of the completed weeks; null of none. */
function averageOf(weeks: readonly Week[]): number | null {
  return mean(weeks.filter(({ isPartial }) => !isPartial).map(({ valid }) => valid));
}

function monthOf(
  month: string,
  weeks: readonly Week[],
  averageBefore: number | null,
  today: string,
) {
  const days = weeks.flatMap((week) => week.days);
  const complete = weeks.filter(({ isPartial }) => !isPartial);
  const completeDays = complete.flatMap((week) => week.days);
  const average = averageOf(weeks);
  const averaged = (total: number) =>
    complete.length === 0 ? null : round1(total / complete.length);
  const best = complete.toSorted((a, b) => b.valid - a.valid)[0];
  return {
    month,
    totalValidAppointments: validOf(days),
    hasPartialData: weeks.some(({ isPartial }) => isPartial),
    weeklyBreakdown: weeks.map((week, i) => weekOf(week, i + 1, today)),
    trends: {
      averageWeekly: average === null ? null : round1(average),
      bestWeek: best ? { appointments: best.valid, weekNumber: weeks.indexOf(best) + 1 } : null,
      growthRate:
        average === null || averageBefore === null ? null : changePercent(averageBefore, average),
    },
    regionBreakdown: regionKeys.map((key) => ({
      name: regions[key].name,
      weeklyAverage: averaged(validIn(completeDays, key)),
      totalAppointments: validIn(days, key),
    })),
    telemarketers: Object.fromEntries(
      namesIn(days).map((name) => [
        name,
        {
          weeklyAverage: averaged(validBy(completeDays, name)),
          totalAppointments: validBy(days, name),
        },
      ]),
    ),
  };
}

function weekOf(week: Week, weekNumber: number, today: string) {
  const { start, end, days, valid, isPartial } = week;
  // A day in progress is in no average (C41).
  const fullDays = isPartial ? days.filter(({ date }) => date < today) : days;
  return {
    weekNumber,
    startDate: start,
    endDate: end,
    totalAppointments: valid,
    dailyAverage: round1(mean(fullDays.map((day) => day.valid)) ?? 0),
    isPartial,
    byRegion: Object.fromEntries(regionKeys.map((key) => [key, validIn(days, key)])),
  };
}

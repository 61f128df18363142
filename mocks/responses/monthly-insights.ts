import { dayLabel } from '../../src/domain/time/eastern.ts';
import { regionKeys, regions } from '../../src/domain/region/region.ts';
import type { World } from '../world/world.ts';
import { changePercent, mean, round1, volatility, levelOf } from './numbers.ts';
import { validIn, weeksOf, type Week } from './weeks.ts';

/** Completed weeks (S9). */
const leastWeeks = 2;

/** The last four completed weeks compared with the four before; none on a Sunday. */
export function monthlyInsights(world: World) {
  const weeks = weeksOf(world).filter(({ isPartial }) => !isPartial);
  if (weeks.length < leastWeeks || world.view().weekly) return [];
  return [
    insightOf('month-total', 'All regions', weeks, ({ valid }) => valid),
    ...regionKeys.map((key) =>
      insightOf(`month-${key}`, regions[key].name, weeks, ({ days }) => validIn(days, key)),
    ),
  ];
}

function insightOf(
  id: string,
  subject: string,
  weeks: readonly Week[],
  of: (week: Week) => number,
) {
  const now = weeks.slice(-4);
  const values = now.map(of);
  const before = weeks.slice(-8, -4).map(of);
  const average = mean(values) ?? 0;
  const growthRate = changePercent(mean(before) ?? 0, average);
  const swing = volatility(values);
  const ranked = now
    .map((week) => ({ week: `${dayLabel(week.start)} - ${dayLabel(week.end)}`, value: of(week) }))
    .toSorted((a, b) => b.value - a.value);
  const size = Math.abs(growthRate);
  return {
    id,
    type: growthRate < -2 ? 'alert' : growthRate > 2 ? 'opportunity' : 'trend',
    title: `${subject}: ${round1(average)} valid appointments per week`,
    description: `${growthRate >= 0 ? 'Up' : 'Down'} ${size}% from the previous four weeks.`,
    priority: levelOf(size, 4, 1.5),
    monthRange: `${dayLabel(now[0]?.start ?? '')} - ${dayLabel(now.at(-1)?.end ?? '')}`,
    metrics: {
      totalAppointments: values.reduce((sum, value) => sum + value, 0),
      weeklyAverage: round1(average),
      growthRate,
      bestWeek: ranked[0] ?? null,
      worstWeek: ranked.at(-1) ?? null,
      volatility: round1(swing * 100),
    },
    mlPredictions: {
      confidence: Math.round((0.6 + Math.min(weeks.length, 20) / 66) * 100) / 100,
      nextMonthForecast: Math.round(average * 4 * (1 + growthRate / 200)),
      seasonalTrends: [
        { pattern: 'Mornings bring the most bookings', strength: 0.82 },
        { pattern: 'Midweek is stronger than Friday', strength: 0.41 },
      ],
      riskFactors: [
        ...(swing > 0.04 ? ['Weeks vary widely'] : []),
        ...(growthRate < 0 ? ['Fewer bookings than a month ago'] : []),
      ],
    },
    strategicRecommendations:
      growthRate < 0
        ? [`Find out what changed in ${subject}`, 'Compare lead sources of both months']
        : [`Keep the current plan for ${subject}`],
  };
}

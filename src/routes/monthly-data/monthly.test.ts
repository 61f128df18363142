import { describe, expect, it } from 'vitest';
import { month, monthWeek as week, rowsOf } from '../../../tests/entities.ts';
import type { Month, Monthly } from '../../calls/monthly.ts';
import { isUnfinished, monthsOf, newestMonths } from '../../domain/time/month.ts';
import { bestWeekOf, busiestWeek, seriesOf } from './monthly.ts';

function response(months: readonly string[], currentMonth: Month | null = null): Monthly {
  const rows = months.map((name) => month({ month: name }));
  return { summary: { currentMonth }, months: rowsOf(...rows) };
}

const names = (months: readonly Month[]) => months.map((each) => each.month.text);

describe('the months of a response', () => {
  const current = month({ month: '2026-11', totalValidAppointments: 7 });

  it('are in order; the current one is once in the list, as in the summary', () => {
    const data = response(['November 2026', '2026-09', '2026-10', '2026-11-01'], current);
    expect(names(monthsOf(data))).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthsOf(data)[2]).toBe(current);
    expect(names(newestMonths(monthsOf(data)).rows)).toEqual(['2026-11', '2026-10', '2026-09']);
  });

  it.each([
    [['2026-10'], ['2026-10', '2026-11']],
    [
      ['2026-12', '2026-1'],
      ['2026-1', '2026-11', '2026-12'],
    ],
    // In the server's order, since one is no month (rulings A12).
    [
      ['2026-12', 'summer', '2026-1'],
      ['2026-12', 'summer', '2026-1', '2026-11'],
    ],
    [
      ['2026-12', '2026-11', 'summer'],
      ['2026-12', '2026-11', 'summer'],
    ],
    [[], ['2026-11']],
  ])('of %j with a current one are %j', (months, all) => {
    expect(names(monthsOf(response(months, current)))).toEqual(all);
  });

  it('may be none', () => {
    expect(monthsOf(response([]))).toEqual([]);
    expect(newestMonths([])).toEqual({ rows: [], isOrdered: true });
  });
});

it.each<[Record<string, unknown>, string, boolean]>([
  [{}, '2026-12', false],
  [{}, '2026-11', true],
  [{ hasPartialData: true }, '2026-12', true],
  [{ weeklyBreakdown: [{ weekNumber: 1, isPartial: true }] }, '2026-12', true],
  [{ weeklyBreakdown: [{ weekNumber: 1, isPartial: false }] }, '2026-12', false],
])('isUnfinished of %j in %s is %s', (choices, today, unfinished) => {
  expect(isUnfinished(month(choices), today)).toBe(unfinished);
});

describe('the weeks of a month', () => {
  const november = month({
    weeklyBreakdown: [{ weekNumber: 2 }, { weekNumber: 3, startDate: '2026-11-16' }],
  });

  it.each([
    [{ appointments: 9, weekNumber: 3 }, '2026-11-16'],
    [{ appointments: 9, weekNumber: 8 }, undefined],
    [{ appointments: 9, weekNumber: null }, undefined],
    [null, undefined],
  ])('of which %j is the best, begin on %s', (bestWeek, start) => {
    const trends = { ...november.trends, bestWeek };
    expect(bestWeekOf({ ...november, trends })?.startDate.date).toBe(start);
  });
});

it.each([
  [{ CA: 4 }, ['CA', 'IL', 'AZ', 'FL']],
  [{ CA: 4, Texas: 1 }, ['CA', 'IL', 'AZ', 'FL', 'Other']],
  [{ CA: 1, IL: 1, AZ: 1, FL: 1 }, ['CA', 'IL', 'AZ', 'FL', 'Other']],
  [{ CA: null, IL: 1, AZ: 1, FL: 1 }, ['CA', 'IL', 'AZ', 'FL']],
])('weeks of 5 with %j have the series %j', (byRegion, expected) => {
  const weeks = [week(), week({ totalAppointments: 5, byRegion })];
  expect(seriesOf(weeks).map(({ abbreviation }) => abbreviation)).toEqual(expected);
});

it.each([
  [[1, 3, 2, 3], 'Busiest week: 3, Week 2, as many in Week 4'],
  [[null, -5, 1_284], 'Busiest week with a total: 1,284, Week 3'],
  [[null], 'No totals yet'],
  [[], 'No totals yet'],
])('of weeks with %j it says %j', (totals, text) => {
  const weeks = totals.map((total, index) => ({ total, name: `Week ${index + 1}` }));
  expect(
    busiestWeek(
      weeks,
      ({ total }) => total,
      ({ name }) => name,
    ),
  ).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { month, monthWeek as week, rowsOf } from '../../../tests/entities.ts';
import type { Month, Monthly } from '../../calls/month-rows.ts';
import { weeksOf } from '../../calls/weeks.ts';
import { regionKeys, regions } from '../../domain/region/region.ts';
import { addDays } from '../../domain/time/eastern.ts';
import { isUnfinished, monthsOf, newestMonths } from '../../domain/time/month.ts';
import { busiestWeek, chartWeeks, seriesOf } from './monthly.ts';

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

const allRegions = Object.fromEntries(regionKeys.map((key) => [key, 1]));

it.each([
  [{ CA: 4 }, []],
  [{ CA: 4, Atlantis: 1 }, ['Other']],
  [allRegions, ['Other']],
  [{ ...allRegions, california: null }, []],
])('weeks of 9 with %j have a series for each region and %j', (byRegion, others) => {
  const weeks = [week(), week({ totalAppointments: 9, byRegion })];
  expect(seriesOf(weeks).map(({ abbreviation }) => abbreviation)).toEqual([
    ...regionKeys.map((key) => regions[key].abbreviation),
    ...others,
  ]);
});

/** Weeks from Monday, October 5, 2026 on. */
const weeksWith = (totals: readonly (number | null)[]) =>
  weeksOf([
    month({
      month: '2026-10',
      weeklyBreakdown: totals.map((totalAppointments, index) => ({
        startDate: addDays('2026-10-05', 7 * index),
        endDate: addDays('2026-10-10', 7 * index),
        totalAppointments,
      })),
    }),
  ]);

it.each([
  [[1, 3, 2, 3], 'Busiest week: 3, Oct 12 - 17, as many in Oct 26 - 31'],
  [[3, 3, 1, 3, 3], ''],
  [[null, -5, 1_284], 'Busiest week with a total: 1,284, Oct 19 - 24'],
  [[null], 'No totals yet'],
  [[], 'No totals yet'],
])('of weeks with %j it says %j', (totals, text) => {
  expect(busiestWeek(weeksWith(totals))).toBe(text);
});

it.each([
  [['', ''], 'Busiest week: 9, 2 undated weeks'],
  [['', '2026-10-12', ''], 'Busiest week: 9, Oct 12 - 12, as many in 2 undated weeks'],
])('of equal weeks that start on %j it says %j', (starts, text) => {
  const weeklyBreakdown = starts.map((startDate, index) => ({
    weekNumber: index + 1,
    startDate,
    endDate: startDate,
    totalAppointments: 9,
  }));
  expect(busiestWeek(weeksOf([month({ month: '2026-10', weeklyBreakdown })]))).toBe(text);
});

it.each([
  ['2027-02', 15, '2026-11-16', '2027-02-22'],
  // Not all of a month is among the last 15 weeks: the chart ends with it.
  ['2026-11', 9, '2026-10-05', '2026-11-30'],
  ['2026-10', 4, '2026-10-05', '2026-10-26'],
  ['2031-01', 15, '2026-11-16', '2027-02-22'],
])('in %s the chart has %i weeks, from %s to %s', (name, count, first, last) => {
  const weeks = chartWeeks(weeksWith(Array.from({ length: 21 }, () => 1)), {
    date: name,
    text: name,
  });
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.startDate.date, weeks.at(-1)?.startDate.date]).toEqual([first, last]);
});

import { describe, expect, it } from 'vitest';
import { month, monthWeek as week, rowsOf } from '../../../tests/entities.ts';
import type { Month, Monthly } from '../../calls/month-rows.ts';
import { weeksOf } from '../../calls/weeks.ts';
import { regionKeys, regions } from '../../domain/region/region.ts';
import { addDays } from '../../domain/time/eastern.ts';
import { isUnfinished, monthsOf } from '../../domain/time/month.ts';
import { chartWeeks, seriesOf } from './monthly.ts';

function response(months: readonly string[], currentMonth: Month | null = null): Monthly {
  const rows = months.map((name) => month({ month: name }));
  return { currentMonth, months: rowsOf(...rows) };
}

const names = (months: readonly Month[]) => months.map((each) => each.month.text);

describe('the months of a response', () => {
  const current = month({ month: '2026-11', totalValidAppointments: 7 });

  it('are in order; the current one is once in the list, as in the summary', () => {
    const data = response(['2026-11', '2026-09', '2026-10'], current);
    expect(names(monthsOf(data))).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthsOf(data)[2]).toBe(current);
  });

  it.each([
    [['2026-10'], ['2026-10', '2026-11']],
    // Texts that are no month are at the end of a list (A12), which shows the newest first.
    [
      ['2026-12', '2026-11', 'summer', '2026-9'],
      ['summer', '2026-9', '2026-11', '2026-12'],
    ],
    [[], ['2026-11']],
  ])('of %j with a current one are %j', (months, all) => {
    expect(names(monthsOf(response(months, current)))).toEqual(all);
  });

  it('may be none', () => {
    expect(monthsOf(response([]))).toEqual([]);
  });
});

it.each([
  ['2026-11', '2026-10', false],
  ['2026-11', '2026-11', true],
  // Its last week may still be in progress.
  ['2026-11', '2026-12', false],
  ['2025-12', '2026-01', false],
  ['summer', '2026-11', false],
])('isUnfinished of %s in %s is %s', (sent, today, unfinished) => {
  expect(isUnfinished(month({ month: sent, hasPartialData: true }).month, today)).toBe(unfinished);
});

const allRegions = Object.fromEntries(regionKeys.map((key) => [key, 1]));

it.each([
  [{ CA: 4 }, ['Other']],
  [{ CA: 4, Atlantis: 1 }, ['Other']],
  [allRegions, ['Other']],
  [{ ...allRegions, california: null }, ['Other']],
  [{ CA: 4, IL: 5 }, []],
])('weeks of 9 with %j have a series for each region and %j', (byRegion, others) => {
  const weeks = [week(), week({ totalAppointments: 9, byRegion })];
  expect(seriesOf(weeks).map(({ abbreviation }) => abbreviation)).toEqual([
    ...regionKeys.map((key) => regions[key].abbreviation),
    ...others,
  ]);
});

/** Weeks from Monday, October 5, 2026 on. */
const weeksWith = (totals: readonly number[]) =>
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

import { describe, expect, it } from 'vitest';
import { month, monthWeek as week, rowsOf } from '../../../tests/entities.ts';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { isUnfinished, monthsOf } from '../../domain/time/month.ts';
import { bestWeekOf, earlierMonths, highest, regionParts, seriesOf, weeksOf } from './monthly.ts';

function response(months: readonly string[], currentMonth: Month | null = null): Monthly {
  const rows = months.map((name) => month({ month: name }));
  return { summary: { currentMonth }, months: rowsOf(...rows) };
}

const names = (months: readonly Month[]) => months.map((each) => each.month);

describe('the months of a response', () => {
  const current = month({ month: '2026-11', totalValidAppointments: 7 });

  it('are in order; the current one is once in the list, as in the summary', () => {
    const data = response(['2026-11', '2026-09', '2026-10'], current);
    expect(names(monthsOf(data))).toEqual(['2026-09', '2026-10', '2026-11']);
    expect(monthsOf(data)[2]).toBe(current);
    expect(names(earlierMonths(data))).toEqual(['2026-10', '2026-09']);
  });

  it('include a current one that only the summary has', () => {
    const data = response(['2026-10'], current);
    expect(names(monthsOf(data))).toEqual(['2026-10', '2026-11']);
    expect(names(earlierMonths(data))).toEqual(['2026-10']);
  });

  it('are all earlier months without a current one', () => {
    expect(names(earlierMonths(response(['2026-09', '2026-10'])))).toEqual(['2026-10', '2026-09']);
    expect(monthsOf(response([]))).toEqual([]);
  });
});

describe('isUnfinished', () => {
  it.each<[Partial<Month>, string, boolean]>([
    [{}, '2026-12', false],
    [{}, '2026-11', true],
    [{ hasPartialData: true }, '2026-12', true],
    [{ weeklyBreakdown: rowsOf(week({ isPartial: true })) }, '2026-12', true],
    [{ weeklyBreakdown: rowsOf(week({ isPartial: false })) }, '2026-12', false],
  ])('of %j in %s is %s', (choices, today, unfinished) => {
    expect(isUnfinished(month(choices), today)).toBe(unfinished);
  });
});

describe('the weeks of a month', () => {
  const weeks = [
    week({ weekNumber: 1, isPartial: false }),
    week({ weekNumber: 2 }),
    week({ weekNumber: 3, startDate: '2026-11-16', isPartial: true }),
  ];
  const november = month({ weeklyBreakdown: rowsOf(...weeks) });

  it('are completed unless they are partial', () => {
    expect(weeksOf(november)).toEqual({ completed: 2, partial: weeks[2] });
    expect(weeksOf(month({}))).toEqual({ completed: 0, partial: null });
  });

  it.each([
    [{ appointments: 9, weekNumber: 3 }, '2026-11-16'],
    [{ appointments: 9, weekNumber: 8 }, undefined],
    [{ appointments: 9, weekNumber: null }, undefined],
    [null, undefined],
  ])('of which %j is the best, begin on %s', (bestWeek, start) => {
    const trends = { ...november.trends, bestWeek };
    expect(bestWeekOf({ ...november, trends })?.startDate).toBe(start);
  });
});

describe('regionParts', () => {
  type Counts = Readonly<Record<string, number | null>>;
  const parts = (totalAppointments: number | null, counts: Counts) => {
    const byRegion = Object.entries(counts).map(([name, value]) => ({ name, value }));
    return regionParts({ totalAppointments, byRegion });
  };

  it.each<[string, number | null, Counts, (number | null)[]]>([
    ['in fixed order', 10, { florida: 1, arizona: 2, chicago: 3, california: 4 }, [4, 3, 2, 1, 0]],
    ['by any of their names', 9, { CA: 4, Illinois: 3, chicago: 2 }, [4, 5, null, null, 0]],
    ['unknown ones together', 10, { CA: 4, Texas: 3, constructor: 3 }, [4, null, null, null, 6]],
    ['the part that no region has', 10, { CA: 4, Texas: 1 }, [4, null, null, null, 6]],
    ['no region at all', 10, {}, [null, null, null, null, 10]],
    ['more than the total', 3, { CA: 4 }, [4, null, null, null, 0]],
    ['no total', null, { Texas: 1 }, [null, null, null, null, 1]],
    ['an unreadable count', 4, { CA: null }, [null, null, null, null, 4]],
    ['a negative count', 0, { Texas: -9 }, [null, null, null, null, 0]],
  ])('%s', (_name, total, counts, expected) => {
    expect(parts(total, counts)).toEqual(expected);
  });
});

it.each([
  [
    [4, 4],
    ['CA', 'IL', 'AZ', 'FL'],
  ],
  [
    [4, 5],
    ['CA', 'IL', 'AZ', 'FL', 'Other'],
  ],
])('weeks of %j, 4 of each in California, have the series %j', (totals, expected) => {
  const weeks = totals.map((totalAppointments) =>
    week({ totalAppointments, byRegion: [{ name: 'CA', value: 4 }] }),
  );
  expect(seriesOf(weeks).map(({ abbreviation }) => abbreviation)).toEqual(expected);
});

describe('highest', () => {
  it.each([
    [[1, 3, 2, 3], 1],
    [[null, -5, null], 1],
    [[null], null],
    [[], null],
  ])('of %j is the one at %s', (figures, place) => {
    const rows = figures.map((figure, index) => ({ figure, index }));
    expect(highest(rows, ({ figure }) => figure)?.index ?? null).toBe(place);
  });
});

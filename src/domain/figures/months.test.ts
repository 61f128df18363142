import { describe, expect, it } from 'vitest';
import { month, monthWeek } from '../../../tests/entities.ts';
import { readPerson } from '../people.ts';
import { showFigure } from './figure.ts';
import {
  completedWeeks,
  newestMonth,
  shareOfMonth,
  sharesOf,
  shownMonths,
  weekHeight,
  weekParts,
  weeksTotal,
} from './months.ts';

describe('completedWeeks', () => {
  it.each([
    [[true, false, false], '2'],
    // As databases send flags (rulings A11).
    [[1, 0], '1'],
    [['yes', 'n', '0'], '2'],
    [[false, null], '1 without week 2'],
    [['maybe', undefined], '–'],
    [[], '0'],
  ])('of weeks with isPartial %j are %s', (flags, text) => {
    const weeks = flags.map((isPartial, index) => ({ weekNumber: index + 1, isPartial }));
    expect(showFigure(completedWeeks(month({ weeklyBreakdown: weeks }).weeklyBreakdown))).toBe(
      text,
    );
  });

  it.each([
    ['later', '–'],
    [[{ weekNumber: 1, isPartial: 0 }, 'x'], '1 without unreadable weeks'],
    [['x'], '–'],
  ])('of %j are %s', (weeklyBreakdown, text) => {
    expect(showFigure(completedWeeks(month({ weeklyBreakdown }).weeklyBreakdown))).toBe(text);
  });
});

it.each<[string, number | null, unknown, (number | null)[], number]>([
  ['in fixed order', 10, { florida: 1, arizona: 2, chicago: 3, CA: 4 }, [4, 3, 2, 1, 0], 0],
  ['by any of their names', 9, { CA: 4, Illinois: 3, chicago: 2 }, [4, 5, null, null, 0], 0],
  ['other ones together', 10, { CA: 4, Texas: 3, constructor: 3 }, [4, null, null, null, 6], 0],
  ['the part of no region', 10, { CA: 4, IL: 1, AZ: 1, FL: 1, Texas: 1 }, [4, 1, 1, 1, 3], 0],
  ['regions that are not listed', 10, { CA: 4, Texas: 1 }, [4, null, null, null, 1], 5],
  ['no region at all', 10, {}, [null, null, null, null, null], 10],
  ['what is no map', 10, 'x', [null, null, null, null, null], 10],
  ['more than the total', 3, { CA: 4 }, [4, null, null, null, 0], 0],
  ['no total', null, { Texas: 1 }, [null, null, null, null, 1], 0],
  ['an unreadable count', 9, { CA: null, IL: 1, AZ: 1, FL: 1 }, [null, 1, 1, 1, null], 6],
  ['one of two spellings', 9, { IL: null, chicago: 2, CA: 4 }, [4, null, null, null, null], 5],
  ['another unreadable count', 9, { CA: 1, IL: 1, AZ: 1, FL: 1, TX: 'x' }, [1, 1, 1, 1, null], 5],
  ['a negative count', 0, { Texas: -9 }, [null, null, null, null, 0], 0],
])('weekParts: %s', (_name, totalAppointments, byRegion, counts, unknown) => {
  const parts = weekParts(monthWeek({ totalAppointments, byRegion }));
  expect(parts).toEqual({ counts, unknown });
  expect(weekHeight(parts)).toBeGreaterThanOrEqual(totalAppointments ?? 0);
});

it('weeksTotal names the weeks that it is without', () => {
  const weeks = [4, null, 3].map((totalAppointments, index) => ({
    weekNumber: index + 1,
    totalAppointments,
  }));
  const totalOf = (weeklyBreakdown: unknown) =>
    showFigure(
      weeksTotal(month({ weeklyBreakdown }).weeklyBreakdown, (week) => week.totalAppointments),
    );
  expect(totalOf(weeks)).toBe('7 without week 2');
  expect(totalOf([...weeks, 'week 4'])).toBe('7 without week 2 and unreadable weeks');
});

describe('sharesOf', () => {
  const sent = (name: string, totalAppointments: number | null) => ({
    name,
    weeklyAverage: 1.5,
    totalAppointments,
  });

  it('counts a region once, however it is spelled, as the same texts in another order', () => {
    const rows = [sent('chicago', 3), sent('Texas', 1), sent('IL', 4), sent('TEXAS', null)];
    for (const regionBreakdown of [rows, rows.toReversed()]) {
      const shares = sharesOf(month({ regionBreakdown }).regionBreakdown.rows, (row) => row.region);
      expect(shares).toHaveLength(2);
      expect(shares).toContainEqual(
        expect.objectContaining({ totalAppointments: 7, weeklyAverage: 3 }),
      );
      expect(shares.find(({ of }) => of.key === null)).toMatchObject({
        of: { name: 'Texas' },
        totalAppointments: null,
      });
    }
  });

  it('counts a person once (rulings B5)', () => {
    const telemarketers = {
      'Ana Torres': { totalAppointments: 3 },
      'ana\u00A0_torres': { totalAppointments: 4 },
    };
    const shares = sharesOf(month({ telemarketers }).telemarketers.rows, (row) => row.person);
    expect(shares).toMatchObject([{ of: { name: 'Ana Torres' }, totalAppointments: 7 }]);
  });
});

describe('shownMonths', () => {
  const averaged = (isPartial: readonly (boolean | null)[], name = '2026-11') =>
    month({
      month: name,
      weeklyBreakdown: isPartial.map((partial, index) => ({
        weekNumber: index + 1,
        isPartial: partial,
      })),
      trends: { averageWeekly: 105, growthRate: -90 },
      regionBreakdown: [{ name: 'florida', weeklyAverage: 11, totalAppointments: 11 }],
      telemarketers: { 'Ana Torres': { weeklyAverage: 35, totalAppointments: 35 } },
    });

  it.each([
    ['in its first week', averaged([true]), null],
    ['with a completed week', averaged([false, true]), 105],
    ['of the past', averaged([false, false, false, false], '2026-10'), 105],
    ['whose weeks are not known', averaged([null]), 105],
    ['without weeks', averaged([]), 105],
  ])('a month %s (C41)', (_name, sent, average) => {
    const [{ trends, regionBreakdown, telemarketers } = sent] = shownMonths(
      { summary: { currentMonth: null }, months: { rows: [sent] } },
      '2026-11',
    );
    expect(trends.averageWeekly).toBe(average);
    expect(trends.growthRate).toBe(average === null ? null : -90);
    expect(regionBreakdown.rows[0]?.weeklyAverage).toBe(average && 11);
    expect(telemarketers.rows[0]).toMatchObject({
      weeklyAverage: average && 35,
      totalAppointments: 35,
    });
  });
});

const october = month({
  month: '2026-10',
  totalValidAppointments: 50,
  telemarketers: {
    'ana torres': { totalAppointments: 20 },
    Ben: {},
    'Cy Lee': { totalAppointments: 3 },
    cy_lee: { totalAppointments: 2 },
  },
});

describe('the share of a month', () => {
  it.each([
    ['Ana Torres', { count: 20, total: 50, share: 40 }],
    ['Nobody', { count: 0, total: 50, share: 0 }],
    ['Ben', { count: null, total: 50, share: null }],
    ['CY  LEE', { count: 5, total: 50, share: 10 }],
  ])('of %s', (name, share) => {
    expect(shareOfMonth(october, readPerson(name))).toEqual(share);
  });

  it.each([
    ['lists no telemarketer', {}],
    ['has no list', { telemarketers: 'none' }],
    ['has a row that cannot be read', { telemarketers: { Ben: { totalAppointments: 1 }, Ana: 7 } }],
  ])('is unknown if the month %s', (_, sent) => {
    const odd = month({ totalValidAppointments: 200, ...sent });
    expect(shareOfMonth(odd, readPerson('Ana'))).toEqual({ count: null, total: 200, share: null });
  });
});

it('the newest month is the latest of those that are one', () => {
  const november = month({ month: 'November 2026' });
  expect(newestMonth([november, october, month({ month: 'soon' })])).toBe(november);
  expect(newestMonth([month({ month: 'soon' })])).toBeUndefined();
});

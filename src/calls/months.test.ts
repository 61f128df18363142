import { describe, expect, it } from 'vitest';
import { month, monthWeek, rowsOf } from '../../tests/entities.ts';
import { showFigure } from '../domain/number/figure.ts';
import { regionKeys, regions } from '../domain/region/region.ts';
import { monthOf } from '../domain/time/read-time.ts';
import {
  averageBefore,
  completedWeeks,
  monthlyFigures,
  newestMonth,
  previousMonth,
  weeksTotal,
  withMissingMonths,
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

it('weeksTotal counts the weeks without a number', () => {
  const weeks = [
    { weekNumber: 1, totalAppointments: 4 },
    { weekNumber: 4 },
    { startDate: '2026-11-09' },
    { startDate: 'Monday' },
    { startDate: 'Tuesday' },
  ].map((sent) => monthWeek({ weekNumber: undefined, totalAppointments: null, ...sent }));
  const total = weeksTotal({ rows: weeks, unreadable: 1 }, (week) => week.totalAppointments);
  expect(showFigure(total)).toBe(
    '4 without week 4, week of Nov 9, unreadable weeks and 2 unnumbered weeks',
  );
});

it('weeksTotal names the weeks that it is without', () => {
  const weeks = [4, null, 3].map((totalAppointments, index) =>
    monthWeek({ weekNumber: index + 1, totalAppointments }),
  );
  const totalOf = (unreadable: number) =>
    showFigure(weeksTotal({ rows: weeks, unreadable }, (week) => week.totalAppointments));
  expect(totalOf(0)).toBe('7 without week 2');
  expect(totalOf(1)).toBe('7 without week 2 and unreadable weeks');
});

/** The figures of months in November 2026. */
const inNovember = (...months: readonly Parameters<typeof month>[0][]) =>
  monthlyFigures({
    summary: { currentMonth: null },
    months: rowsOf(...months.map((sent) => month(sent))),
  }).inMonth('2026-11').months;

const weeksOf = (...flags: readonly (boolean | null)[]) =>
  flags.map((isPartial, index) => ({ weekNumber: index + 1, isPartial, totalAppointments: 100 }));

describe('a month that may still grow has no averages before its first full week (C41)', () => {
  const averaged = {
    trends: { averageWeekly: 105, growthRate: -90 },
    regionBreakdown: [{ name: 'florida', weeklyAverage: 11, totalAppointments: 11 }],
    telemarketers: { 'Ana Torres': { weeklyAverage: 35, totalAppointments: 35 } },
  };
  it.each([
    ['in its first week', weeksOf(true), '2026-11', null],
    ['with a completed week', weeksOf(false, true), '2026-11', 105],
    ['of the past', weeksOf(false, false, false, false), '2026-10', 105],
    ['whose weeks are not known', weeksOf(null), '2026-11', 105],
    ['without weeks', [], '2026-11', 105],
  ])('%s', (_name, weeklyBreakdown, name, average) => {
    const [figures] = inNovember({ ...averaged, month: name, weeklyBreakdown });
    expect(figures?.weeklyAverage).toBe(average);
    expect(figures?.growth).toBe(average === null ? null : -90);
    expect(figures?.regions.rows[0]?.weeklyAverage).toBe(average && 11);
    expect(figures?.people.rows[0]).toMatchObject({
      weeklyAverage: average && 35,
      totalAppointments: 35,
    });
  });
});

it.each<[Record<string, number | null>, string]>([
  [{ florida: 60, arizona: 40 }, ''],
  [{ florida: 60 }, '60 of 100 listed'],
  [{ florida: 60, arizona: null }, '60 of 100 listed, without Arizona'],
  // Parts that are none of the whole are named (rulings C19).
  [{ florida: 218, arizona: 1 }, 'Florida: more than the total of 100'],
  [{ florida: 70, arizona: 70 }, '140 listed, more than the total of 100'],
])('of a month of 100 with %j it says %j', (counts, note) => {
  const regionBreakdown = Object.entries(counts).map(([name, totalAppointments]) => ({
    name,
    totalAppointments,
  }));
  const [figures] = inNovember({ totalValidAppointments: 100, regionBreakdown });
  expect(figures?.regions.note).toBe(note);
  for (const { share } of figures?.regions.rows ?? [])
    expect(share === null || (share >= 0 && share <= 100)).toBe(true);
});

it.each([
  [{ appointments: 40 }, undefined, undefined],
  [{ appointments: 101 }, "Best week: more than the month's total of 100", 'more than the total'],
  [
    { appointments: 24 },
    'Best week: less than the weekly average of 25.5',
    'less than the average',
  ],
  [null, undefined, undefined],
])('of a month of 100, 25.5 a week, with the best week %j it says %j', (bestWeek, text, short) => {
  const [figures] = inNovember({
    totalValidAppointments: 100,
    trends: { averageWeekly: 25.5, bestWeek },
  });
  expect(figures?.bestContradiction?.text).toBe(text);
  expect(figures?.bestContradiction?.short).toBe(short);
});

it('lists its regions in the order of the table, then by name, and its people by their counts, then by name', () => {
  const counts = (...names: readonly string[]) =>
    Object.fromEntries(names.map((name, at) => [name, { totalAppointments: at < 2 ? 7 : 9 }]));
  const [figures] = inNovember({
    regionBreakdown: counts('Nevada', 'Atlantis', 'florida', 'arizona', 'chicago', 'california'),
    telemarketers: counts('Priya Shah', 'Ana Torres', 'Marcus Reed'),
  });
  expect(figures?.regions.rows.map(({ subject }) => subject.name)).toEqual([
    ...regionKeys.map((key) => regions[key].name),
    'Atlantis',
    'Nevada',
  ]);
  expect(figures?.people.rows.map(({ subject }) => subject.name)).toEqual([
    'Marcus Reed',
    'Ana Torres',
    'Priya Shah',
  ]);
});

describe('the months before one', () => {
  const names = ['2026-07', '2026-09', '2026-10', '2026-11'];
  const all = inNovember(
    ...names.map((name) => ({ month: name, weeklyBreakdown: weeksOf(false) })),
  );
  const [july, , october, november] = all;

  it('is the one of the calendar, where it was sent', () => {
    expect(november && previousMonth(all, november)).toBe(october);
    expect(all[1] && previousMonth(all, all[1])).toBeUndefined();
  });

  it('have an average of their full weeks, from two months on', () => {
    expect(november && averageBefore(all, november)?.average).toBe(100);
    expect(all[1] && averageBefore(all, all[1])).toBeNull();
    expect(july && averageBefore(all, july)).toBeNull();
  });

  it('have none where a week of them is unknown (rulings A15)', () => {
    const [first, second, last] = inNovember(
      { month: '2026-09', weeklyBreakdown: weeksOf(false) },
      { month: '2026-10', weeklyBreakdown: [...weeksOf(false), 'x'] },
      { month: '2026-11' },
    );
    expect(first && second && last && averageBefore([first, second, last], last)).toBeNull();
  });
});

it.each([
  [
    ['2026-11', '2026-10'],
    ['2026-11', '2026-10'],
  ],
  [
    ['2026-11', '2026-08'],
    ['2026-11', 'no 2026-10', 'no 2026-09', '2026-08'],
  ],
  [
    ['2027-01', '2026-11'],
    ['2027-01', 'no 2026-12', '2026-11'],
  ],
  [
    ['2026-11', 'summer', '2026-09'],
    ['2026-11', 'summer', '2026-09'],
  ],
])('months %j have a row for each one between them: %j', (names, rows) => {
  const monthNamed = (text: string) => ({ month: { date: monthOf(text), text }, name: text });
  const all = withMissingMonths(names.map(monthNamed), (missing) => ({
    month: missing,
    name: `no ${missing.date}`,
  }));
  expect(all.map(({ name }) => name)).toEqual(rows);
});

it('the newest month is the latest of those that are one', () => {
  const november = month({ month: 'November 2026' });
  expect(newestMonth([november, month({ month: '2026-10' }), month({ month: 'soon' })])).toBe(
    november,
  );
  expect(newestMonth([month({ month: 'soon' })])).toBeUndefined();
});

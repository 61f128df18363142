import { describe, expect, it } from 'vitest';
import { month, rowsOf } from '../../tests/entities.ts';
import { regionKeys, regions } from '../domain/region/region.ts';
import { averageBefore, monthlyFigures, previousMonth } from './months.ts';

const figuresOf = (...months: readonly Parameters<typeof month>[0][]) =>
  monthlyFigures({ currentMonth: null, months: rowsOf(...months.map((sent) => month(sent))) });

/** The figures of months in November 2026. */
const inNovember = (...months: readonly Parameters<typeof month>[0][]) =>
  figuresOf(...months).inMonth('2026-11').months;

const weeksOf = (...flags: readonly unknown[]) =>
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
    ['with a week that cannot be read', [...weeksOf(true), 'x'], '2026-11', 105],
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

it.each([
  [[true, false, false], 2, false],
  [[true], 0, true],
  // Nothing is claimed of other flags (A11).
  [[null, 'no', 0], 0, false],
  [[], 0, true],
])('of weeks with isPartial %j, %i are completed', (flags, count, hasNoFullWeek) => {
  const [figures] = inNovember({ weeklyBreakdown: weeksOf(...flags) });
  expect(figures).toMatchObject({ completedWeeks: count, hasNoFullWeek, unreadableWeeks: 0 });
});

it('counts weeks that cannot be read, and counts of regions in them', () => {
  const weeklyBreakdown = [...weeksOf(false), 'x', { weekNumber: 2, totalAppointments: null }];
  const byRegion = { florida: 'many', arizona: 3 };
  const november = {
    weeklyBreakdown: [...weeklyBreakdown, { weekNumber: 3, totalAppointments: 9, byRegion }],
  };
  const figures = figuresOf(november, { month: '2026-10', weeklyBreakdown: 'later' });
  expect(figures.inMonth('2026-11').months.map((each) => each.unreadableWeeks)).toEqual([1, 3]);
  expect(figures.unreadableWeeks).toBe(4);
});

it('has shares of its total; a part that is more has none (C19)', () => {
  const regionBreakdown = { florida: 60, arizona: 101, california: null };
  const [figures] = inNovember({
    totalValidAppointments: 100,
    regionBreakdown: Object.entries(regionBreakdown).map(([name, totalAppointments]) => ({
      name,
      totalAppointments,
    })),
  });
  expect(figures?.regions.rows.map(({ share }) => share)).toEqual([null, 60]);
  expect(figures?.regions.unreadable).toBe(1);
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

  it('have an average of the weeks that can be read (A2)', () => {
    const [first, second, last] = inNovember(
      { month: '2026-09', weeklyBreakdown: weeksOf(false) },
      { month: '2026-10', weeklyBreakdown: [...weeksOf(false), 'x'] },
      { month: '2026-11' },
    );
    expect(first && second && last && averageBefore([first, second, last], last)?.average).toBe(
      100,
    );
  });
});

it('the newest month is the latest of those that are one, before texts in the list', () => {
  const { newest, newestFirst } = figuresOf(
    { month: 'soon' },
    { month: '2026-11' },
    { month: '2026-10' },
  );
  expect(newest?.month.date).toBe('2026-11');
  expect(newestFirst.map((each) => each.month.text)).toEqual(['2026-11', '2026-10', 'soon']);
  expect(figuresOf({ month: 'soon' }).newest).toBeUndefined();
});

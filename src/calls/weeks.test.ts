import { describe, expect, it } from 'vitest';
import { month, monthWeek } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import { partsTotal, weekParts, weeksOf } from './weeks.ts';

it.each<[string, number, unknown, object]>([
  ['any of their names', 9, { CA: 4, Illinois: 3, chicago: 2 }, { california: 4, chicago: 5 }],
  ['other ones together', 10, { CA: 4, Atlantis: 3, constructor: 3 }, { california: 4, rest: 6 }],
  ['the part of no region', 9, { CA: 4, Atlantis: 1 }, { california: 4, rest: 5 }],
  ['no region at all', 10, {}, { rest: 10 }],
  ['what is no map', 10, 'x', { rest: 10 }],
  ['more than the total', 3, { CA: 4, Atlantis: 1 }, { california: 4, rest: 1 }],
  ['an unreadable count', 9, { CA: null, IL: 1, FL: 4.5 }, { chicago: 1, rest: 8 }],
])('weekParts: %s', (_name, totalAppointments, byRegion, counts) => {
  const parts = weekParts(monthWeek({ totalAppointments, byRegion }));
  const named = [...regionKeys, 'rest'].map((key, at) => [key, parts[at]] as const);
  expect(Object.fromEntries(named.filter(([, count]) => count !== null))).toEqual({
    rest: 0,
    ...counts,
  });
  expect(partsTotal(parts)).toBeGreaterThanOrEqual(totalAppointments);
});

const listed = (name: string, ...weeklyBreakdown: readonly object[]) =>
  month({
    month: name,
    weeklyBreakdown: weeklyBreakdown.map((week) => ({ totalAppointments: 0, ...week })),
  });

describe('weeksOf', () => {
  it('lists the weeks of all months oldest first, unreadable dates at the start of their month', () => {
    const weeks = weeksOf([
      listed(
        '2026-10',
        ...['2026-10-26', '2026-10-19', 'soon'].map((startDate) => ({ startDate })),
      ),
      listed('2026-11', { startDate: '2026-11-02' }),
    ]);
    expect(weeks.map(({ startDate }) => startDate.text)).toEqual([
      'soon',
      '2026-10-19',
      '2026-10-26',
      '2026-11-02',
    ]);
  });

  it('has a week under the month of its first day, whichever month lists it', () => {
    const weeks = weeksOf([
      listed('2026-12', { startDate: '2026-11-30', endDate: '2026-12-05' }),
      listed('2027-01', { startDate: 'soon' }),
    ]);
    expect(weeks.map((week) => week.month.date)).toEqual(['2026-11', '2027-01']);
  });
});

import { describe, expect, it } from 'vitest';
import { month, monthWeek } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import { daySpan } from '../domain/time/month.ts';
import { cutText, weekAxis, weekHeight, weekParts, weeksAboveWhole, weeksOf } from './weeks.ts';

const listedRegions = { CA: 4, IL: 1, AZ: 1, FL: 1 };
/** A count of 1 for each region that is listed. */
const each = Object.fromEntries(regionKeys.map((key) => [key, 1]));
const sumOfEach = regionKeys.length;

it.each<[string, number | null, unknown, object, number]>([
  [
    'any of their names',
    9,
    { CA: 4, Illinois: 3, chicago: 2 },
    { california: 4, chicago: 5, others: 0 },
    0,
  ],
  [
    'four regions',
    7,
    listedRegions,
    { california: 4, chicago: 1, arizona: 1, florida: 1, others: 0 },
    0,
  ],
  [
    'other ones together',
    10,
    { CA: 4, Atlantis: 3, constructor: 3 },
    { california: 4, others: 6 },
    0,
  ],
  ['the part of no region', sumOfEach + 3, { ...each, Atlantis: 1 }, { ...each, others: 3 }, 0],
  ['regions that are not listed', 10, { CA: 4, Atlantis: 1 }, { california: 4, others: 1 }, 5],
  ['no region at all', 10, {}, {}, 10],
  ['what is no map', 10, 'x', {}, 10],
  ['more than the total', 3, { CA: 4 }, { california: 4, others: 0 }, 0],
  ['no total', null, { Atlantis: 1 }, { others: 1 }, 0],
  [
    'an unreadable count',
    9,
    { CA: null, IL: 1, AZ: 1, FL: 1 },
    { chicago: 1, arizona: 1, florida: 1 },
    6,
  ],
  ['one of two spellings', 9, { IL: null, chicago: 2, CA: 4 }, { california: 4 }, 5],
  ['another unreadable count', sumOfEach + 5, { ...each, Atlantis: 'x' }, each, 5],
  ['a negative count', 0, { Atlantis: -9 }, {}, 0],
  ['a fraction', 9, { CA: 4.5, IL: 2 }, { chicago: 2 }, 7],
])('weekParts: %s', (_name, totalAppointments, byRegion, counts, unknown) => {
  const parts = weekParts(monthWeek({ totalAppointments, byRegion }));
  const named = [...regionKeys, 'others'].map((key, at) => [key, parts.counts[at]] as const);
  expect(Object.fromEntries(named.filter(([, count]) => count !== null))).toEqual(counts);
  expect(parts.unknown).toBe(unknown);
  expect(weekHeight(parts)).toBeGreaterThanOrEqual(totalAppointments ?? 0);
});

const listed = (name: string, ...weeklyBreakdown: readonly object[]) =>
  month({ month: name, weeklyBreakdown });

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

  const first = {
    startDate: '2026-11-30',
    endDate: '2026-12-05',
    totalAppointments: 600,
    dailyAverage: 100,
    byRegion: { florida: 200, arizona: 400 },
  };

  it('has a week once that two months list alike', () => {
    const weeks = weeksOf([listed('2026-11', first), listed('2026-12', first)]);
    expect(weeks).toHaveLength(1);
    expect(weeks[0]).toMatchObject({ totalAppointments: 600, rows: [{}] });
    expect(weeks.map(cutText)).toEqual(['']);
  });

  it.each([
    ['with its own days in each', { endDate: '2026-11-30' }, { startDate: '2026-12-01' }],
    ['with all days in both', {}, {}],
    ['without an end', { endDate: undefined }, { startDate: '2026-12-01', endDate: undefined }],
  ])('joins the parts of a week that two months list, %s', (_name, november, december) => {
    const parts = [
      listed('2026-11', {
        ...first,
        totalAppointments: 100,
        byRegion: { florida: 40 },
        ...november,
      }),
      listed('2026-12', {
        ...first,
        totalAppointments: 500,
        byRegion: { florida: 60 },
        ...december,
      }),
    ];
    const [week, ...others] = weeksOf(parts);
    expect(others).toEqual([]);
    expect(week).toMatchObject({ totalAppointments: 600, dailyAverage: 100 });
    expect(week && weekParts(week).counts.at(3)).toBe(100);
    expect(week && cutText(week)).toBe('100 in November and 500 in December');
  });

  it('knows no total of a week with an unknown part', () => {
    const [week] = weeksOf([
      listed('2026-11', { ...first, totalAppointments: null }),
      listed('2026-12', first),
    ]);
    expect(week).toMatchObject({ totalAppointments: null, dailyAverage: null });
    expect(week && cutText(week)).toBe('– in November and 600 in December');
  });

  it('says where a part is of a text that is no month', () => {
    const [week] = weeksOf([
      listed('2026-11', { ...first, totalAppointments: 100 }),
      listed('Advent', { ...first, totalAppointments: 500 }),
    ]);
    expect(week && cutText(week)).toBe('100 in November and 500 in Advent');
  });

  it('keeps weeks beside each other apart', () => {
    const next = { ...first, startDate: '2026-12-07', endDate: '2026-12-12' };
    expect(weeksOf([listed('2026-11', first), listed('2026-12', next)])).toHaveLength(2);
  });
});

describe('weekAxis', () => {
  const axis = (starts: readonly string[], most = 26) =>
    weekAxis(weeksOf([listed('2026-10', ...starts.map((startDate) => ({ startDate })))]), most).map(
      ({ startDate, endDate, isMissing }) =>
        isMissing ? `no ${daySpan(startDate, endDate)}` : startDate.text,
    );

  it.each([
    [
      ['2026-10-05', '2026-10-12'],
      ['2026-10-05', '2026-10-12'],
    ],
    [
      ['2026-10-05', '2026-10-26'],
      ['2026-10-05', 'no Oct 12 - 17', 'no Oct 19 - 24', '2026-10-26'],
    ],
    // A week that began on a Tuesday after a holiday leaves no gap.
    [
      ['2026-10-05', '2026-10-13', '2026-10-19'],
      ['2026-10-05', '2026-10-13', '2026-10-19'],
    ],
    [
      ['soon', '2026-10-26'],
      ['soon', '2026-10-26'],
    ],
    [[], []],
  ])('of weeks from %j is %j', (starts, places) => {
    expect(axis(starts)).toEqual(places);
  });

  it('has the last places, gaps included', () => {
    expect(axis(['2026-10-05', '2026-10-26', '2026-11-02'], 3)).toEqual([
      'no Oct 19 - 24',
      '2026-10-26',
      '2026-11-02',
    ]);
    expect(axis(['1990-01-01', '2026-11-02'], 5)).toHaveLength(5);
  });
});

it('names the regions that have more than their week (C19)', () => {
  const noNumber = { weekNumber: undefined, totalAppointments: 50 };
  const weeks = [
    monthWeek({ weekNumber: 1, totalAppointments: 50, byRegion: { FL: 51, CA: 50 } }),
    monthWeek({ weekNumber: 2, totalAppointments: 50, byRegion: { FL: 49 } }),
    monthWeek({ weekNumber: 3, byRegion: { FL: 51 } }),
    monthWeek({ ...noNumber, startDate: '2026-11-09', byRegion: { FL: 60 } }),
    monthWeek({ ...noNumber, startDate: 'Monday', byRegion: { FL: 60 } }),
  ];
  expect(weeksAboveWhole(weeks)).toEqual([
    'Week 1, Florida: more than the total of 50',
    'Week of Nov 9, Florida: more than the total of 50',
    'Unnumbered week, Florida: more than the total of 50',
  ]);
});

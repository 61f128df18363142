import { describe, expect, it } from 'vitest';
import { region, rowsOf, telemarketer } from '../../../tests/entities.ts';
import { designatedTelemarketers } from '../../config.ts';
import { regionCounts as countsOf, topTelemarketers } from './figures.ts';
import { isLeader } from './wall-section.tsx';

const sent = (
  key: string,
  validAppointments: number | null,
  totalEvents: number | null,
  name = '',
) => region({ key, name, validAppointments, totalEvents });

const regionCounts = (rows: readonly ReturnType<typeof sent>[], list = {}) => {
  const counts = countsOf({ ...rowsOf(...rows), ...list });
  return {
    ...counts,
    rows: counts.rows.map(({ region: { key }, valid, all }) => [key, valid, all]),
  };
};

const day = [
  sent('florida', 11, 24),
  sent('california', 41, 48),
  sent('Illinois', 33, 42),
  sent('AZ', 19, 31),
];

describe('regionCounts', () => {
  it('lists the four regions in fixed order by any spelling, and adds up their events', () => {
    expect(regionCounts(day)).toEqual({
      rows: [
        ['california', 41, 48],
        ['chicago', 33, 42],
        ['arizona', 19, 31],
        ['florida', 11, 24],
      ],
      events: 145,
      elsewhere: '',
    });
  });

  it('finds a region by its name if the key is unknown', () => {
    const rows = [...day.slice(1), sent('r4', 11, 24, 'Florida')];
    expect(regionCounts(rows)).toEqual(regionCounts(day));
  });

  it('has no counts for a missing region, and no sum of events', () => {
    const { rows, events } = regionCounts(day.slice(1));
    expect(rows[3]).toEqual(['florida', null, null]);
    expect(rows[0]).toEqual(['california', 41, 48]);
    expect(events).toBeNull();
  });

  it('has no sum of events if a count is unreadable', () => {
    const { rows, events } = regionCounts([sent('florida', 11, null), ...day.slice(1)]);
    expect(rows[3]).toEqual(['florida', 11, null]);
    expect(events).toBeNull();
  });

  it.each([
    ['a row is unreadable', { unreadable: 1 }],
    ['the list is a part', { total: 5 }],
  ])('has no sum of events if %s', (_what, list) => {
    expect(regionCounts(day, list)).toEqual({ ...regionCounts(day), events: null });
  });

  it('has no count of a region if that of one of its rows is unreadable', () => {
    const { rows, events } = regionCounts([...day, sent('FL', null, 2)]);
    expect(rows[3]).toEqual(['florida', null, 26]);
    expect(events).toBe(147);
  });

  it('has no row of an unknown region, but counts and names its events', () => {
    const { rows, events, elsewhere } = regionCounts([...day, sent('texas', 3, 5)]);
    expect(rows).toEqual(regionCounts(day).rows);
    expect(events).toBe(150);
    expect(elsewhere).toBe('also 3 / 5 in texas');
    expect(regionCounts([...day, sent('ohio', 1, 2), sent('texas', 3, 5)]).elsewhere).toBe(
      'also 4 / 7 in 2 other regions',
    );
    expect(regionCounts([...day, sent('texas', 3, null)]).events).toBeNull();
  });

  it('adds up the rows of one region', () => {
    expect(regionCounts([...day, sent('FL', 1, 2)]).rows[3]).toEqual(['florida', 12, 26]);
  });
});

describe('topTelemarketers', () => {
  const names = designatedTelemarketers().map(({ name }) => name);
  const shown = (...counts: readonly (number | null)[]) =>
    topTelemarketers(
      rowsOf(...counts.map((appointments, at) => telemarketer({ name: names[at], appointments }))),
    ).map(({ person, appointments }) => [names.indexOf(person.name), appointments]);

  it('puts the highest count first, equal ones in the order of the response', () => {
    expect(shown(5, 4, 17, 5)).toEqual([
      [2, 17],
      [0, 5],
      [3, 5],
      [1, 4],
    ]);
  });

  it('puts an unknown count last', () => {
    expect(shown(null, 0)).toEqual([
      [1, 0],
      [0, null],
    ]);
  });

  it('has at most four rows, all designated', () => {
    const other = telemarketer({ name: 'Other Name', appointments: 9 });
    const all = names.map((name) => telemarketer({ name, appointments: 1 }));
    expect(topTelemarketers(rowsOf(other, ...all, other))).toHaveLength(Math.min(4, names.length));
    expect(topTelemarketers(rowsOf())).toEqual([]);
  });
});

it.each([
  [34, 34, true],
  [17, 34, false],
  [null, 0, false],
  [0, 0, false],
])('of %j and a highest count of %j: leads is %j', (count, highest, leads) => {
  expect(isLeader(count, highest)).toBe(leads);
});

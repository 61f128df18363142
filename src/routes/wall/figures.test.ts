import { describe, expect, it } from 'vitest';
import { region, rowsOf } from '../../../tests/entities.ts';
import { leaderboard, regionCounts as countsOf, wallRows } from './figures.ts';

const sent = (
  key: string,
  validAppointments: number | null,
  totalEvents: number | null,
  name = '',
) => region({ key, name, validAppointments, totalEvents });

const regionCounts = (rows: readonly ReturnType<typeof sent>[], list = {}) =>
  countsOf({ ...rowsOf(...rows), ...list });

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
        { region: 'california', valid: 41, total: 48 },
        { region: 'chicago', valid: 33, total: 42 },
        { region: 'arizona', valid: 19, total: 31 },
        { region: 'florida', valid: 11, total: 24 },
      ],
      events: 145,
    });
  });

  it('finds a region by its name if the key is unknown', () => {
    const rows = [...day.slice(1), sent('r4', 11, 24, 'Florida')];
    expect(regionCounts(rows)).toEqual(regionCounts(day));
  });

  it('has no counts for a missing region, and no sum of events', () => {
    const { rows, events } = regionCounts(day.slice(1));
    expect(rows[3]).toEqual({ region: 'florida', valid: null, total: null });
    expect(rows[0]).toEqual({ region: 'california', valid: 41, total: 48 });
    expect(events).toBeNull();
  });

  it('has no sum of events if a count is unreadable', () => {
    const { rows, events } = regionCounts([sent('florida', 11, null), ...day.slice(1)]);
    expect(rows[3]).toEqual({ region: 'florida', valid: 11, total: null });
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
    expect(rows[3]).toEqual({ region: 'florida', valid: null, total: 26 });
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
    expect(regionCounts([...day, sent('FL', 1, 2)]).rows[3]).toMatchObject({
      valid: 12,
      total: 26,
    });
  });
});

it.each([
  [{}, ''],
  [{ total: 76 }, '2 of 76 received'],
  [{ total: 1_284, unreadable: 3 }, '2 of 1,284 received'],
  [{ unreadable: 1 }, '1 row unreadable'],
  [{ unreadable: 2 }, '2 rows unreadable'],
])('a list with %j has the note %j', (list, note) => {
  expect(wallRows([], { ...rowsOf(1, 2), ...list }).note).toBe(note);
});

describe('leaderboard', () => {
  const row = (name: string, appointments: number | null) => ({ name, appointments });
  const shown = (rows: readonly ReturnType<typeof row>[]) =>
    leaderboard(rows).map(({ row: { name }, share, leads }) => [name, share, leads]);

  it('puts the leader first, and each share is of its count', () => {
    expect(shown([row('b', 17), row('a', 34), row('c', 0)])).toEqual([
      ['a', 100, true],
      ['b', 50, false],
      ['c', 0, false],
    ]);
  });

  it('has two leaders with the same count, in the order of the response', () => {
    expect(shown([row('b', 5), row('c', 4), row('a', 5)])).toEqual([
      ['b', 100, true],
      ['a', 100, true],
      ['c', 80, false],
    ]);
  });

  it('has no leader before the first appointment', () => {
    expect(shown([row('a', 0), row('b', 0)])).toEqual([
      ['a', 0, false],
      ['b', 0, false],
    ]);
  });

  it('puts an unknown count last', () => {
    expect(shown([row('x', null), row('a', 0)])).toEqual([
      ['a', 0, false],
      ['x', 0, false],
    ]);
  });

  it('has at most four rows', () => {
    expect(leaderboard([1, 2, 3, 4, 5].map((count) => row(`${count}`, count)))).toHaveLength(4);
    expect(leaderboard([])).toEqual([]);
  });
});

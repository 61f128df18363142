import { describe, expect, it } from 'vitest';
import { figuresOfRegions } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import { figuresOfRegion, regions } from './regions.ts';

it('regions have one entry each, whatever the order and the spelling of their rows (A4)', () => {
  const sent = [
    { key: 'chicago', validAppointments: 30, totalEvents: 40 },
    { key: 'ATLANTIS', validAppointments: 1, totalEvents: 2 },
    { key: 'r7', name: 'Illinois', validAppointments: 3, totalEvents: 4 },
    { key: 'Atlantis', validAppointments: 1, totalEvents: 2 },
    { key: 'CA', validAppointments: 5, totalEvents: 6 },
  ];
  const shown = (rows: typeof sent) =>
    figuresOfRegions(...rows).received.map(({ region: { name }, valid, all, rated }) => [
      name,
      valid,
      all,
      rated.percent,
    ]);
  const figures = [
    ['California', 5, 6, '83.3%'],
    ['Illinois', 33, 44, '75%'],
    ['Atlantis', 2, 4, '50%'],
  ];
  expect(shown(sent)).toEqual(figures);
  expect(shown(sent.toReversed())).toEqual(figures);
});

describe('the figures of all regions (C37)', () => {
  const four = regionKeys.map((key) => ({ key, validAppointments: 3, totalEvents: 4 }));

  it('have the four in their order, then other regions, which count in the sums (A4)', () => {
    const { all, others, valid, events } = figuresOfRegions(
      { key: 'Atlantis', validAppointments: 1, totalEvents: 5 },
      ...four.toReversed(),
    );
    expect(all.map(({ region: { id } }) => id)).toEqual([...regionKeys, 'atlantis']);
    expect(others.map(({ region: { name } }) => name)).toEqual(['Atlantis']);
    expect([valid, events]).toEqual([3 * four.length + 1, 4 * four.length + 5]);
  });

  it('are null for a region without a readable row, which the sums are without', () => {
    const [first, ...rows] = four;
    const sent = regions.response([{ ...first, validAppointments: 'three' }, ...rows]);
    const figures = regions.figures(sent);
    expect(sent.unreadable).toBe(1);
    expect(figuresOfRegion(figures, 'california')).toMatchObject({ valid: null, all: null });
    expect(figures).toMatchObject({ valid: 3 * rows.length, rated: { percent: '75%' } });
  });

  it('are null without a row', () => {
    expect(figuresOfRegions()).toMatchObject({ valid: null, events: null, rated: { rate: null } });
  });
});

it.each([
  [{ key: 'fl', abbreviation: 'FLA' }, 'Florida', 'FLA'],
  [{ key: 'fl' }, 'Florida', 'FL'],
  [{ key: 'r9', name: 'Atlantis' }, 'Atlantis', 'AT'],
])('the region of %j is %s, abbreviated %s (B3)', (sent, name, abbreviation) => {
  const { rows } = regions.response([{ ...sent, validAppointments: 1, totalEvents: 1 }]);
  expect(rows[0]?.region).toMatchObject({ name, abbreviation });
});

import { describe, expect, it } from 'vitest';
import { figuresOfRegions, region, rowsOf } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import { showFigure } from '../domain/number/figure.ts';
import { figuresOfRegion, regionFigures } from './regions.ts';

it('regions have one entry each, whatever the order and the spelling of their rows (rulings A4)', () => {
  const sent = [
    { key: 'chicago', validAppointments: 30, totalEvents: 40 },
    { key: 'ATLANTIS', validAppointments: 1, totalEvents: 2 },
    { key: 'r7', name: 'Illinois', validAppointments: 3, totalEvents: null },
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
    ['Illinois', 33, null, '–'],
    ['Atlantis', 2, 4, '50%'],
  ];
  expect(shown(sent)).toEqual(figures);
  expect(shown(sent.toReversed())).toEqual(figures);
});

describe('the figures of all regions (rulings C37)', () => {
  const four = regionKeys.map((key) => ({ key, validAppointments: 3, totalEvents: 4 }));

  it('have the four in their order, then regions that only this call knows', () => {
    const { all, others } = figuresOfRegions({ key: 'Atlantis' }, ...four.toReversed());
    expect(all.map(({ region: { id } }) => id)).toEqual([...regionKeys, 'atlantis']);
    expect(others.map(({ region: { name } }) => name)).toEqual(['Atlantis']);
  });

  it('are those of one region, null where no row was sent', () => {
    const figures = figuresOfRegions(...four.slice(1));
    expect(figuresOfRegion(figures, 'chicago')).toMatchObject({ valid: 3, all: 4 });
    expect(figuresOfRegion(figures, 'california')).toMatchObject({ valid: null, all: null });
  });

  it('name the regions that a sum is without, and have no rate then', () => {
    const sums = ({ valid, events, rated }: ReturnType<typeof figuresOfRegions>) => [
      showFigure(valid),
      showFigure(events),
      rated.percent,
    ];
    const [valid, events] = [3 * four.length, 4 * four.length];
    expect(sums(figuresOfRegions(...four))).toEqual([`${valid}`, `${events}`, '75%']);
    expect(sums(figuresOfRegions(...four.slice(1)))).toEqual([
      `${valid - 3} without California`,
      `${events - 4} without California`,
      '–',
    ]);
    const part = { ...rowsOf(...four.map((row) => region(row))), total: four.length + 1 };
    expect(sums(regionFigures(part))).toEqual([
      `${valid} without 1 missing row`,
      `${events} without 1 missing row`,
      '–',
    ]);
  });

  it('are unknown for a region without a row', () => {
    expect(figuresOfRegion(figuresOfRegions(), 'florida')).toMatchObject({
      region: { key: 'florida' },
      valid: null,
      all: null,
    });
  });
});

import { describe, expect, it } from 'vitest';
import { region, rowsOf } from '../../../tests/entities.ts';
import { figureOf, showFigure, wholeValue, withoutMissing } from './figure.ts';
import { regionFigures, totalOf } from './sent-rows.ts';

describe('a figure says what it is without (rulings C37)', () => {
  it.each([
    [{}, '–', null],
    [{ California: null }, '–', null],
    [{ California: 38, Illinois: 63 }, '101', 101],
    [{ California: null, Illinois: 63 }, '63 without California', null],
    [{ California: null, Illinois: 0 }, '0 without California', null],
    [{ A: null, B: 1_284, C: null, D: null }, '1,284 without A, C and D', null],
  ])('%j: %s', (values, shown, whole) => {
    const figure = figureOf(Object.entries(values));
    expect([showFigure(figure), wholeValue(figure)]).toEqual([shown, whole]);
  });

  it.each([
    [{ unreadable: 1 }, '38 without Illinois and 1 unreadable row'],
    [{ total: 4 }, '38 without Illinois and 2 missing rows'],
    [{ unreadable: 2, total: 5 }, '38 without Illinois, 2 unreadable rows and 1 missing row'],
    [{}, '38 without Illinois'],
  ])('of two rows with %j: %s', (list, shown) => {
    const rows = [
      region({ key: 'CA', validAppointments: 38 }),
      region({ key: 'Illinois', validAppointments: null }),
    ];
    const total = totalOf(regionFigures(rows), 'valid');
    expect(showFigure(withoutMissing(total, { ...rowsOf(...rows), ...list }))).toBe(shown);
  });

  it('of no known part, no missing row is named', () => {
    expect(showFigure(withoutMissing(figureOf([]), { ...rowsOf(), unreadable: 3 }))).toBe('–');
  });
});

it('regions have one entry each, whatever the order and the spelling of their rows (rulings A4)', () => {
  const sent = [
    { key: 'chicago', validAppointments: 30, totalEvents: 40 },
    { key: 'NEVADA', validAppointments: 1, totalEvents: 2 },
    { key: 'r7', name: 'Illinois', validAppointments: 3, totalEvents: null },
    { key: 'Nevada', validAppointments: 1, totalEvents: 2 },
    { key: 'CA', validAppointments: 5, totalEvents: 6 },
  ].map(region);
  const shown = (rows: typeof sent) =>
    regionFigures(rows).map(({ region: { name }, valid, all, rated }) => [
      name,
      valid,
      all,
      rated.percent,
    ]);
  const figures = [
    ['California', 5, 6, '83.3%'],
    ['Illinois', 33, null, '–'],
    ['Nevada', 2, 4, '50%'],
  ];
  expect(shown(sent)).toEqual(figures);
  expect(shown(sent.toReversed())).toEqual(figures);
});

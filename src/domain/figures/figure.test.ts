import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../tests/entities.ts';
import { figureOf, showFigure, wholeValue, withoutMissing } from './figure.ts';

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
    const sum = figureOf([
      ['California', 38],
      ['Illinois', null],
    ]);
    expect(showFigure(withoutMissing(sum, { ...rowsOf(1, 2), ...list }))).toBe(shown);
  });

  it('of no known part, no missing row is named', () => {
    expect(showFigure(withoutMissing(figureOf([]), { ...rowsOf(), unreadable: 3 }))).toBe('–');
  });
});

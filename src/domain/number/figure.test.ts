import { describe, expect, it } from 'vitest';
import { figureOf, showFigure, wholeValue } from './figure.ts';

describe('a figure says what it is without (rulings C37)', () => {
  it.each([
    [{}, '–', null],
    [{ California: null }, '–', null],
    [{ California: 38, Illinois: 63 }, '101', 101],
    [{ California: null, Illinois: 63 }, '63 without California', null],
    [{ California: null, Illinois: 0 }, '0 without California', null],
    [{ A: null, B: 1_284, C: null, D: null }, '1,284 without A, C and D', null],
    [{ A: null, B: 7, 'N/A': null }, '7 without A and 1 unnamed region', null],
  ])('%j: %s', (values, shown, whole) => {
    const figure = figureOf(Object.entries(values), 'unnamed region');
    expect([showFigure(figure), wholeValue(figure)]).toEqual([shown, whole]);
  });
});

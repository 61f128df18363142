import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../tests/entities.ts';
import { figureOf, showFigure } from '../domain/number/figure.ts';
import { countAmong, isWhole, receivedText, withoutMissing } from './received.ts';

const whole = rowsOf(1, 2);

it.each([
  [{}, true, ''],
  [{ unreadable: 1 }, false, '1 row unreadable'],
  [{ unreadable: 1_284 }, false, '1,284 rows unreadable'],
  [{ total: 76 }, false, '2 of 76 received'],
  [{ total: 76, unreadable: 3 }, false, '2 of 76 received'],
  [{ isNoList: true }, false, ''],
])('a list of two rows with %j is whole: %j, and says %j (rulings A13, A15)', (list, is, text) => {
  expect([isWhole({ ...whole, ...list }), receivedText({ ...whole, ...list })]).toEqual([is, text]);
});

it('a count of none is not known where rows are missing (rulings A15)', () => {
  expect([countAmong(0, ''), countAmong(0, '2 of 76 received'), countAmong(2, 'x')]).toEqual([
    0,
    null,
    2,
  ]);
});

describe('a figure of a list says which rows it is without (rulings A15, C37)', () => {
  it.each([
    [{ unreadable: 1 }, '38 without Illinois and 1 unreadable row'],
    [{ total: 4 }, '38 without Illinois and 2 missing rows'],
    [{ unreadable: 2, total: 5 }, '38 without Illinois, 2 unreadable rows and 1 missing row'],
    [{}, '38 without Illinois'],
  ])('of two rows with %j: %s', (list, shown) => {
    const sum = figureOf(
      [
        ['California', 38],
        ['Illinois', null],
      ],
      'unnamed region',
    );
    expect(showFigure(withoutMissing(sum, { ...rowsOf(1, 2), ...list }))).toBe(shown);
  });

  it('of no known part, no missing row is named', () => {
    expect(
      showFigure(withoutMissing(figureOf([], 'unnamed region'), { ...rowsOf(), unreadable: 3 })),
    ).toBe('–');
  });
});

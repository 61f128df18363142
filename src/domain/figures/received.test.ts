import { expect, it } from 'vitest';
import { rowsOf } from '../../../tests/entities.ts';
import { countAmong, isWhole, receivedText } from './received.ts';

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

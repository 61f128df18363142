import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../tests/entities.ts';
import { countAmong, countOf, isWhole, receivedText, withInner } from './received.ts';

const whole = rowsOf(1, 2);
const noList = { ...rowsOf(), isNoList: true };

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

it('an inner list that is none counts as an unreadable row, beside those that are in lists', () => {
  const list = rowsOf(whole, noList, { ...whole, unreadable: 2 }, noList);
  expect(withInner({ ...list, unreadable: 1 }, (row) => row).unreadable).toBe(5);
  expect(withInner(rowsOf(whole), (row) => row)).toEqual(rowsOf(whole));
});

it('a count of none is not known where rows are missing (rulings A15)', () => {
  expect([countAmong(0, ''), countAmong(0, '2 of 76 received'), countAmong(2, 'x')]).toEqual([
    0,
    null,
    2,
  ]);
});

describe('how many there are', () => {
  it.each([
    ['as many as are shown', whole, 2, null, 2],
    ['as many as the response counts', whole, 2, 14, 14],
    ['no fewer than are shown', whole, 2, 1, 2],
    ['not known without a list', noList, 0, null, null],
    ['not known where no row could be read', { ...rowsOf(), unreadable: 3 }, 0, null, null],
    ['those that could be read', { ...whole, unreadable: 3 }, 2, null, 2],
    ['what is counted, without a list', noList, 0, 14, 14],
    ['none', rowsOf(), 0, 0, 0],
  ])('%s', (_what, list, shown, counted, count) => {
    expect(countOf(list, shown, counted)).toBe(count);
  });
});

import { describe, expect, it } from 'vitest';
import { rowsOf } from '../../../tests/entities.ts';
import { countOf, withInner } from './listed.ts';

const whole = rowsOf(1, 2);
const noList = { ...rowsOf(), isNoList: true };

it('an inner list that is none counts as an unreadable row, beside those that are in lists', () => {
  const inner = [whole, noList, { ...whole, unreadable: 2 }, noList];
  expect(withInner({ ...whole, unreadable: 1 }, inner)).toEqual({ ...whole, unreadable: 5 });
  expect(withInner(whole, [whole])).toEqual(whole);
});

describe('how many there are', () => {
  it.each([
    ['as many as are shown', whole, 2, null, 2],
    ['as many as the response counts', whole, 2, 14, 14],
    ['no fewer than are shown', whole, 2, 1, 2],
    ['not known without a list', noList, 0, null, null],
    ['what is counted, without a list', noList, 0, 14, 14],
    ['none', rowsOf(), 0, 0, 0],
  ])('%s', (_what, list, shown, counted, count) => {
    expect(countOf(list, shown, counted)).toBe(count);
  });
});

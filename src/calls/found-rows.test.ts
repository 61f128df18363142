import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { isOfDays } from './by-time.ts';
import { findRows } from './found-rows.ts';

const rows = [
  appointment({ title: 'a', customer: 'Ann Lee', status: 'valid', time: '2026-11-21T15:00:00Z' }),
  appointment({ title: 'b', customer: 'Ann Lee', status: 'valid', time: '2026-11-20T15:00:00Z' }),
  appointment({ title: 'c', customer: 'Ann Lee', status: 'pending', time: '2026-11-21T15:00:00Z' }),
  appointment({ title: 'd', customer: 'Bo Ray', status: 'blocked', time: '2026-11-21T15:00:00Z' }),
];
const ofToday = isOfDays('2026-11-21/2026-11-21');

it.each([
  ['all rows', {}, '', ['abcd', 3, 1, 3], ['ab', 1, 1, 1], ['d', 1, 0, 1]],
  ['the matching ones', { q: 'ann' }, '', ['abc', 2, 1, 2], ['ab', 1, 1, 1], ['', 0, 0, 0]],
  [
    'those received',
    { q: 'bo' },
    '4 of 9 received',
    ['d', 1, 0, 1],
    ['', 0, 0, null],
    ['d', 1, 0, 1],
  ],
] as const)('finds %s, and counts those of the days in the heading (rulings C37)', (...given) => {
  const [, filter, part, ...expected] = given;
  const { all, valid, invalid } = findRows(rows, filter, ofToday, part);
  expect(
    [all, valid, invalid].map((found) => [
      found.rows.map(({ title }) => title).join(''),
      found.ofDay,
      found.otherDays,
      found.count,
    ]),
  ).toEqual(expected);
});

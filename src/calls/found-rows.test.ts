import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { findRows } from './found-rows.ts';

const rows = [
  appointment({ title: 'a', customer: 'Ann Lee', status: 'valid' }),
  appointment({ title: 'b', customer: 'Ann Lee', status: 'valid' }),
  appointment({ title: 'c', customer: 'Ann Lee', status: 'pending' }),
  appointment({ title: 'd', customer: 'Bo Ray', status: 'blocked' }),
];

it.each([
  ['all rows', {}, ['abcd', 'ab', 'd']],
  ['the matching ones', { q: 'ann' }, ['abc', 'ab', '']],
] as const)('finds %s, by outcome', (_what, filter, expected) => {
  const { all, valid, invalid } = findRows(rows, filter);
  expect(
    [all, valid, invalid].map((list) => list.map(({ title }) => title).join('')),
  ).toEqual(expected);
});

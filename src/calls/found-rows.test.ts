import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { findRows } from './found-rows.ts';

const rows = [
  appointment({ title: 'a', customer: 'Ann Lee', status: 'valid', time: '2026-11-21T15:00:00Z' }),
  appointment({ title: 'b', customer: 'Ann Lee', status: 'valid', time: '2026-11-20T15:00:00Z' }),
  appointment({ title: 'c', customer: 'Ann Lee', status: 'pending', time: '2026-11-21T15:00:00Z' }),
  appointment({ title: 'd', customer: 'Bo Ray', status: 'blocked', time: '2026-11-21T15:00:00Z' }),
];

it.each([
  ['all rows', {}, ['abcd', 'ab', 'd']],
  ['the matching ones', { q: 'ann' }, ['abc', 'ab', '']],
  ['none', { q: 'nobody' }, ['', '', '']],
])('finds %s by outcome, whatever their day (rulings C37)', (_what, filter, expected) => {
  const { all, valid, invalid } = findRows(rows, filter);
  expect([all, valid, invalid].map((found) => found.map(({ title }) => title).join(''))).toEqual(
    expected,
  );
});

import { expect, test } from 'vitest';
import { quota, randomOf, rotation, steps } from './random.ts';

test('the same keys give the same numbers, others others', () => {
  const take = (...keys: string[]) => Array.from({ length: 5 }, randomOf('seed', ...keys));
  expect(take('day', 'a')).toEqual(take('day', 'a'));
  expect(take('day', 'a')).not.toEqual(take('day', 'b'));
  expect(take('day', 'a')).not.toEqual(take('daya'));
});

test('a quota is off by less than one', () => {
  const next = quota(randomOf('quota'));
  let yes = 0;
  for (let i = 1; i <= 1_000; i++) {
    if (next(0.37)) yes += 1;
    expect(Math.abs(yes - i * 0.37)).toBeLessThan(1);
  }
});

test('a rotation follows its weights closely', () => {
  const next = rotation(
    randomOf('rotation'),
    [
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ],
    steps.golden,
  );
  const counts = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const value = next();
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  for (const [value, expected] of [
    ['a', 300],
    ['b', 200],
    ['c', 100],
  ] as const)
    expect(Math.abs((counts.get(value) ?? 0) - expected)).toBeLessThan(6);
});

import { describe, expect, it } from 'vitest';
import { burnInShift } from './stage.tsx';

const nowMs = Date.parse('2026-11-21T19:42:00Z');

describe('the shift against burn-in', () => {
  const minute = 60_000;
  const shiftAt = (ms: number) => {
    const [x = NaN, y = NaN] =
      burnInShift(ms)
        .match(/-?\d+(?=px)/g)
        ?.map(Number) ?? [];
    return { x, y };
  };
  const shiftsOf = (minutes: number) =>
    Array.from({ length: minutes }, (_, at) => shiftAt(nowMs + at * minute));

  it('changes every ten minutes, by 2 px at most in each direction', () => {
    const shifts = shiftsOf(240);
    const moves = shifts.filter(({ x, y }, at) => {
      const before = shifts[at - 1];
      return before && (before.x !== x || before.y !== y);
    });
    expect(moves).toHaveLength(24);
    shifts.forEach(({ x, y }, at) => {
      const before = shifts[at - 1] ?? { x, y };
      expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeLessThanOrEqual(2);
    });
  });

  it('repeats the same four places', () => {
    expect(new Set(shiftsOf(40).map(({ x, y }) => `${x},${y}`))).toEqual(
      new Set(['0,0', '2,0', '2,2', '0,2']),
    );
  });

  it('has a place for every instant', () => {
    expect(shiftAt(-1)).toEqual({ x: 0, y: 0 });
  });
});

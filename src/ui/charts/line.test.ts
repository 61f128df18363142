import { describe, expect, it } from 'vitest';
import { layOutLine, type LinePoint } from './line.tsx';

function points(values: readonly (number | null)[]): LinePoint[] {
  return values.map((value, index) => ({
    key: String(index),
    value,
    tick: '',
    note: '',
    isOpen: index === values.length - 1,
  }));
}

describe('layOutLine', () => {
  it('puts 0 on the base line and the highest value at the top', () => {
    const { points: placed, base } = layOutLine(points([0, 100, 50]), 700, 200);
    expect(placed.map(({ y }) => y)).toEqual([base, 28, 92]);
    expect(base).toBe(156);
  });

  it('always draws the zero line, however high the values are', () => {
    const { ticks, base } = layOutLine(points([5_000, 5_100]), 700, 200);
    expect(ticks[0]).toEqual({ value: 0, y: base });
  });

  it('leaves a gap where a value is missing', () => {
    const { pieces, points: placed } = layOutLine(points([1, 2, null, 4, 5]), 700, 200);
    expect(pieces.map(({ from, to }) => from.key + to.key)).toEqual(['01', '34']);
    expect(placed[2]?.y).toBeNull();
  });

  it.each([
    [
      [3, 1, 2],
      [false, true, false],
    ],
    [
      [1, 2, 3],
      [true, false, false],
    ],
    [
      [3, 2, 1],
      [false, false, true],
    ],
    [
      [2, 2],
      [false, false],
    ],
    [[7], [false]],
    [
      [null, 1, null],
      [false, false, false],
    ],
  ])('of %j the valleys have their value below', (values, below) => {
    expect(layOutLine(points(values), 700, 200).points.map(({ isBelow }) => isBelow)).toEqual(
      below,
    );
  });

  it('shows the last points that have room', () => {
    const { points: placed } = layOutLine(points(Array.from({ length: 24 }, () => 900)), 334, 200);
    expect(placed).toHaveLength(5);
    expect(placed.at(-1)?.key).toBe('23');
  });

  it('places nothing without values', () => {
    expect(layOutLine([], 700, 200)).toMatchObject({ points: [], pieces: [] });
    expect(layOutLine(points([null]), 700, 200).ticks).toEqual([{ value: 0, y: 156 }]);
  });
});

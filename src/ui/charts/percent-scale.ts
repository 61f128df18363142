import { clampPercent } from '../../domain/number/format.ts';

type MaybeNumber = number | null | undefined;

const step = 5;

/** The next 5 % that holds a percent; binary noise does not count: 10.000000000000002 is 10. */
export function roundUpTo5(percent: number): number {
  return Math.ceil((percent * (1 - 1e-12)) / step) * step;
}

/**
 * How far a scale of percents reaches on either side of 0: the largest distance, rounded up to 5 (visual.md 11, 12),
 * at least 5 and at most `most`.
 */
export function scaleEnd(distances: readonly MaybeNumber[], most = Infinity): number {
  const sizes = distances.map((each) => Math.abs(each ?? 0)).filter(Number.isFinite);
  return Math.min(most, Math.max(step, roundUpTo5(Math.max(0, ...sizes))));
}

/** The percent by which a value differs from a base above 0; null when there is none, or one is unknown. */
export function percentFrom(base: MaybeNumber, value: MaybeNumber): number | null {
  if (typeof base !== 'number' || typeof value !== 'number' || !(base > 0)) return null;
  const percent = ((value - base) / base) * 100;
  return Number.isFinite(percent) ? percent : null;
}

/** The place of a percent on a scale from -`end` to `end`, 0-100; what lies beyond stands at the edge. */
export function placeOnScale(percent: number, end: number): number {
  return clampPercent(50 + (percent / end) * 50);
}

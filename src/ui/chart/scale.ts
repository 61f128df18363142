import { clampPercent } from '../../domain/number/arithmetic.ts';

type MaybeNumber = number | null | undefined;

/** A whole step, 1, 2 or 5 times a power of ten, that divides `max` into about `about` steps. */
function niceStep(max: number, about: number): number {
  const rough = max / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, nice * power);
}

/** Round values from 0 up to at most `max`; 0 is always among them. */
export function niceTicks(max: number): readonly number[] {
  if (!Number.isFinite(max) || max <= 0) return [0];
  const step = niceStep(max, 4);
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/** Two or a few round values from at most `low` to at least `high`, for a scale that need not begin at 0. */
export function spanTicks(low: number, high: number): readonly number[] {
  // A smaller step would be lost in the rounding of such a large value.
  const least = Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
  const step = niceStep(Math.max(high - low, least), 3);
  const first = Math.floor(low / step);
  const steps = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: steps + 1 }, (_, index) => (first + index) * step);
}

/** The place of a value on a scale, 0-100; a value outside is at its end. */
export function placeBetween(low: number, high: number, value: number): number {
  return clampPercent(((value - low) / (high > low ? high - low : 1)) * 100);
}

const step = 5;

/** A percent rounded up to 5; binary noise does not count: 10.000000000000002 is 10. */
export function roundUpTo5(percent: number): number {
  return Math.ceil((percent * (1 - 1e-12)) / step) * step;
}

/**
 * How far a scale of percents reaches on either side of 0: the largest distance, rounded up to 5,
 * at least 5 and at most `most`.
 */
export function scaleEnd(distances: readonly MaybeNumber[], maxEnd = Infinity): number {
  const sizes = distances.map((distance) => Math.abs(distance ?? 0)).filter(Number.isFinite);
  return Math.min(maxEnd, Math.max(step, roundUpTo5(Math.max(0, ...sizes))));
}

/** The place of a percent on a scale from -`end` to `end`, 0-100; a value outside is at the edge. */
export function placeOnScale(percent: number, end: number): number {
  return placeBetween(-end, end, percent);
}

/** The step of a scale from 0 to `max` with about `about` steps: 1, 2 or 5 times a power of ten, whole. */
function niceStep(max: number, about: number): number {
  const rough = max / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, nice * power);
}

/** Round values from 0 up to at most `max`, for the lines of a grid; the zero line is always among them. */
export function niceTicks(max: number, about = 4): readonly number[] {
  if (!Number.isFinite(max) || max <= 0) return [0];
  const step = niceStep(max, about);
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/**
 * Round values from at most `low` to at least `high`, for a scale that need not begin at 0: two or more, and
 * few of them however far apart or alike the two are.
 */
export function spanTicks(low: number, high: number, about = 3): readonly number[] {
  // Of the least size that still adds to a value so large.
  const least = Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
  const step = niceStep(Math.max(high - low, least), about);
  const first = Math.floor(low / step);
  const steps = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: steps + 1 }, (_, index) => (first + index) * step);
}

/** A linear scale from 0 at `bottom` to `max` at `top`, in px; what is below 0 stands on the zero line. */
export function scaleY(max: number, top: number, bottom: number): (value: number) => number {
  const span = max > 0 && Number.isFinite(max) ? max : 1;
  return (value) => bottom - (Math.max(0, value) / span) * (bottom - top);
}

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
  // The least size that still changes a value so large.
  const least = Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
  const step = niceStep(Math.max(high - low, least), 3);
  const first = Math.floor(low / step);
  const steps = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: steps + 1 }, (_, index) => (first + index) * step);
}

/** Returns a linear scale from 0 at `bottom` to `max` at `top`, in px; values below 0 are placed at 0. */
export function scaleY(max: number, top: number, bottom: number): (value: number) => number {
  const span = max > 0 && Number.isFinite(max) ? max : 1;
  return (value) => bottom - (Math.max(0, value) / span) * (bottom - top);
}

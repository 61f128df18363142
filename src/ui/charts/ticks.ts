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

/** A linear scale from 0 at `bottom` to `max` at `top`, in px; what is below 0 stands on the zero line. */
export function scaleY(max: number, top: number, bottom: number): (value: number) => number {
  const span = max > 0 && Number.isFinite(max) ? max : 1;
  return (value) => bottom - (Math.max(0, value) / span) * (bottom - top);
}

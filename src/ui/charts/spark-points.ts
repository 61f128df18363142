/** Room for the line's width at the edges. */
const inset = 3;

/**
 * The lines of a small chart in a box of `width` × `height`, one 'x,y x,y' per run of known values, on a scale of
 * their own; `y` places another value on it, and `also` are values that it must hold.
 */
export function sparkPoints(
  values: readonly (number | null)[],
  width: number,
  height: number,
  also: readonly number[] = [],
): { readonly runs: readonly string[]; readonly y: (value: number) => number } {
  const known = [...values.filter((value) => value !== null), ...also];
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) =>
    high > low ? inset + ((high - value) / (high - low)) * (height - 2 * inset) : height / 2;
  const step = (width - 2 * inset) / Math.max(1, values.length - 1);
  const runs: string[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push(`${round(inset + index * step)},${round(y(value))}`);
  }
  // A line of one point is drawn as a dot by its round ends.
  const drawn = runs.filter((run) => run.length > 0);
  return { runs: drawn.map((run) => (run.length > 1 ? run : [...run, ...run]).join(' ')), y };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import type { RegionCode } from '../../domain/region/region.ts';

interface SparklineProps {
  /** Oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly height: number;
  readonly color?: RegionCode | undefined;
  /** A value with a hairline across. */
  readonly level?: number | undefined;
}

const boxWidth = 240;

/** A small line without axes, as wide as its place; its figures are printed beside it. */
export function Sparkline({ values, height, color, level }: SparklineProps) {
  const { runs, y } = sparkPoints(values, boxWidth, height, level === undefined ? [] : [level]);
  return (
    <svg
      aria-hidden
      data-region={color}
      viewBox={`0 0 ${boxWidth} ${height}`}
      height={height}
      preserveAspectRatio="none"
      className="block w-full overflow-visible fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {level !== undefined && (
        <line
          x2={boxWidth}
          y1={y(level)}
          y2={y(level)}
          vectorEffect="non-scaling-stroke"
          className="stroke-line-strong stroke-1"
        />
      )}
      {runs.map((points) => (
        <polyline
          key={points}
          points={points}
          vectorEffect="non-scaling-stroke"
          className={color ? 'stroke-region' : 'stroke-ink-2'}
        />
      ))}
    </svg>
  );
}

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

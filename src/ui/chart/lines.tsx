import type { ComponentProps, ReactNode } from 'react';
import type { RegionCode } from '../../domain/region/region.ts';
import { placeBetween } from './scale.ts';

/** From the left and from the bottom, in percent of the plot. */
export type Point = readonly [x: number, y: number];

/** A drawing that fills a plot; its lines keep their width. */
export function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {children}
    </svg>
  );
}

interface LineProps extends Omit<ComponentProps<'polyline'>, 'points'> {
  readonly points: readonly Point[];
}

export function Line({ points, ...look }: LineProps) {
  return <polyline {...look} points={pointsText(points)} vectorEffect="non-scaling-stroke" />;
}

export const pointsText = (points: readonly Point[]) =>
  points.map(([x, y]) => `${rounded(x)},${rounded(100 - y)}`).join(' ');

const rounded = (percent: number) => Math.round(percent * 100) / 100;

export function Dot({ at: [x, y], isOpen = false }: { at: Point; isOpen?: boolean }) {
  return (
    <svg
      aria-hidden
      className="absolute size-px overflow-visible"
      style={{ left: `${x}%`, bottom: `${y}%` }}
    >
      <circle
        r="4.5"
        data-open={isOpen || undefined}
        className={`stroke-2 ${isOpen ? 'fill-surface stroke-ink' : 'fill-ink stroke-surface'}`}
      />
    </svg>
  );
}

/** Keeps a text readable on top of a line. */
export const halo = '[text-shadow:0_0_3px_var(--surface),0_0_3px_var(--surface)]';

/** The lines through values on a scale, one per run of known values. A single value is a line without length, drawn as a dot. */
export function runsOf(
  values: readonly (number | null)[],
  low: number,
  high: number,
): readonly (readonly Point[])[] {
  const runs: Point[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) runs.push([]);
    else
      runs
        .at(-1)
        ?.push([(index * 100) / Math.max(1, values.length - 1), placeBetween(low, high, value)]);
  }
  return runs
    .filter((run) => run.length > 0)
    .map((run) => (run.length > 1 ? run : [...run, ...run]));
}

interface SparklineProps {
  readonly values: readonly (number | null)[];
  readonly className: string;
  readonly color?: RegionCode | undefined;
  readonly level?: number | undefined;
}

/** A small line without axes, on a scale of its own; its figures are printed beside it. */
export function Sparkline({ values, className, color, level }: SparklineProps) {
  const present = [...values, level ?? null].filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...present), Math.max(...present)];
  // Equal values are a line in the middle.
  const [low, high] = lowest < highest ? [lowest, highest] : [lowest - 1, highest + 1];
  const y = level === undefined ? 0 : placeBetween(low, high, level);
  return (
    <div data-region={color} className={`p-[3px] ${className}`}>
      <div className="relative size-full">
        <Lines>
          {level !== undefined && (
            <line
              x2="100"
              y1={100 - y}
              y2={100 - y}
              vectorEffect="non-scaling-stroke"
              className="stroke-line-strong stroke-1"
            />
          )}
          {runsOf(values, low, high).map((run) => (
            <Line
              key={run[0]?.[0]}
              points={run}
              className={color ? 'stroke-region' : 'stroke-ink-2'}
            />
          ))}
        </Lines>
      </div>
    </div>
  );
}

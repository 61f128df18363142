import type { RegionCode } from '../../domain/region/region.ts';
import { Line, Lines, runsOf } from './lines.tsx';
import { placeBetween } from './scale.ts';

interface SparklineProps {
  readonly values: readonly (number | null)[];
  readonly className: string;
  readonly color?: RegionCode | undefined;
  readonly level?: number | undefined;
}

/** A small line without axes, on a scale of its own; its figures are printed beside it. */
export function Sparkline({ values, className, color, level }: SparklineProps) {
  const known = [...values, level ?? null].filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  // Equal values are a line in the middle.
  const [low, high] = least < most ? [least, most] : [least - 1, most + 1];
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

import type { RegionCode } from '../../domain/region/region.ts';
import { sparkPoints } from './spark-points.ts';

interface SparklineProps {
  /** Oldest first; null leaves a gap. */
  readonly values: readonly (number | null)[];
  readonly height: number;
  readonly color?: RegionCode | undefined;
  /** A value with a hairline across. */
  readonly level?: number | undefined;
}

const width = 240;

/** A small line without axes, as wide as its place; its figures are printed beside it. */
export function Sparkline({ values, height, color, level }: SparklineProps) {
  const { runs, y } = sparkPoints(values, width, height, level === undefined ? [] : [level]);
  return (
    <svg
      aria-hidden
      data-region={color}
      viewBox={`0 0 ${width} ${height}`}
      height={height}
      preserveAspectRatio="none"
      className="block w-full overflow-visible fill-none stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {level !== undefined && (
        <line
          x2={width}
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

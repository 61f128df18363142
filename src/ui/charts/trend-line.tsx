import { Dot, Grid, halo, Plot, spanTicks, useWidth, widthOf } from './axis.tsx';

interface TrendLineProps {
  readonly label: string;
  /** Oldest first; at least one. */
  readonly values: readonly number[];
  readonly show: (value: number) => string;
  /** Under the first and under the last value. */
  readonly ends: readonly [first: string, last: string];
}

const height = 120;
const top = 18;
const bottom = 92;
const rightSpace = 14;

/** A line over a scale of its own, which need not begin at 0; only the last value is printed. */
export function TrendLine({ label, values, show, ends }: TrendLineProps) {
  const [box, width] = useWidth();
  const grid = spanTicks(Math.min(...values), Math.max(...values));
  const [low = 0] = grid;
  const high = grid.at(-1) ?? low;
  // 4 px more than other charts: a percent sign is wider than `widthOf` assumes.
  const left = 14 + Math.max(...grid.map((value) => widthOf(show(value))));
  const step = (width - left - rightSpace) / Math.max(1, values.length - 1);
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  const points = values.map((value, index) => ({ x: left + index * step, y: y(value), value }));
  const last = points.at(-1);
  return (
    <div ref={box} style={{ minHeight: height }}>
      <Plot label={label} width={width} height={height}>
        <Grid
          ticks={grid.map((value) => ({ value, y: y(value) }))}
          left={left}
          right={width}
          show={show}
        />
        <polyline
          points={points.map((point) => `${point.x},${point.y}`).join(' ')}
          className="stroke-ink fill-none stroke-2 [stroke-linejoin:round]"
        />
        {last && (
          <>
            <Dot x={last.x} y={last.y} />
            <text
              x={last.x + 4}
              y={last.y - 10}
              textAnchor="end"
              className={`fill-ink font-semibold ${halo}`}
            >
              {show(last.value)}
            </text>
          </>
        )}
        <text x={left} y={height - 4}>
          {ends[0]}
        </text>
        <text x={width} y={height - 4} textAnchor="end">
          {ends[1]}
        </text>
      </Plot>
    </div>
  );
}

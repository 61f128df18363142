import { dayLabel } from '../../../domain/time/eastern.ts';
import { showPercent } from '../../../domain/number/format.ts';
import { spanTicks } from '../../../ui/charts/ticks.ts';

interface TrendDay {
  readonly date: string;
  readonly accuracy: number | null;
}

const width = 620;
const height = 120;
const left = 34;
const top = 18;
const bottom = 92;

/** Accuracy per day as a line, oldest first. Its words are the chart for those who don't see it. */
export function AccuracyChart({ days }: { readonly days: readonly TrendDay[] }) {
  const known = days.flatMap(({ date, accuracy }) =>
    accuracy === null ? [] : [{ date, accuracy }],
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || known.length < 2)
    return <p className="text-small text-ink-2 px-4 py-6">No improvement trend yet</p>;
  const values = known.map((day) => day.accuracy);
  const grid = spanTicks(Math.min(...values), Math.max(...values));
  const low = grid[0] ?? 0;
  const high = grid.at(-1) ?? 100;
  const x = (index: number) => left + (index / (known.length - 1)) * (width - left - 14);
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - top);
  const lastX = x(known.length - 1);
  return (
    <figure className="px-4 pt-4 pb-2">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`Accuracy per day, last ${known.length} days: from ${showPercent(first.accuracy)} to ${showPercent(last.accuracy)}`}
        className="fill-ink-3 text-caption block h-auto w-full tabular-nums @max-md:[&_text]:text-[18px]"
      >
        {grid.map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={y(value)} y2={y(value)} className="stroke-line" />
            <text x={0} y={y(value) + 4}>
              {showPercent(value)}
            </text>
          </g>
        ))}
        <polyline
          points={known.map((day, index) => `${x(index)},${y(day.accuracy)}`).join(' ')}
          className="stroke-ink fill-none stroke-2 [stroke-linejoin:round]"
        />
        <circle
          cx={lastX}
          cy={y(last.accuracy)}
          r="4.5"
          className="fill-ink stroke-surface stroke-2"
        />
        <text
          x={lastX + 4}
          y={y(last.accuracy) - 10}
          textAnchor="end"
          className="fill-ink stroke-surface [stroke-width:4px] font-semibold [paint-order:stroke]"
        >
          {showPercent(last.accuracy)}
        </text>
        <text x={left} y={height - 4}>
          {dayLabel(first.date)}
        </text>
        <text x={width} y={height - 4} textAnchor="end">
          {dayLabel(last.date)}
        </text>
      </svg>
    </figure>
  );
}

import { useId } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import type { RegionCode } from '../../domain/region/region.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { rowKeys } from '../list.tsx';
import { CutNote, cutNotePx, Grid, Plot, useWidth } from './axis.tsx';
import { type Bar, layOutBars, type PlacedBar } from './bars.ts';

interface StackedBarsProps {
  readonly label: string;
  /** Counted along the axis: 'weeks'. */
  readonly unit: string;
  readonly bars: readonly Bar[];
  /** Of each part, from the base up; null is neutral. */
  readonly colors: readonly (RegionCode | null)[];
}

const height = 330;

/** Stacked bars, a total on each; those in progress hatched, the last ones where there is no room for all. */
export function StackedBars({ label, unit, bars: all, colors }: StackedBarsProps) {
  const [box, width] = useWidth();
  const hatch = useId();
  const { bars, ticks, groups, left, base, barWidth } = layOutBars(all, width, height);
  const keys = rowKeys(bars, ({ key }) => key);
  return (
    <div ref={box} style={{ minHeight: height + cutNotePx }}>
      <Plot label={label} width={width} height={height}>
        <Hatch id={hatch} />
        <Grid ticks={ticks} left={left} right={width} />
        {bars.map((bar, index) => (
          <StackedBar
            key={keys[index]}
            bar={bar}
            width={barWidth}
            base={base}
            colors={colors}
            hatch={hatch}
          />
        ))}
        {groups.map(({ from, to, text }) => (
          <g key={from}>
            <line x1={from} x2={to} y1={base + 28} y2={base + 28} className="stroke-line-strong" />
            <text x={from} y={base + 43}>
              {text}
            </text>
          </g>
        ))}
      </Plot>
      <CutNote width={width} shown={bars.length} all={all.length} unit={unit} />
    </div>
  );
}

function Hatch({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="2.2" height="6" className="fill-surface" />
      </pattern>
    </defs>
  );
}

interface StackedBarProps {
  readonly bar: PlacedBar;
  readonly width: number;
  readonly base: number;
  readonly colors: readonly (RegionCode | null)[];
  readonly hatch: string;
}

function StackedBar({ bar, width, base, colors, hatch }: StackedBarProps) {
  const { x, top, segments, total, tick, isOpen, isStrong, title } = bar;
  const middle = x + width / 2;
  return (
    <g>
      <title>{oneLine(title)}</title>
      {segments.map(({ part, y, height: tall }) => (
        <rect
          key={part}
          data-region={colors[part] ?? undefined}
          x={x}
          y={y}
          width={width}
          height={tall}
          rx={part === segments.at(-1)?.part ? 2 : 0}
          className={colors[part] ? 'fill-region' : 'fill-line-control'}
        />
      ))}
      {isOpen && (
        <rect
          data-open
          x={x}
          y={top}
          width={width}
          height={base - top}
          fill={`url(#${hatch})`}
          opacity=".55"
        />
      )}
      <text
        x={middle}
        y={top - 7}
        textAnchor="middle"
        className={isStrong ? 'fill-ink font-semibold' : 'fill-ink-2'}
      >
        {showNumber(total)}
      </text>
      <text x={middle} y={base + 18} textAnchor="middle">
        {tick}
      </text>
    </g>
  );
}

import type { ReactNode } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';

interface PlotProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The drawing of a chart, as an image with a name; nothing before the width is known. */
export function Plot({ label, width, height, children }: PlotProps) {
  if (width === 0) return null;
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={oneLine(label)}
      className="fill-ink-3 text-caption block h-auto max-w-full tabular-nums"
    >
      {children}
    </svg>
  );
}

interface GridProps {
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  readonly show?: (value: number) => string;
}

export function Grid({ ticks, left, right, show = showNumber }: GridProps) {
  return ticks.map(({ value, y }) => (
    <g key={value}>
      <line
        x1={left}
        x2={right}
        y1={y}
        y2={y}
        className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
      />
      <text x={left - 8} y={y + 4} textAnchor="end">
        {show(value)}
      </text>
    </g>
  ));
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly isOpen?: boolean;
}

/** A point of a line; hollow where it is in progress. */
export function Dot({ x, y, isOpen = false }: DotProps) {
  return (
    <circle
      cx={x}
      cy={y}
      r="4.5"
      data-open={isOpen || undefined}
      className={`stroke-2 ${isOpen ? 'fill-surface stroke-ink' : 'fill-ink stroke-surface'}`}
    />
  );
}

/** Keeps a text readable where a line runs behind it. */
export const halo = 'stroke-surface [stroke-width:4px] [paint-order:stroke]';

interface CutNoteProps {
  /** Of the chart; 0: nothing is placed yet. */
  readonly width: number;
  readonly shown: number;
  readonly all: number;
  readonly unit: string;
}

/** The room that a chart keeps for its `CutNote`, in px: there may be one once its width is known. */
export const cutNotePx = 20;

export function CutNote({ width, shown, all, unit }: CutNoteProps) {
  if (width === 0 || shown >= all) return null;
  return (
    <p className="text-caption text-ink-3 mt-1">
      The last {shown} of {showNumber(all)} {unit}
    </p>
  );
}

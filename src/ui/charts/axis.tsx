import { showNumber } from '../../domain/number/format.ts';

interface GridProps {
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  readonly left: number;
  readonly right: number;
  /** How a value reads; a plain number unless given. */
  readonly show?: (value: number) => string;
}

/** The lines of a chart with their values; the zero line is the strong one. */
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

interface CutNoteProps {
  readonly shown: number;
  readonly all: number;
  readonly unit: string;
}

/** Says so where there was no room for all. */
export function CutNote({ shown, all, unit }: CutNoteProps) {
  if (shown >= all) return null;
  return (
    <p className="text-caption text-ink-3 mt-1">
      The last {shown} of {showNumber(all)} {unit}
    </p>
  );
}

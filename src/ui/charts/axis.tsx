import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { usePrinting } from '../printing.ts';

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

/** A whole step, 1, 2 or 5 times a power of ten, that divides `max` into about `about` steps. */
function niceStep(max: number, about: number): number {
  const rough = max / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return Math.max(1, nice * power);
}

/** Round values from 0 up to at most `max`; 0 is always among them. */
export function niceTicks(max: number): readonly number[] {
  if (!Number.isFinite(max) || max <= 0) return [0];
  const step = niceStep(max, 4);
  return Array.from({ length: Math.floor(max / step) + 1 }, (_, index) => index * step);
}

/** Two or a few round values from at most `low` to at least `high`, for a scale that need not begin at 0. */
export function spanTicks(low: number, high: number): readonly number[] {
  // The least size that still changes a value so large.
  const least = Math.max(Math.abs(low), Math.abs(high)) * 1e-9;
  const step = niceStep(Math.max(high - low, least), 3);
  const first = Math.floor(low / step);
  const steps = Math.max(1, Math.ceil(high / step) - first);
  return Array.from({ length: steps + 1 }, (_, index) => (first + index) * step);
}

/** Returns a linear scale from 0 at `bottom` to `max` at `top`, in px; values below 0 are placed at 0. */
export function scaleY(max: number, top: number, bottom: number): (value: number) => number {
  const span = max > 0 && Number.isFinite(max) ? max : 1;
  return (value) => bottom - (Math.max(0, value) / span) * (bottom - top);
}

/** The approximate width of a 12 px text, in px: enough to see whether it has room. */
export function widthOf(text: string): number {
  const narrow = text.replaceAll(/[^,.'\s-]/g, '').length;
  return Math.ceil(narrow * 4 + (text.length - narrow) * 7.3);
}

const cardOnPaperPx = 660;

/** The width of a box in px, 0 before it is laid out: a chart is drawn in these px, so that its text keeps its size. */
export function useWidth(): readonly [ref: (box: HTMLElement | null) => void, width: number] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const width = useRef(0);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!box) return () => undefined;
      // Only an observed width: to measure at once would lay out the whole page for each chart.
      const observer = new ResizeObserver(() => {
        width.current = box.clientWidth;
        onChange();
      });
      observer.observe(box);
      return () => observer.disconnect();
    },
    [box],
  );
  const widthPx = useSyncExternalStore(subscribe, () => width.current);
  return [setBox, usePrinting() ? Math.min(widthPx, cardOnPaperPx) : widthPx];
}

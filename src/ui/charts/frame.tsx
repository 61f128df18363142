import type { ReactNode } from 'react';
import { oneLine } from '../../domain/text/plain-text.ts';

interface ChartFrameProps {
  readonly box: (element: HTMLElement | null) => void;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing in the px of its box, once `useWidth` knows them, with a note below it. */
export function ChartFrame({ box, width, height, label, note, children }: ChartFrameProps) {
  return (
    <div ref={box} style={{ minHeight: height }}>
      {width > 0 && (
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
      )}
      {note}
    </div>
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  /** Hollow: what it stands for is in progress. */
  readonly isOpen?: boolean;
}

/** A point of a line. */
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

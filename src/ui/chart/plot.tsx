import type { ReactNode } from 'react';
import { showNumber } from '../../domain/text/format.ts';
import { placeBetween } from './scale.ts';

interface PlotProps {
  readonly ticks: readonly number[];
  /** The upper end of the scale, where the grid does not reach it. */
  readonly high?: number;
  readonly show?: (value: number) => string;
  readonly className: string;
  readonly lowerPanel?: ReactNode;
  readonly children: ReactNode;
}

/** A scale and its grid, with the drawing on top. */
export function Plot(props: PlotProps) {
  const {
    ticks,
    high = ticks.at(-1) ?? 1,
    show = showNumber,
    className,
    lowerPanel,
    children,
  } = props;
  const grid = ticks.map((value) => ({
    value,
    bottom: `${placeBetween(ticks[0] ?? 0, high, value)}%`,
  }));
  return (
    <div
      className={`text-caption text-ink-3 grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] gap-x-2 tabular-nums ${className}`}
    >
      <div aria-hidden className="grid text-right">
        {grid.map(({ value, bottom }) => (
          <span
            key={value}
            className="relative h-0 self-end leading-0 [grid-area:1/1]"
            style={{ bottom }}
          >
            {show(value)}
          </span>
        ))}
      </div>
      <div className="relative">
        {grid.map(({ value, bottom }) => (
          <span
            key={value}
            aria-hidden
            className={`absolute inset-x-0 border-t ${value === 0 ? 'border-line-strong' : 'border-line'}`}
            style={{ bottom }}
          />
        ))}
        {children}
      </div>
      {lowerPanel && <div className="col-start-2">{lowerPanel}</div>}
    </div>
  );
}

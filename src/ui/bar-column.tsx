import type { ReactNode } from 'react';
import { barClass, Fill, type FillProps, ProgressBar, type ProgressBarProps } from './meter.tsx';
import type { Column } from './table.tsx';

interface BarCell extends ProgressBarProps {
  readonly figure: ReactNode;
  readonly bar?: ReactNode;
}

/** A column of bars, each with its figure. */
export function barColumn<T>(head: string, barOf: (row: T) => BarCell): Column<T> {
  return {
    head,
    headClass: 'w-2/5',
    cell: (row) => {
      const { figure, bar, ...props } = barOf(row);
      return (
        <span className="flex items-center gap-3">
          <span className="min-w-6 flex-1">{bar || <ProgressBar {...props} />}</span>
          <span className="text-caption text-ink-2 min-w-10 text-right">{figure}</span>
        </span>
      );
    },
  };
}

/** A bar that repeats the figure beside it, on the scale of its list. */
export function Bar({ className, percent }: FillProps) {
  return (
    <span aria-hidden className={barClass}>
      <Fill percent={percent} {...(className && { className })} />
    </span>
  );
}

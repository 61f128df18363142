import * as Progress from '@radix-ui/react-progress';
import type { ReactNode } from 'react';
import { clampPercent } from '../domain/number/format.ts';
import { oneLine } from '../domain/text/plain-text.ts';

interface ProgressBarProps {
  readonly label: string;
  /** A percent; outside of 0-100 it is drawn at the nearer end (rulings D4). null: unknown. */
  readonly value: number | null;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A bar whose figure is always printed beside it. */
export function ProgressBar({ label, value, className = '', children }: ProgressBarProps) {
  const percent = clampPercent(value);
  return (
    <Progress.Root
      aria-label={oneLine(label)}
      value={value === null ? null : Math.round(percent)}
      max={100}
      className={className || 'rounded-bar bg-track relative h-1 overflow-hidden'}
    >
      {children ?? (
        <Progress.Indicator
          className="rounded-bar bg-ink-2 absolute inset-y-0 left-0"
          style={{ width: `${percent}%` }}
        />
      )}
    </Progress.Root>
  );
}

import * as Progress from '@radix-ui/react-progress';
import type { ReactNode } from 'react';
import { clampPercent } from '../domain/number/arithmetic.ts';
import { noValue, showPercent } from '../domain/text/format.ts';
import { ChevronRight } from 'lucide-react';
import { useMinWidth } from './browser-state.ts';
import { RowLink } from './links.tsx';
import type { Column } from './table.tsx';

interface ProgressBarProps {
  readonly label: string;
  /** A percent; outside of 0-100 it is drawn at the nearer end (D4). null: unknown. */
  readonly value: number | null;
  /** Its text for screen readers. */
  readonly show?: (percent: number) => string;
  readonly className?: string;
  readonly isThick?: boolean;
  readonly children?: ReactNode;
}

export function ProgressBar(props: ProgressBarProps) {
  const { label, value, show = showPercent, className = '', isThick = false, children } = props;
  return (
    <Progress.Root
      aria-label={label}
      value={value === null ? null : Math.round(clampPercent(value))}
      max={100}
      getValueLabel={() => (value === null ? noValue : show(value))}
      className={
        className || `rounded-bar bg-track relative overflow-hidden ${isThick ? 'h-1.5' : 'h-1'}`
      }
    >
      {children || <Fill percent={value} />}
    </Progress.Root>
  );
}

interface BarProps {
  /** null: unknown. */
  readonly percent: number | null;
  /** Its height, and width. */
  readonly className?: string;
  readonly color?: string | undefined;
}

/** A bar for the eye alone; its figure is beside it. */
export function Bar({ percent, className = 'h-1', color }: BarProps) {
  return (
    <span
      aria-hidden
      className={`rounded-bar bg-track relative block overflow-hidden ${className}`}
    >
      <Fill percent={percent} color={color} />
    </span>
  );
}

/** The filled part of a bar. */
export function Fill({ percent, color = 'bg-ink-2' }: Pick<BarProps, 'percent' | 'color'>) {
  return (
    <span
      className={`rounded-bar absolute inset-y-0 left-0 ${color}`}
      style={{ width: `${clampPercent(percent)}%` }}
    />
  );
}

interface GoalBarProps {
  readonly valid: number | null;
  readonly goal: number;
  /** Its height. */
  readonly className?: string;
}

/** How much of the day's goal is reached; green when all of it is. */
export function GoalBar({ valid, goal, className = 'h-1.5' }: GoalBarProps) {
  const percent = valid === null ? null : Math.min(100, (valid * 100) / goal);
  return (
    <ProgressBar
      label="Daily goal"
      value={percent}
      className={`rounded-bar bg-track relative flex-none overflow-hidden ${className}`}
    >
      <Fill percent={percent} color={percent === 100 ? 'bg-positive-mark' : undefined} />
    </ProgressBar>
  );
}

interface MeterRowProps {
  readonly lead: ReactNode;
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly figure: ReactNode;
  /** The target of the row's link; null: no link, in a list whose other rows have one. */
  readonly href?: string | null;
  /** At the bottom: a bar, which takes the remaining width, and what follows it. */
  readonly children: ReactNode;
}

const rowClass =
  'grid content-center items-center gap-x-3 gap-y-1 px-4 pt-[11px] pb-2.5 sm:min-h-[87px]';
// On a phone the bar is between the title and the figure.
const onPhone =
  'max-sm:grid-cols-[30px_minmax(0,1fr)_58px_auto] max-sm:gap-x-2.5 max-sm:gap-y-0 max-sm:py-2 max-sm:[&>:first-child]:row-span-2';
const columns = `grid-cols-[auto_minmax(0,1fr)_auto] ${onPhone}`;
const withChevron = `grid-cols-[auto_minmax(0,1fr)_auto_16px] ${onPhone}`;

/** The height of a row in px, for the skeleton of a list. */
export const useRowHeight = () => (useMinWidth('sm') ? 88 : 57);

export function MeterRow({ lead, title, note, figure, href, children }: MeterRowProps) {
  const hasChevron = href !== undefined;
  return (
    <RowLink href={href} className={`${rowClass} ${hasChevron ? withChevron : columns}`}>
      {lead}
      <span className="min-w-0 max-sm:row-span-2">
        <span className="text-body block truncate font-medium">{title}</span>
        <span className="text-caption text-ink-2 block tabular-nums">{note}</span>
      </span>
      <span className="text-figure-m max-sm:text-title text-right tabular-nums max-sm:col-start-4 max-sm:row-start-1">
        {figure}
      </span>
      {href && <ChevronRight aria-hidden className="icon text-ink-3 max-sm:hidden" />}
      <span className="text-caption text-ink-2 col-span-3 col-start-1 flex min-h-3.5 items-center gap-3.5 leading-3.5 tabular-nums *:first:flex-1 empty:hidden max-sm:contents max-sm:*:first:col-start-3 max-sm:*:first:row-[1/3] max-sm:*:last:col-start-4 max-sm:*:last:row-start-2 max-sm:*:last:justify-self-end max-sm:*:last:text-right">
        {children}
      </span>
    </RowLink>
  );
}

interface BarCell extends ProgressBarProps {
  readonly figure: ReactNode;
  readonly bar?: ReactNode;
  readonly barClass?: string;
}

export function barColumn<T>(head: string, barOf: (row: T) => BarCell): Column<T> {
  return {
    head,
    headClass: 'w-2/5',
    cell: (row) => {
      const { figure, bar, barClass = '', ...props } = barOf(row);
      return (
        <span className="flex items-center gap-3">
          <span className={`min-w-6 flex-1 ${barClass}`}>{bar ?? <ProgressBar {...props} />}</span>
          <span className="text-caption text-ink-2 min-w-10 text-right">{figure}</span>
        </span>
      );
    },
  };
}

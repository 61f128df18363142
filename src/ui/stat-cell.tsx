import { type ReactNode, useId } from 'react';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { CardState } from './card.tsx';

const heights = {
  large: 'min-h-36 sm:min-h-[9.25rem]',
  // Without a graphic.
  plain: 'min-h-[7.75rem]',
  small: 'min-h-[6.25rem]',
} as const;

export type StatSize = keyof typeof figureClass;

interface StatCellProps {
  readonly title: string;
  readonly state?: CardState;
  readonly call?: string;
  readonly aside?: ReactNode;
  readonly graphic?: ReactNode;
  /** At the right, in a narrow window below; its place is reserved, and the cell is twice as wide. */
  readonly beside?: ReactNode;
  readonly size?: StatSize;
  readonly children: ReactNode;
}

// As wide as a change and its comparison, where there is space.
const firstPart = { flex: '1 0 clamp(158px, 45%, 190px)' };
const besidePart = { flex: '999 1 0', minWidth: 0, minHeight: 140 };
const narrowPart = { width: '40%', minWidth: 128 };

export function StatCell(props: StatCellProps) {
  const { title, state = 'ready', call, aside, graphic, beside, size = 'large', children } = props;
  const isWide = beside && size !== 'small';
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card={title}
      data-state={state}
      data-call={call}
      className={`bg-surface relative flex min-w-0 gap-3 px-3 pt-3 pb-3.5 sm:px-4 sm:pt-3.5 sm:pb-4 ${heights[size]} ${beside === undefined ? '' : 'stat-lead'} ${isWide ? 'max-sm:block' : ''}`}
    >
      <div
        className={`flex min-w-0 flex-1 flex-col ${isWide ? 'max-sm:min-h-33' : ''}`}
        style={isWide ? firstPart : undefined}
      >
        <h2
          id={titleId}
          className="text-small text-ink-2 flex min-h-[22px] items-center font-medium"
        >
          {title}
        </h2>
        <div className="absolute top-0 right-0 flex *:*:h-[18px] *:*:rounded-[0_0_0_6px] [&_svg]:hidden">
          {aside}
        </div>
        {children}
        {graphic && <div className="mt-auto pt-2">{graphic}</div>}
      </div>
      {beside && (
        <div className="flex max-sm:mt-3" style={isWide ? besidePart : narrowPart}>
          {beside}
        </div>
      )}
    </section>
  );
}

interface FigureProps {
  readonly value: ReactNode;
  /** Small behind the value: 'of 12 events'. */
  readonly base?: string | undefined;
  readonly note?: ReactNode;
  readonly size?: StatSize;
}

/** The figure of a cell, and the line under it. */
export function Figure({ value, base, note, size = 'large' }: FigureProps) {
  return (
    <>
      <p className={`${figureClass[size]} ${base ? 'flex items-baseline gap-1.5' : ''}`}>
        {value}
        {base && (
          <>
            {' '}
            <span className="text-small text-ink-2 font-normal tracking-normal">{base}</span>
          </>
        )}
      </p>
      {note !== undefined && (
        <div className="text-caption text-ink-2 mt-0.5 flex min-h-[18px] flex-wrap items-center gap-x-1.5 tabular-nums">
          {note}
        </div>
      )}
    </>
  );
}

const trends = {
  up: { icon: ArrowUpRight, text: 'text-positive' },
  down: { icon: ArrowDownRight, text: 'text-critical' },
  neutral: { icon: Minus, text: 'text-ink-2' },
} as const;

interface TrendProps {
  readonly trend: keyof typeof trends;
  readonly text: string;
}

export function Trend({ trend, text }: TrendProps) {
  const { icon: Icon, text: color } = trends[trend];
  return (
    <span className={`inline-flex items-center gap-[3px] font-semibold ${color}`}>
      <Icon aria-hidden className="size-[max(1em,14px)] flex-none stroke-[2.25]" />
      {text}
    </span>
  );
}

const figure = 'font-semibold tracking-[-.028em] [overflow-wrap:anywhere] tabular-nums';
const large = `${figure} mt-1 text-[30px] leading-9 sm:mt-1.5 sm:text-figure-xl`;

/** The classes of a stat cell's figure by the size of the cell. */
const figureClass = {
  large,
  plain: large,
  small: `${figure} mt-0.5 text-[26px] leading-8`,
} as const;

import { type ReactNode, useId } from 'react';
import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';
import type { CardState } from './card.tsx';

const heights = {
  large: 'min-h-[9.5rem] sm:min-h-[9.25rem]',
  // Large, without a graphic.
  plain: 'min-h-[7.75rem]',
  small: 'min-h-[6.25rem]',
} as const;

export type StatSize = keyof typeof figureClass;

interface StatCellProps {
  readonly title: string;
  readonly state?: CardState;
  /** As of a card. */
  readonly call?: string;
  readonly aside?: ReactNode;
  readonly graphic?: ReactNode;
  /** At the cell's right, in a narrow window below it; has its place before it is there. */
  readonly beside?: ReactNode;
  readonly size?: StatSize;
  readonly children: ReactNode;
}

const firstPart = { flex: '1 0 158px' };
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
      className={`bg-surface relative flex min-w-0 gap-3 px-3 pt-3 pb-3.5 sm:px-4 sm:pt-3.5 sm:pb-4 ${heights[size]} ${isWide ? 'wide:col-span-2 col-span-2 max-sm:block sm:col-span-3' : ''}`}
    >
      <div className="flex min-w-0 flex-1 flex-col" style={isWide ? firstPart : undefined}>
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
  readonly note?: ReactNode;
  readonly size?: StatSize;
}

/** The figure of a cell, and the line under it. */
export function Figure({ value, note, size = 'large' }: FigureProps) {
  return (
    <>
      <p className={figureClass[size]}>{value}</p>
      {note !== undefined && (
        <p className="text-caption text-ink-2 mt-0.5 flex min-h-[18px] flex-wrap items-center gap-x-1.5 tabular-nums">
          {note}
        </p>
      )}
    </>
  );
}

const looks = {
  up: { icon: ArrowUpRight, text: 'text-positive' },
  down: { icon: ArrowDownRight, text: 'text-critical' },
  neutral: { icon: Minus, text: 'text-ink-2' },
} as const;

interface TrendProps {
  readonly trend: keyof typeof looks;
  readonly text: string;
  readonly isLarge?: boolean;
}

export function Trend({ trend, text, isLarge = false }: TrendProps) {
  const { icon: Icon, text: color } = looks[trend];
  return (
    <span className={`inline-flex items-center gap-[3px] font-semibold ${color}`}>
      <Icon
        aria-hidden
        className={`flex-none stroke-[2.25] ${isLarge ? 'size-[1em]' : 'size-3.5'}`}
      />
      {text}
    </span>
  );
}

const look = 'font-semibold tracking-[-.028em] [overflow-wrap:anywhere] tabular-nums';
const large = `${look} mt-1 text-[30px] leading-9 sm:mt-1.5 sm:text-figure-xl`;

/** The classes of a stat cell's figure by the size of the cell; index.html has the large ones. */
const figureClass = {
  large,
  plain: large,
  small: `${look} mt-0.5 text-[26px] leading-8`,
} as const;

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
  readonly sideGraphic?: ReactNode;
  /** Narrower than the others: its texts don't change. */
  readonly isNarrow?: boolean | undefined;
  readonly size?: StatSize;
  readonly children: ReactNode;
}

// As wide as a change and its comparison, where there is space.
const figureColumn = { flex: '1 0 clamp(158px, 54%, 208px)' };
const graphicColumn = { flex: '999 1 0', minWidth: 0 };
const narrowGraphicColumn = { width: '40%', minWidth: 128 };

export function StatCell(props: StatCellProps) {
  const {
    title,
    state = 'ready',
    call,
    aside,
    graphic,
    sideGraphic,
    isNarrow,
    size = 'large',
    children,
  } = props;
  const isWide = sideGraphic && size !== 'small';
  const titleId = useId();
  const isLead = sideGraphic !== undefined;
  return (
    <section
      aria-labelledby={titleId}
      data-card={title}
      data-state={state}
      data-call={call}
      className={`bg-surface relative flex min-w-0 gap-3 px-3 pt-3 pb-3.5 sm:@container sm:px-4 sm:pt-3.5 sm:pb-4 ${heights[size]} ${isLead ? 'stat-lead' : ''} ${isNarrow ? 'stat-narrow' : ''} ${isWide ? phoneLead : ''}`}
    >
      <div
        className={`flex min-w-0 flex-1 flex-col ${isWide ? 'max-sm:contents' : ''}`}
        style={isWide ? figureColumn : undefined}
      >
        <h2
          id={titleId}
          className="text-small text-ink-2 phone-cell:text-caption phone-cell:font-normal flex min-h-[22px] items-center font-medium max-sm:col-span-2"
        >
          {title}
        </h2>
        <div className="stat-age phone-cell:sr-only absolute top-3.5 right-2 flex @max-[10rem]:right-1 @max-[10rem]:*:*:px-1.5 @max-[8.5rem]:top-0.5">
          {aside}
        </div>
        {children}
        {graphic && (
          <div className="phone-cell:hidden mt-auto pt-2 max-sm:col-span-2">{graphic}</div>
        )}
      </div>
      {sideGraphic && (
        <div
          className={`flex max-sm:col-start-2 max-sm:row-[2/4] ${isWide ? 'min-h-22 sm:min-h-35' : ''}`}
          style={isWide ? graphicColumn : narrowGraphicColumn}
        >
          {sideGraphic}
        </div>
      )}
    </section>
  );
}

// On a phone the lead has its graphic beside the figure, and the other cells are three in a row under it.
const phoneLead =
  'max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:grid-rows-[auto_auto_1fr] max-sm:gap-y-0';

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
        {base ? <span className="flex-none">{value}</span> : value}
        {base && (
          <>
            {' '}
            <span className="text-small text-ink-2 font-normal tracking-normal">{base}</span>
          </>
        )}
      </p>
      {note !== undefined && (
        <div className="text-caption text-ink-2 phone-cell:mt-0 mt-0.5 flex min-h-[18px] flex-wrap items-center gap-x-1.5 tabular-nums">
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
    <span
      className={`phone-cell:font-normal inline-flex items-center gap-[3px] font-semibold ${color}`}
    >
      <Icon
        aria-hidden
        className="phone-cell:hidden size-[max(1em,14px)] flex-none stroke-[2.25]"
      />
      {text}
    </span>
  );
}

const figure = 'font-semibold tracking-[-.028em] [overflow-wrap:anywhere] tabular-nums';
const large = `${figure} mt-1 text-[30px] leading-9 phone-cell:mt-0 phone-cell:text-[18px] phone-cell:leading-6 phone-lead:text-figure-xl sm:mt-1.5 sm:text-figure-xl`;

/** The classes of a stat cell's figure by the size of the cell. */
const figureClass = {
  large,
  plain: large,
  small: `${figure} mt-0.5 text-[26px] leading-8`,
} as const;

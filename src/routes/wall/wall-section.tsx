import { type ReactNode, useId } from 'react';
import { clampPercent } from '../../domain/number/arithmetic.ts';
import { noValue, showNumber } from '../../domain/text/format.ts';
import type { CardState } from '../../ui/card.tsx';
import type { WallPart } from './figures.ts';

/** A region badge on the wall. On a dark wall its letters are dark on the region's color, readable from across the room. */
export const wallBadge =
  'font-bold dark:bg-region dark:text-ink-inverse dark:shadow-none dark:not-data-region:bg-track dark:not-data-region:text-ink-2';

interface WallSectionProps {
  readonly title: string;
  /** Shown instead of the title; null for no visible heading. */
  readonly heading?: string | null;
  /** Beside the heading. */
  readonly note?: string;
  readonly part: WallPart<unknown>;
  readonly isEmpty?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One part of the wall under its heading; gray while it is old. */
export function WallSection(props: WallSectionProps) {
  const { title, heading = title, note = '', part, isEmpty = false, className, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card={title}
      data-state={cardStateOf(part, isEmpty)}
      data-old={part.isOld || undefined}
      className={className}
    >
      <div className="flex items-baseline gap-[1.2rem] whitespace-nowrap">
        <h2 id={titleId} className={heading ? 'text-wall-title text-ink-2' : 'sr-only'}>
          {heading ?? title}
        </h2>
        {note && <p className="text-wall-caption text-ink-3">{note}</p>}
      </div>
      {children}
    </section>
  );
}

/** The same states as a card. */
function cardStateOf({ data, error, isOld }: WallPart<unknown>, isEmpty: boolean): CardState {
  if (data === undefined) return error ? 'error' : 'loading';
  if (isOld) return 'stale';
  return isEmpty ? 'empty' : 'ready';
}

interface WallListProps extends Omit<WallSectionProps, 'heading' | 'note'> {
  readonly count: number;
  /** The text for a response without rows. */
  readonly empty: string;
}

/** The first rows of a list, and how many of its rows came. */
export function WallList({ count, empty, ...section }: WallListProps) {
  const { children, part } = section;
  const { data, missing, absent } = part;
  return (
    <WallSection {...section} note={missing} isEmpty={count === 0} className="min-w-0">
      {count === 0 && missing === '' && (
        <p className="text-wall-body text-ink-3 mt-[.8rem]">{data ? empty : absent}</p>
      )}
      <ol className="mt-[.4rem]">{children}</ol>
    </WallSection>
  );
}

interface LeaderBarProps {
  readonly count: number;
  readonly highest: number;
  readonly isLeading: boolean;
  readonly className: string;
}

/** A bar of a count's share of the highest; the figure beside it says the same. */
export function LeaderBar({ count, highest, isLeading, className }: LeaderBarProps) {
  const share = clampPercent((count * 100) / highest);
  return (
    <span aria-hidden className={className}>
      {share > 0 && (
        <span
          className={`block h-full rounded-[.25rem] border-r-[.5rem] ${isLeading ? 'border-ink bg-ink' : 'border-ink-2 bg-line-strong'}`}
          style={{ width: `${share}%` }}
        />
      )}
    </span>
  );
}

interface WallCountProps {
  readonly count: number;
  /** The font size in rem, unless the text is too wide for it. */
  readonly maxRem: number;
}

/** The count of a row, at its right. */
export function WallCount({ count, maxRem }: WallCountProps) {
  const text = showNumber(count);
  return (
    <span className="text-wall-rate text-right whitespace-nowrap tabular-nums">
      <Fitted figures={text.length} maxRem={maxRem}>
        {text}
      </Fitted>
    </span>
  );
}

/** A large figure. The dash in place of one is small: at the size of figures it would be a block. */
export function WallFigure({ text }: { readonly text: string }) {
  if (text !== noValue) return text;
  return <span className="text-ink-3 align-[.3em] text-[.6em] font-normal">{text}</span>;
}

interface FittedProps {
  /** The width of the text in figures. */
  readonly figures: number;
  /** The font size in rem, unless the text is too wide for it. */
  readonly maxRem: number;
  readonly children: ReactNode;
}

/** A text in the largest size that fits its container. */
export function Fitted({ figures, maxRem, children }: FittedProps) {
  return (
    <span className="@container block">
      <span className="block leading-none" style={{ fontSize: fitted(figures, maxRem) }}>
        {children}
      </span>
    </span>
  );
}

/** The width in em of one of Inter's semibold figures, the stage's tracking included. */
const figureEm = 0.6;

/** The font size, at most `maxRem` rem, at which so many figures fit the width of their size container. */
export function fitted(figures: number, maxRem: number): string {
  return `min(${maxRem}rem, ${100 / (figureEm * Math.max(1, figures))}cqw)`;
}

export function longestText(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '');
}

/** The characters that a text lacks to the widest of its column. Drawn invisibly, they align it. */
export function padding(text: string, widest: string): string {
  return widest.slice(0, Math.max(0, widest.length - text.length));
}

import { type ReactNode, useId } from 'react';
import { noValue, showNumber } from '../../domain/number/format.ts';
import type { CardState } from '../../ui/card.tsx';
import type { WallPart } from './figures.ts';

/** A region's letters on the wall: dark ones on its own color where the wall is dark, to be read from across the room. */
export const wallBadge =
  'font-bold dark:bg-region dark:text-ink-inverse dark:shadow-none dark:not-data-region:bg-track dark:not-data-region:text-ink-2';

interface WallSectionProps {
  readonly title: string;
  /** Where it is another than the title; null: the title is not shown. */
  readonly heading?: string | null;
  readonly part: WallPart<unknown>;
  readonly isOld: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One part of the wall under its heading; gray while it is old. */
export function WallSection(props: WallSectionProps) {
  const { title, heading = title, part, isOld, className, children } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card={title}
      data-state={stateOf(part, isOld)}
      data-old={isOld || undefined}
      className={className}
    >
      <h2
        id={titleId}
        className={heading ? 'text-wall-title text-ink-2 whitespace-nowrap' : 'sr-only'}
      >
        {heading ?? title}
      </h2>
      {children}
    </section>
  );
}

/** As of a card (design.md section 4). */
function stateOf({ data, hasFailed }: WallPart<unknown>, isOld: boolean): CardState {
  if (data === undefined) return hasFailed ? 'error' : 'loading';
  if (isOld) return 'stale';
  return Array.isArray(data) && data.length === 0 ? 'empty' : 'ready';
}

interface WallListProps extends Omit<WallSectionProps, 'heading' | 'part'> {
  readonly part: WallPart<readonly unknown[]>;
  /** The text for a response without rows. */
  readonly empty: string;
}

export function WallList({ empty, children, ...section }: WallListProps) {
  const { data } = section.part;
  return (
    <WallSection {...section} className="min-w-0">
      {!data?.length && (
        <p className="text-wall-body text-ink-3 mt-[.8rem]">{data ? empty : 'No data yet'}</p>
      )}
      <ol className="mt-[.4rem]">{children}</ol>
    </WallSection>
  );
}

interface LeaderBarProps {
  readonly share: number;
  readonly leads: boolean;
  readonly className: string;
}

/** A bar of `share` percent; the figure beside it says the same. */
export function LeaderBar({ share, leads, className }: LeaderBarProps) {
  return (
    <span aria-hidden className={className}>
      {share > 0 && (
        <span
          className={`block h-full rounded-[.25rem] border-r-[.5rem] ${leads ? 'border-ink bg-ink' : 'border-ink-2 bg-line-strong'}`}
          style={{ width: `${share}%` }}
        />
      )}
    </span>
  );
}

interface WallCountProps {
  readonly count: number | null;
  /** Its font size in rem, where that fits. */
  readonly most: number;
}

/** The count of a row, at its right. */
export function WallCount({ count, most }: WallCountProps) {
  const text = showNumber(count);
  return (
    <span className="text-wall-rate text-right whitespace-nowrap tabular-nums">
      <Fitted figures={text.length} most={most}>
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
  /** How wide the text is, in figures. */
  readonly figures: number;
  /** Its font size in rem, where that fits. */
  readonly most: number;
  readonly children: ReactNode;
}

/** A text that fits the width of its place. */
export function Fitted({ figures, most, children }: FittedProps) {
  return (
    <span className="@container block">
      <span className="block leading-none" style={{ fontSize: fitted(figures, most) }}>
        {children}
      </span>
    </span>
  );
}

/** The width in em of one of Inter's semibold figures, the stage's tracking included. */
const figureEm = 0.6;

/** The font size, at most `most` rem, at which so many figures fit the width of their size container. */
export function fitted(figures: number, most: number): string {
  return `min(${most}rem, ${100 / (figureEm * Math.max(1, figures))}cqw)`;
}

export function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '');
}

/** The characters that a text lacks to the widest of its column; drawn invisibly, they align it. */
export function padding(text: string, widest: string): string {
  return widest.slice(0, Math.max(0, widest.length - text.length));
}

/** What follows the whole part of a figure: '.4%', '%'. */
export function afterWhole(text: string): string {
  const at = text.search(/[.%]/);
  return at < 0 ? '' : text.slice(at);
}

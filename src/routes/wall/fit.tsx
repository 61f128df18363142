import type { ReactNode } from 'react';
import { noValue } from '../../domain/number/format.ts';

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

import type { ReactNode } from 'react';
import { noValue } from '../../domain/number/format.ts';
import { fitted } from './fit.ts';

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

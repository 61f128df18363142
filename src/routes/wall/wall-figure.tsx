import { noValue } from '../../domain/number/format.ts';

/** A large figure. The dash in place of one is small: at the size of figures it would be a block. */
export function WallFigure({ text }: { readonly text: string }) {
  if (text !== noValue) return text;
  return <span className="text-ink-3 align-[.3em] text-[.6em] font-normal">{text}</span>;
}

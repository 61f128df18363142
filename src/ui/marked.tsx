import { createContext, type ReactNode, use } from 'react';
import { lazy } from './lazy.ts';

/** The text that a list is searched by, around its rows; '' without a search. */
export const SearchedContext = createContext('');

interface MarkedProps {
  readonly text: string;
}

const MarkedParts = lazy(
  async () => (await import('./marked-parts.tsx')).MarkedParts,
  ({ text }: MarkedProps) => text,
);

/** A text of a row, in which is marked what the search of its list found. */
export function Marked({ text }: MarkedProps) {
  return markedText(text, use(SearchedContext));
}

/** `Marked` without a component of its own, for the texts of which a list has hundreds. */
export function markedText(text: string, searched: string): ReactNode {
  return searched === '' ? text : <MarkedParts text={text} typed={searched} />;
}

import type { Fact } from './use-wall.ts';

interface NoRowsProps {
  readonly fact: Fact<readonly unknown[]>;
  /** The spec's words for an answer with nothing in it. */
  readonly empty: string;
}

/** In place of a list that is not there yet, or has nothing in it. */
export function NoRows({ fact, empty }: NoRowsProps) {
  if (fact.data !== undefined && fact.data.length > 0) return null;
  return (
    <p className="text-wall-body text-ink-3 mt-[.8rem]">
      {fact.data === undefined ? 'No data yet' : empty}
    </p>
  );
}

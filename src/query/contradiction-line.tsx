import type { ReactNode } from 'react';
import type { Call } from '../api/call.ts';
import type { CountedTwice } from '../calls/counted-twice.ts';
import { showNumber } from '../domain/text/format.ts';
import { useContradictions } from './contradiction.ts';

type ContradictionWords = readonly [words: string, otherWords: string];

/** 'California: 41 here, 39 rows in the list', of each count in which two calls differ; '' where they agree. */
export function contradictionText(
  contradictions: readonly CountedTwice[],
  [words, otherWords]: ContradictionWords,
): string {
  return contradictions
    .map(
      ([name, count, otherCount]) =>
        `${name}${showNumber(count)} ${words}, ${showNumber(otherCount)} ${otherWords}`,
    )
    .join('; ');
}

interface Contradiction<T, F, U, G> {
  readonly call: Call<T, F>;
  readonly other: Call<U, G>;
  readonly countsOf: (figures: F, otherFigures: G) => readonly CountedTwice[];
  readonly words: ContradictionWords;
}

/** Says in which counts two calls contradict each other; '' where they agree. */
export function useContradictionText<T, F, U, G>(props: Contradiction<T, F, U, G>): string {
  const { call, other, countsOf, words } = props;
  return contradictionText(useContradictions(call, other, countsOf), words);
}

interface ContradictionLineProps<T, F, U, G> extends Contradiction<T, F, U, G> {
  /** Shown where these two calls agree. */
  readonly otherwise?: ReactNode;
}

/** Says in which counts two calls contradict each other. */
export function ContradictionLine<T, F, U, G>({
  otherwise = null,
  ...contradiction
}: ContradictionLineProps<T, F, U, G>) {
  const text = useContradictionText(contradiction);
  if (text === '') return otherwise;
  return (
    <p className="min-w-0 basis-full">
      <bdi>{text}</bdi>
    </p>
  );
}

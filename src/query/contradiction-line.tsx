import type { ReactNode } from 'react';
import type { Call } from '../api/call.ts';
import type { CountedTwice } from '../calls/counted-twice.ts';
import { showNumber } from '../domain/text/format.ts';
import { useContradiction } from './contradiction.ts';

type ContradictionWords = readonly [here: string, there: string];

/** 'California: 41 here, 39 rows in the list', of a count that two calls have; '' where they agree. */
export function contradictionText(found: CountedTwice | null, words: ContradictionWords): string {
  if (!found) return '';
  const [name, here, there] = found;
  return `${name}${showNumber(here)} ${words[0]}, ${showNumber(there)} ${words[1]}`;
}

interface ContradictionLineProps<T, F, U, G> {
  readonly here: Call<T, F>;
  readonly there: Call<U, G>;
  readonly countsOf: (here: F, there: G) => readonly CountedTwice[];
  readonly words: ContradictionWords;
  /** Shown where these two calls agree. */
  readonly otherwise?: ReactNode;
}

/** Says in which count two calls contradict each other. */
export function ContradictionLine<T, F, U, G>(props: ContradictionLineProps<T, F, U, G>) {
  const { here, there, countsOf, words, otherwise = null } = props;
  const text = contradictionText(useContradiction(here, there, countsOf), words);
  if (text === '') return otherwise;
  return (
    <p className="min-w-0 basis-full truncate">
      <bdi>{text}</bdi>
    </p>
  );
}

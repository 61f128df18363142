import { Fragment, type ReactNode } from 'react';
import type { Call } from '../api/call.ts';
import type { CountedTwice } from '../calls/counted-twice.ts';
import { showNumber } from '../domain/text/format.ts';
import { useContradictions } from './contradiction.ts';

type ContradictionWords = readonly [words: string, otherWords: string];

/** 'California: 41 here, 39 rows in the list;', 'Florida: …', of each count in which two calls differ. */
function contradictionTexts(
  found: readonly CountedTwice[],
  [words, otherWords]: ContradictionWords,
): readonly string[] {
  return found.map(([name, one, other], at) => {
    const end = at === found.length - 1 ? '' : ';';
    return `${name}${showNumber(one)} ${words}, ${showNumber(other)} ${otherWords}${end}`;
  });
}

/** The same in one text; '' where the calls agree. */
export function contradictionText(
  found: readonly CountedTwice[],
  words: ContradictionWords,
): string {
  return contradictionTexts(found, words).join(' ');
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

/** Says in which counts two calls contradict each other; a line breaks between two counts. */
export function ContradictionLine<T, F, U, G>({
  otherwise = null,
  call,
  other,
  countsOf,
  words,
}: ContradictionLineProps<T, F, U, G>) {
  const texts = contradictionTexts(useContradictions(call, other, countsOf), words);
  if (texts.length === 0) return otherwise;
  return (
    <p className="min-w-0 basis-full">
      {texts.map((text) => (
        <Fragment key={text}>
          <bdi className="inline-block">{text}</bdi>{' '}
        </Fragment>
      ))}
    </p>
  );
}

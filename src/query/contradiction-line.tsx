import type { Call } from '../api/call.ts';
import { showNumber } from '../domain/number/format.ts';
import { type CountedTwice, useContradiction } from './contradiction.ts';

interface ContradictionLineProps<T, F, U, G> {
  readonly here: Call<T, F>;
  readonly there: Call<U, G>;
  readonly countsOf: (here: F, there: G) => readonly CountedTwice[];
  readonly words: readonly [here: string, there: string];
}

/** 'California: 41 here, 39 rows in the list', of two calls that contradict each other. */
export function ContradictionLine<T, F, U, G>(props: ContradictionLineProps<T, F, U, G>) {
  const { here, there, countsOf, words } = props;
  const contradiction = useContradiction(here, there, countsOf);
  if (!contradiction) return null;
  const [name, one, other] = contradiction;
  return (
    <p className="truncate">
      <bdi>{name}</bdi>
      {showNumber(one)} {words[0]}, {showNumber(other)} {words[1]}
    </p>
  );
}

import type { Read } from '../api/contract.ts';
import { showNumber, sum } from '../domain/number/format.ts';
import { ageText } from '../domain/time/age.ts';
import { countText } from '../domain/text/count-text.ts';
import { useMoment } from '../ui/clock/clock.ts';
import type { Contradiction } from './contradictions.ts';
import { useAnsweredAt } from './freshness.ts';

interface ContradictionLineProps {
  readonly contradictions: readonly Contradiction[];
  /** What one of them is called; and what several are, in the singular: 'region'. */
  readonly nameOf: (name: string) => string;
  readonly unit: string;
  readonly here: Read;
  readonly there: Read;
  /** After the figures: 'here', 'rows in the list'. */
  readonly words: readonly [here: string, there: string];
}

/** 'California: 41 here (10 s), 39 rows in the list (25 s)' in one line, or nothing. */
export function ContradictionLine(props: ContradictionLineProps) {
  const { contradictions, nameOf, unit, words } = props;
  const [first, ...others] = contradictions;
  if (!first) return null;
  const name = others.length > 0 ? countText(contradictions.length, unit) : nameOf(first.name);
  const total = (of: (each: Contradiction) => number) => showNumber(sum(contradictions.map(of)));
  return (
    <p className="truncate">
      {name !== '' && <bdi>{name}: </bdi>}
      {total(({ here }) => here)} {words[0]} <Age read={props.here} />,{' '}
      {total(({ there }) => there)} {words[1]} <Age read={props.there} />
    </p>
  );
}

function Age({ read }: { readonly read: Read }) {
  const at = useAnsweredAt(read);
  const text = useMoment(({ elapsed }) => (at === null ? '' : ageText(elapsed - at)));
  return (
    <>
      ({text}
      <span className="sr-only"> old</span>)
    </>
  );
}

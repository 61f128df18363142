import { isFew } from '../../domain/number/confidence.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { sum } from '../../domain/number/format.ts';
import { byText } from '../../domain/text/words.ts';

interface Accuracy {
  readonly name: string;
  readonly correct: number | null;
  readonly total: number | null;
  readonly accuracy: number | null;
}

/** The accuracy of each of some people, nulls where the metrics name them not; best first, few cases and none after. */
export function accuracies(people: readonly string[], sent: readonly Accuracy[]): Accuracy[] {
  const known = new Map(sent.map((row) => [personKey(row.name), row]));
  const named = new Map(people.map((name) => [personKey(name), name]));
  const place = ({ accuracy, total }: Accuracy) => {
    if (accuracy === null) return 2;
    return isFew(total) ? 1 : 0;
  };
  return [...named]
    .map(([key, name]) => {
      const { correct = null, total = null, accuracy = null } = known.get(key) ?? {};
      return { name, correct, total, accuracy };
    })
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        (b.accuracy ?? 0) - (a.accuracy ?? 0) ||
        byText(personKey(a.name), personKey(b.name)),
    );
}

/** All that were judged correctly, of all that were judged; only of those whose two counts are known. */
export function together(rows: readonly Accuracy[]) {
  const counted = rows.filter(({ correct, total }) => correct !== null && total !== null);
  return {
    people: counted.length,
    correct: sum(counted.map((row) => row.correct)),
    total: sum(counted.map((row) => row.total)),
  };
}

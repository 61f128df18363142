import { shareOf, sum, wholeSum } from '../number/format.ts';
import { isFew } from '../number/thresholds.ts';
import type { Person } from '../people.ts';
import { byText } from '../text/words.ts';
import { eachOnce } from './events.ts';

/** How many validations the AI model judged correctly; null where it is not known. */
interface Accuracy {
  readonly correct: number | null;
  readonly total: number | null;
  /** Percent. */
  readonly accuracy: number | null;
}

interface SentAccuracy extends Accuracy {
  readonly person: Person;
}

export type PersonAccuracy = SentAccuracy;

/** One accuracy of all rows of a person or a region (rulings A4, B5). */
export function accuracyOf(rows: readonly Accuracy[]): Accuracy {
  const [first, ...others] = rows;
  const correct = wholeSum(rows.map((row) => row.correct));
  const total = wholeSum(rows.map((row) => row.total));
  const isOne = others.length === 0;
  return { correct, total, accuracy: isOne ? (first?.accuracy ?? null) : shareOf(correct, total) };
}

/** Each person's accuracy, the best first, then few cases, then people without metrics, whose figures are null. */
export function accuracies(
  people: readonly Person[],
  sent: readonly SentAccuracy[],
): readonly PersonAccuracy[] {
  const place = ({ accuracy, total }: Accuracy) => {
    if (accuracy === null) return 2;
    return isFew(total) ? 1 : 0;
  };
  return eachOnce(people)
    .map((person) => ({
      person,
      ...accuracyOf(sent.filter((row) => row.person.id === person.id)),
    }))
    .toSorted(
      (a, b) =>
        place(a) - place(b) ||
        (b.accuracy ?? 0) - (a.accuracy ?? 0) ||
        byText(a.person.id, b.person.id),
    );
}

/** The sums of the rows that have both counts. */
export function accuracyTotals(rows: readonly Accuracy[]) {
  const counted = rows.filter(({ correct, total }) => correct !== null && total !== null);
  return {
    people: counted.length,
    correct: sum(counted.map((row) => row.correct)),
    total: sum(counted.map((row) => row.total)),
  };
}

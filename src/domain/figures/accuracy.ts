import { sum } from '../number/format.ts';
import { isFew } from '../number/thresholds.ts';
import type { Person } from '../people.ts';
import { byText } from '../text/words.ts';
import { eachOnce } from './events.ts';
import { type Accuracy, accuracyFigures } from './sent-rows.ts';

export interface PersonAccuracy extends Accuracy {
  readonly person: Person;
}

/** A person's accuracy; nulls where none was sent. */
export function accuracyOf(person: Person, sent: readonly PersonAccuracy[]): PersonAccuracy {
  const own = sent.filter((row) => row.person.id === person.id);
  const [known] = accuracyFigures(own, 'person');
  return { correct: null, total: null, accuracy: null, ...known, person };
}

/** Each person's accuracy, the best first, then few cases, then people without metrics, whose figures are null. */
export function accuracies(
  people: readonly Person[],
  sent: readonly PersonAccuracy[],
): readonly PersonAccuracy[] {
  const place = ({ accuracy, total }: Accuracy) => {
    if (accuracy === null) return 2;
    return isFew(total) ? 1 : 0;
  };
  return eachOnce(people)
    .map((person) => accuracyOf(person, sent))
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

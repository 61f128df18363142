import { sum } from '../number/format.ts';
import { isFew } from '../number/bands.ts';
import type { Person } from '../people.ts';
import { byText } from '../text/words.ts';
import { eachOnce } from './events.ts';
import { type Accuracy, accuracyFigures } from './sent-rows.ts';

export interface PersonAccuracy extends Accuracy {
  readonly person: Person;
}

/** Each person's accuracy, the best first, then few cases, then people without metrics, whose figures are null. */
export function accuracies(
  people: readonly Person[],
  sent: readonly PersonAccuracy[],
): readonly PersonAccuracy[] {
  const known = accuracyFigures(sent, 'person');
  const place = ({ accuracy, total }: Accuracy) => (accuracy === null ? 2 : Number(isFew(total)));
  return eachOnce(people)
    .map((person) => {
      const own = known.find(({ of }) => of.id === person.id);
      return { correct: null, total: null, accuracy: null, ...own, person };
    })
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

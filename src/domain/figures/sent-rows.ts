import { shareOf, sum, wholeSum } from '../number/format.ts';
import { isFew } from '../number/thresholds.ts';
import type { Person } from '../people.ts';
import { byText } from '../text/words.ts';
import { byIdentity, eachOnce, type Spelled } from './events.ts';
import { type Figure, figureOf } from './figure.ts';

// Rows that the server counts itself, one entry per region or person however many rows it has (rulings A4, B5).

interface SentTelemarketer {
  readonly person: Person;
  readonly appointments: number | null;
  readonly performance: number | null;
}

/** Telemarketers, each once: their appointments together. Several performances of one person are none that is known. */
export function telemarketerFigures<R extends SentTelemarketer>(rows: readonly R[]): R[] {
  return byIdentity(rows, ({ person }) => person).flatMap(({ of, own }) =>
    own.slice(0, 1).map((first) => ({
      ...first,
      person: of,
      appointments: wholeSum(own.map(({ appointments }) => appointments)),
      performance: own.length === 1 ? first.performance : null,
    })),
  );
}

/** The appointments of telemarketers, and whose are not known. */
export function bookedBy(rows: readonly SentTelemarketer[]): Figure {
  return figureOf(
    rows.map(({ person, appointments }) => ({ name: person.name, value: appointments })),
  );
}

export interface Accuracy {
  readonly correct: number | null;
  readonly total: number | null;
  /** Percent. */
  readonly accuracy: number | null;
}

/** The AI model's accuracies, each region or person once: several rows have the accuracy of their counts together. */
export function accuracyFigures<
  K extends 'person' | 'region',
  R extends Accuracy & Readonly<Record<K, Spelled>>,
>(rows: readonly R[], key: K): (Accuracy & { readonly of: R[K] })[] {
  return byIdentity(rows, (row) => row[key]).map(({ of, own }) => {
    const [only] = own.length === 1 ? own : [];
    if (only) return { ...only, of };
    const correct = wholeSum(own.map((row) => row.correct));
    const total = wholeSum(own.map((row) => row.total));
    return { of, correct, total, accuracy: shareOf(correct, total) };
  });
}

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

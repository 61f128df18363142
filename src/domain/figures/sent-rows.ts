import { shareOf, wholeSum } from '../number/format.ts';
import type { Person } from '../people.ts';
import { byIdentity, type Spelled } from './events.ts';
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
  return figureOf(rows.map(({ person, appointments }) => [person.name, appointments]));
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

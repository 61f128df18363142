import { percentOf, shareOf, sumOf } from '../domain/number/arithmetic.ts';
import { rowsByIdentity, type Spelled } from '../domain/text/spelling.ts';

export interface Accuracy {
  readonly correct: number;
  readonly total: number;
  /** Percent. */
  readonly accuracy: number | null;
}

/** The AI model's accuracies, each region or person once (A4, B5): the counts of its spellings are added up. */
export function accuracyFigures<
  K extends 'person' | 'region',
  R extends Accuracy & Readonly<Record<K, Spelled>>,
>(rows: readonly R[], key: K): (Accuracy & { readonly subject: R[K] })[] {
  return rowsByIdentity(rows, (row) => row[key]).map(({ subject, rows: sent }) => {
    const [first, ...others] = sent;
    if (first && others.length === 0)
      return { ...first, accuracy: percentOf(first.total, first.accuracy), subject };
    const correct = sumOf(sent, (row) => row.correct);
    const total = sumOf(sent, (row) => row.total);
    return { subject, correct, total, accuracy: shareOf(correct, total) };
  });
}

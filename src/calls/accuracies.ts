import { percentOf, shareOf, wholeSum } from '../domain/number/arithmetic.ts';
import { rowsByIdentity, type Spelled } from '../domain/text/spelling.ts';

// Rows that the server counts itself, one entry per region or person however many rows it has (rulings A4, B5).

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
>(rows: readonly R[], key: K): (Accuracy & { readonly subject: R[K] })[] {
  return rowsByIdentity(rows, (row) => row[key]).map(({ subject, rows: sent }) => {
    const [only] = sent.length === 1 ? sent : [];
    if (only) return { ...only, accuracy: percentOf(only.total, only.accuracy), subject };
    const correct = wholeSum(sent.map((row) => row.correct));
    const total = wholeSum(sent.map((row) => row.total));
    return { subject, correct, total, accuracy: shareOf(correct, total) };
  });
}

import type { Outcome, Status } from './status.ts';

const noTitle = 'No Title';
export const notAvailable = 'N/A';

type Sides<T> = Readonly<Record<Outcome, readonly T[]>>;

// Several cards split the same list, and the lists of responses never change.
const knownSides = new WeakMap<object, Sides<unknown>>();
const none: readonly never[] = [];

export function outcomesOf<T extends { readonly status: Status }>(
  appointments: readonly T[] = none,
): Sides<T> {
  const known = knownSides.get(appointments) as Sides<T> | undefined;
  if (known) return known;
  const sides = { valid: [] as T[], invalid: [] as T[] };
  for (const row of appointments) {
    const { outcome } = row.status;
    if (outcome !== null) sides[outcome].push(row);
  }
  knownSides.set(appointments, sides);
  return sides;
}

interface SentList {
  readonly rows: readonly { readonly status: Status }[];
  readonly sentTotals: Readonly<Record<'total' | Outcome, number | null>>;
}

/** The server's counts where it sent them, else those of its list (spec 3). */
export function countsOf({ rows, sentTotals: { total, valid, invalid } }: SentList) {
  const sides = outcomesOf(rows);
  return {
    total: total ?? rows.length,
    valid: valid ?? sides.valid.length,
    invalid: invalid ?? sides.invalid.length,
  };
}

export function shownTitle(title: string | null | undefined): string {
  return title || noTitle;
}

export function shownText(text: string | null | undefined): string {
  return text || notAvailable;
}

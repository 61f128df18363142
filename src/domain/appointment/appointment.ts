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
  readonly unreadable: number;
  readonly total: number | null;
  readonly sentTotals: Readonly<Record<'total' | Outcome, number | null>>;
}

/** The server's counts where it sent them, else those of its list (spec 3), unless that is a part or unreadable (rulings A15). */
export function countsOf(list: SentList) {
  const { rows, unreadable, total: partOf, sentTotals } = list;
  const isUnknown = partOf !== null || (rows.length === 0 && unreadable > 0);
  const sides = outcomesOf(rows);
  const countOf = (side: Outcome) => sentTotals[side] ?? (isUnknown ? null : sides[side].length);
  const [total, valid, invalid] = [
    sentTotals.total ?? partOf ?? rows.length,
    countOf('valid'),
    countOf('invalid'),
  ];
  const isKnown = valid !== null && invalid !== null;
  return {
    total,
    valid,
    invalid,
    undecided: isKnown ? Math.max(0, total - valid - invalid) : null,
  };
}

export function shownTitle(title: string | null | undefined): string {
  return title || noTitle;
}

export function shownText(text: string | null | undefined): string {
  return text || notAvailable;
}

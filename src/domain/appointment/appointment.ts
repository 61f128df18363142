import { fold, memoizeByText } from '../text/words.ts';
import { isBlank } from '../text/plain-text.ts';

const noTitle = 'No Title';
export const notAvailable = 'N/A';

/** The list of an appointment; null for a status that belongs to neither (rulings A3). */
export function outcomeOf(status: string): 'valid' | 'invalid' | null {
  switch (fold(status)) {
    case 'valid':
      return 'valid';
    case 'invalid':
    case 'blocked':
      return 'invalid';
    default:
      return null;
  }
}

interface Sides<T> {
  readonly valid: readonly T[];
  readonly invalid: readonly T[];
}

// Several cards split the same list, and the lists of responses never change.
const knownSides = new WeakMap<object, Sides<unknown>>();
const none: readonly never[] = [];

export function outcomesOf<T extends { readonly status: string }>(
  appointments: readonly T[] = none,
): Sides<T> {
  const known = knownSides.get(appointments) as Sides<T> | undefined;
  if (known) return known;
  const sides = { valid: [] as T[], invalid: [] as T[] };
  const outcomeOfStatus = memoizeByText(outcomeOf);
  for (const row of appointments) {
    const side = outcomeOfStatus(row.status);
    if (side !== null) sides[side].push(row);
  }
  knownSides.set(appointments, sides);
  return sides;
}

interface SentList {
  readonly rows: readonly { readonly status: string }[];
  readonly total: number | null;
  readonly valid: number | null;
  readonly invalid: number | null;
}

/** The server's counts where it sent them, else those of its list (spec 3). */
export function countsOf({ rows, total, valid, invalid }: SentList) {
  const sides = outcomesOf(rows);
  return {
    total: total ?? rows.length,
    valid: valid ?? sides.valid.length,
    invalid: invalid ?? sides.invalid.length,
  };
}

/** The id of a correction, of the texts as sent: the server builds the same one (spec 3). */
export function appointmentId(appointment: {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
}): string {
  return `${appointment.title}_${appointment.customer}_${appointment.region}`;
}

export function shownTitle(title: string | null | undefined): string {
  return title === null || title === undefined || isBlank(title) ? noTitle : title;
}

export function shownText(text: string | null | undefined): string {
  return text === null || text === undefined || isBlank(text) ? notAvailable : text;
}

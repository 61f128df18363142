import { isBlank } from '../text/plain-text.ts';

export type Side = 'valid' | 'invalid';

/** Shown for an appointment without a title (spec 2, Appointments Log). */
const noTitle = 'No Title';

/** Shown for every other missing text (spec 2, Appointments Log). */
export const notAvailable = 'N/A';

/**
 * The list that an appointment belongs to (rulings A3): 'valid'; 'invalid' and 'blocked' are both
 * invalid; any other status belongs to neither and gives null. Case and outer white space are
 * ignored.
 */
export function sideOf(status: string): Side | null {
  switch (status.trim().toLowerCase()) {
    case 'valid':
      return 'valid';
    case 'invalid':
    case 'blocked':
      return 'invalid';
    default:
      return null;
  }
}

/**
 * Splits a list by `sideOf`, in the server's order; what belongs to neither side is left out
 * (rulings A3).
 */
export function partition<T extends { readonly status: string }>(
  appointments: readonly T[],
): { valid: T[]; invalid: T[] } {
  const valid: T[] = [];
  const invalid: T[] = [];
  for (const appointment of appointments) {
    const side = sideOf(appointment.status);
    if (side === 'valid') valid.push(appointment);
    else if (side === 'invalid') invalid.push(appointment);
  }
  return { valid, invalid };
}

const knownSides = new WeakMap<object, { valid: unknown[]; invalid: unknown[] }>();

const none: readonly never[] = [];

/**
 * `partition`, once for a list however many cards ask: the lists of answers are never changed. Without a list,
 * before the first answer, both sides are empty.
 */
export function sidesOf<T extends { readonly status: string }>(
  appointments: readonly T[] = none,
): { readonly valid: readonly T[]; readonly invalid: readonly T[] } {
  const known = knownSides.get(appointments) as ReturnType<typeof partition<T>> | undefined;
  if (known) return known;
  const sides = partition(appointments);
  knownSides.set(appointments, sides);
  return sides;
}

interface SentList {
  readonly rows: readonly { readonly status: string }[];
  readonly total: number | null;
  readonly valid: number | null;
  readonly invalid: number | null;
}

/** The counts of an answer (spec 3): the server's own where it sent them, else those of its list. */
export function countsOf({ rows, total, valid, invalid }: SentList): {
  readonly total: number;
  readonly valid: number;
  readonly invalid: number;
} {
  const sides = sidesOf(rows);
  return {
    total: total ?? rows.length,
    valid: valid ?? sides.valid.length,
    invalid: invalid ?? sides.invalid.length,
  };
}

/**
 * The id that a correction names (spec 3): title, customer and region joined by underscores, each
 * exactly as the server sent it, since the server builds the same id.
 */
export function appointmentId(appointment: {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
}): string {
  return `${appointment.title}_${appointment.customer}_${appointment.region}`;
}

/** A title as it is shown; 'No Title' when there is none (spec 2). */
export function shownTitle(title: string | null | undefined): string {
  return title === null || title === undefined || isBlank(title) ? noTitle : title;
}

/** Any other text as it is shown; 'N/A' when there is none (spec 2). */
export function shownText(text: string | null | undefined): string {
  return text === null || text === undefined || isBlank(text) ? notAvailable : text;
}

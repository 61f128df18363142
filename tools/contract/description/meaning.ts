import { placeIn } from '../parts.ts';
import type { Rule } from './rules.ts';

/** What a field of a response means to the dashboard. Its type stands in the reader's own description. */
export interface Meaning {
  readonly means: string;
  /** What a screen shows when it is missing or cannot be read. */
  readonly without: string;
  /** Nothing is missing when it is missing, or null. */
  readonly optional?: true;
  /** A second field that says the same (rulings A3). */
  readonly or?: string;
  readonly as?: Rule;
  readonly names?: Rule;
  /** No two rows of one list have the same. */
  readonly unique?: true;
  /** The fields under it are those of another call's rows. */
  readonly like?: 'GET /api/appointments' | 'months[]';
  /** The specification names it, no screen reads it. */
  readonly unread?: true;
}

/** By place in the response: 'metrics.dateRange.start'; '[]' a row, '{}' an entry of a map. */
export type Meanings = Readonly<Record<string, Meaning>>;

type More = Omit<Meaning, 'means' | 'without'>;

/** A field without which a screen shows less. */
export function says(means: string, without: string, more: More = {}): Meaning {
  return { means, without, ...more };
}

/** A field that may be missing, or null. */
export function may(means: string, without: string, more: More = {}): Meaning {
  return { means, without, optional: true, ...more };
}

export function unread(means: string): Meaning {
  return { means, without: 'not read', optional: true, unread: true };
}

export function under(place: string, meanings: Meanings): Meanings {
  return Object.fromEntries(
    Object.entries(meanings).map(([key, meaning]) => [placeIn(place, key), meaning]),
  );
}

/** A field with what is in it; the place ends in '[]' where these are fields of its rows, in '{}' of its entries. */
export function holding(place: string, meaning: Meaning, inside: Meanings): Meanings {
  return { [place.replace(/(?:\[\]|\{\})$/, '')]: meaning, ...under(place, inside) };
}

/** What a read is for. Method, path, interval and the shape of its response stand in the contract. */
export interface ReadCall {
  readonly fields?: Meanings;
  /** Its list is in an object (rulings A1); any other is bare. Either form is read. */
  readonly form?: 'object';
  readonly shows: string;
  /** When it is requested, beyond its interval. */
  readonly when?: string;
  /** What is missing when it fails, beside the card that requested it. */
  readonly without?: string;
  readonly clauses: string;
}

/** What becomes of the screens when a read fails. */
export function whenItFails({
  without = 'Its card says so; nothing else depends on it.',
}: ReadCall) {
  return `When it fails: ${without}`;
}

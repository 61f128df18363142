import type { Reader } from '../../../src/api/shape.ts';
import { kindOfShape, kinds, type KindName } from '../openapi/kinds.ts';
import { placeIn } from '../parts.ts';

/** The meaning of a response field for the dashboard. The reader has its type. */
export interface Meaning {
  readonly means: string;
  /** The text of a screen when the field is missing or can't be read. */
  readonly without: string;
  /** The field may be missing, or null. */
  readonly optional?: true;
  /** Its second name (rulings A3). */
  readonly or?: string;
  /** The field beside it whose region counts where this one has none that is known. */
  readonly standIn?: string;
  /** Its kind, where it is not that of its reader. */
  readonly as?: KindName;
  /** How another word than those of the contract is read; without it any word will do. */
  readonly other?: string;
  /** How bad that is; 'loss' where nothing is said. */
  readonly otherIs?: 'misfit' | 'tolerance';
  /** Different in each row of a list. */
  readonly unique?: true;
  /** Its fields are those of another call's rows. */
  readonly like?: 'GET /api/appointments' | 'months[]';
  /** Named by the specification, read by no screen. */
  readonly unread?: true;
}

/** The kind of a field without parts; undefined for an object or a list. */
export function kindName({ shape }: Reader, meaning: Meaning | undefined): KindName | undefined {
  const kind = meaning?.as ?? kindOfShape[shape.kind];
  return kind === 'Text' && meaning?.unique ? 'VisibleText' : kind;
}

/** The rule of a field in the documents' words; a map's is about its names. */
export function ruleText(reader: Reader, meaning: Meaning): string | undefined {
  const { shape } = reader;
  if (shape.kind === 'rowsByKey')
    return shape.key === 'region' ? `by ${kinds.RegionName.description}` : 'by name';
  if (meaning.other !== undefined && 'words' in shape)
    return `${shape.words.join(', ')}; another word: ${meaning.other}`;
  const kind = kindName(reader, meaning);
  return kind && kinds[kind].description;
}

/** By place in the response: 'metrics.dateRange.start'; '[]' a row, '{}' an entry of a map. */
export type Meanings = Readonly<Record<string, Meaning>>;

type More = Omit<Meaning, 'means' | 'without'>;

/** An expected field, without which a screen shows less. */
export function says(means: string, without: string, more: More = {}): Meaning {
  return { means, without, ...more };
}

/** A field that may be missing, or null. */
export function may(means: string, without: string, more: More = {}): Meaning {
  return { means, without, optional: true, ...more };
}

const asSent = 'shown as it was sent';
/** For `other`. */
export const others = {
  asSent,
  type: `${asSent}, without an icon of its own`,
  level: `${asSent}, sorted last`,
  change: 'the sign of the change counts',
} as const;

export function unread(means: string): Meaning {
  return { means, without: 'not read', optional: true, unread: true };
}

export function under(place: string, meanings: Meanings): Meanings {
  return Object.fromEntries(
    Object.entries(meanings).map(([key, meaning]) => [placeIn(place, key), meaning]),
  );
}

/** A field and the fields inside it. The place ends in '[]' for those of its rows, in '{}' for those of its entries. */
export function holding(place: string, meaning: Meaning, inside: Meanings): Meanings {
  return { [place.replace(/(?:\[\]|\{\})$/, '')]: meaning, ...under(place, inside) };
}

/** The description of a read. The contract has its method, path, interval and shape. */
export interface ReadCall {
  readonly fields?: Meanings;
  /** Set when its list is in an object (rulings A1) instead of bare. Either form is read. */
  readonly form?: 'object';
  readonly shows: string;
  /** Occasions of a request besides the interval. */
  readonly when?: string;
  /** The parts that are missing when it fails, besides its card. */
  readonly without?: string;
  readonly clauses: string;
}

export function whenItFails({
  without = 'Its card says so; nothing else depends on it.',
}: ReadCall) {
  return `When it fails: ${without}`;
}

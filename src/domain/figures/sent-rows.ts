import { shareOf, wholeSum } from '../number/format.ts';
import type { Person } from '../people.ts';
import { byIdentity, type Spelled } from './events.ts';
import { type Figure, figureOf } from './figure.ts';
import { rated, type Rated } from '../number/bands.ts';
import { type Region, type RegionKey, regionKeys, regionPlace, regions } from '../region/region.ts';
import { byText } from '../text/words.ts';

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

/** The events of a region, as the server counts them. */
export interface RegionFigures {
  readonly region: Region;
  /** Null where the server sent no number for one of its rows. */
  readonly valid: number | null;
  readonly all: number | null;
  /** Valid over all events (rulings C37). */
  readonly rated: Rated;
}

interface SentCounts {
  readonly region: Region;
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

/** One entry per region, however many rows it has (rulings A4): the four in their order, then others by name. */
export function regionFigures(rows: readonly SentCounts[]): readonly RegionFigures[] {
  return byIdentity(rows, ({ region }) => region)
    .map(({ of, own }) => figuresOf(of, own))
    .toSorted(
      (a, b) =>
        regionPlace(a.region) - regionPlace(b.region) || byText(a.region.name, b.region.name),
    );
}

function figuresOf(region: Region, own: readonly SentCounts[]): RegionFigures {
  const valid = wholeSum(own.map((row) => row.validAppointments));
  const all = wholeSum(own.map((row) => row.totalEvents));
  return { region, valid, all, rated: rated(valid, all) };
}

/** The figures of one region; unknown where the server sent no row of it. */
export function figuresOfRegion(rows: readonly SentCounts[], key: RegionKey): RegionFigures {
  return (
    regionFigures(rows).find(({ region }) => region.key === key) ?? figuresOf(regions[key], [])
  );
}

/** The four regions in their order, unknown where no row was sent (rulings C37), then the others by name. */
export function fourAndOthers(rows: readonly SentCounts[]): readonly RegionFigures[] {
  return [
    ...regionKeys.map((key) => figuresOfRegion(rows, key)),
    ...regionFigures(rows).filter(({ region }) => region.key === null),
  ];
}

/** A sum over regions, and which of them it is without. */
export function totalOf(figures: readonly RegionFigures[], of: 'valid' | 'all'): Figure {
  return figureOf(figures.map((each) => [each.region.name, each[of]]));
}

/** The valid events of each known region that has a number. */
export function validByRegion(figures: readonly RegionFigures[]): ReadonlyMap<RegionKey, number> {
  return new Map(
    figures.flatMap(({ region: { key }, valid }) =>
      key === null || valid === null ? [] : [[key, valid] as const],
    ),
  );
}

import { rated, type Rated } from '../number/bands.ts';
import { wholeSum } from '../number/format.ts';
import { type Region, type RegionKey, regionPlace, regions } from '../region/region.ts';
import { byText } from '../text/words.ts';
import { byIdentity } from './events.ts';
import { type Figure, figureOf } from './figure.ts';

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

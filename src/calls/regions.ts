import { call } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { countsResponse, row, type Rows } from '../api/tolerant.ts';
import { count, text } from '../api/values.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';
import { type Figure, figureOf, wholeValue } from '../domain/number/figure.ts';
import { isWhole, withoutMissing } from '../api/received.ts';
import { rated, type Rated } from '../domain/number/bands.ts';
import { wholeSum } from '../domain/number/arithmetic.ts';
import {
  readRegionOf,
  type Region,
  type RegionKey,
  regionKeys,
  regionPlace,
  regions as productRegions,
} from '../domain/region/region.ts';
import { identityOf, byText } from '../domain/text/identity.ts';

/** Its `color` is not read: colors are looked up by key (visual.md). Its abbreviation is the region's (B3). */
const regionCounts = mapped(
  row({ key: text, abbreviation: text, name: text, validAppointments: count, totalEvents: count }, [
    'key',
    'name',
  ]),
  ({ key, name, abbreviation, ...rest }) => {
    const read = { ...readRegionOf(key, name), isKnown: true };
    return {
      region: abbreviation === '' ? read : { ...read, abbreviation },
      ids: [key, name, abbreviation].map(identityOf),
      ...rest,
    };
  },
);
type RegionCounts = ValueOf<typeof regionCounts>;

/** The counts of a region, as a response or this browser's record has them. */
export type SentCounts = Pick<RegionCounts, 'region' | 'validAppointments' | 'totalEvents'>;

/** The events of a region, as the server counts them. */
export interface RegionFigures {
  readonly region: Region;
  /** Null where the server sent no number for one of its rows. */
  readonly valid: number | null;
  readonly all: number | null;
  /** Valid over all events (rulings C37). */
  readonly rated: Rated;
}

/** The regions of a list, each once however many rows it has (rulings A4), and their sums. */
export function regionFigures(list: Rows<SentCounts>) {
  const received = rowsByIdentity(list.rows, ({ region }) => region)
    .map(({ subject: region, rows }) => countsOf(region, rows))
    .toSorted(inOrder);
  const knownRegions = regionKeys.map(
    (key) => received.find(({ region }) => region.key === key) ?? countsOf(productRegions[key], []),
  );
  const others = received.filter(({ region }) => region.key === null);
  const all = [...knownRegions, ...others];
  const valid = withoutMissing(sumOver(all, 'valid'), list);
  const events = withoutMissing(sumOver(all, 'all'), list);
  return {
    /** The regions that were sent: the four in their order, then others by name. */
    received,
    /** The four regions of the product in their order, their figures null where no row was sent. */
    knownRegions,
    /** Regions that only this call knows. */
    others,
    /** The known and the other ones. */
    all,
    /** The sums, and the regions and rows that they are without (rulings C37). */
    valid,
    events,
    /** Of all events; '–' where a part is missing. */
    rated: rated(wholeValue(valid), wholeValue(events)),
    /** Nothing is missing, so that something may be said of every region (rulings A15). */
    isWhole: isWhole(list),
  };
}

export type AllRegionFigures = ReturnType<typeof regionFigures>;

/** The figures of one of the four. */
export function figuresOfRegion(
  { knownRegions }: Pick<ReturnType<typeof regionFigures>, 'knownRegions'>,
  key: RegionKey,
): RegionFigures {
  return knownRegions[regionKeys.indexOf(key)] ?? countsOf(productRegions[key], []);
}

/** A sum over regions, and which of them it is without. */
export function sumOver(figures: readonly RegionFigures[], field: 'valid' | 'all'): Figure {
  return figureOf(
    figures.map((counts) => [counts.region.name, counts[field]]),
    'unnamed region',
  );
}

function countsOf(region: Region, rows: readonly SentCounts[]): RegionFigures {
  const valid = wholeSum(rows.map((counts) => counts.validAppointments));
  const all = wholeSum(rows.map((counts) => counts.totalEvents));
  return { region, valid, all, rated: rated(valid, all) };
}

function inOrder(a: RegionFigures, b: RegionFigures): number {
  return regionPlace(a.region) - regionPlace(b.region) || byText(a.region.name, b.region.name);
}

export const regions = call('/api/regions', {
  pollMs: 30_000,
  response: countsResponse(regionCounts, ['regions']),
  figures: regionFigures,
});

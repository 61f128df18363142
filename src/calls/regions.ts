import { call } from '../api/call.ts';
import { needed, row, Unreadable } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { count, text } from '../api/values.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { rated, type Rated } from '../domain/number/bands.ts';
import {
  noRegion,
  readRegionOf,
  type Region,
  type RegionKey,
  regionKeys,
  regionPlace,
  regions as productRegions,
} from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';

/** The events of a region, as the server counts them. */
export interface RegionCounts {
  readonly region: Region;
  readonly valid: number;
  readonly all: number;
}

const sentCounts = row({
  key: text,
  name: text,
  abbreviation: text,
  validAppointments: needed(count, 'a count'),
  totalEvents: needed(count, 'a count'),
});

/** Its `color` is not read: colors are looked up by key. Its abbreviation is the region's (B3). */
function regionCounts(sent: unknown): RegionCounts {
  const { key, name, abbreviation, validAppointments, totalEvents } = sentCounts(sent);
  const region = readRegionOf(key, name);
  if (region === noRegion) throw new Unreadable('a key or a name');
  return {
    region: abbreviation === '' ? region : { ...region, abbreviation },
    valid: validAppointments,
    all: totalEvents,
  };
}

/** A region's events and its rate (C37); null without a readable row of the region. */
export interface RegionFigures {
  readonly region: Region;
  readonly valid: number | null;
  readonly all: number | null;
  readonly rated: Rated;
}

/** The regions of a list, each once however many names it has there (A4), and their sums. */
export function regionFigures({ rows }: Pick<Rows<RegionCounts>, 'rows'>) {
  const received = rowsByIdentity(rows, ({ region }) => region)
    .map(({ subject: region, rows: sent }) => figuresOf(region, sent))
    .toSorted(inOrder);
  const knownRegions = regionKeys.map(
    (key) =>
      received.find(({ region }) => region.key === key) ?? figuresOf(productRegions[key], []),
  );
  const others = received.filter(({ region }) => region.key === null);
  const { valid, all: events, rated: rate } = figuresOf(noRegion, rows);
  return {
    /** The regions that were sent: the four in their order, then others by name. */
    received,
    /** The four regions of the product in their order. */
    knownRegions,
    /** Regions beyond the four. */
    others,
    /** The known and the other ones. */
    all: [...knownRegions, ...others],
    /** The sums over the received regions; null without one. */
    valid,
    events,
    rated: rate,
  };
}

export type AllRegionFigures = ReturnType<typeof regionFigures>;

/** The figures of one of the four. */
export function figuresOfRegion(
  { knownRegions }: Pick<AllRegionFigures, 'knownRegions'>,
  key: RegionKey,
): RegionFigures {
  return knownRegions[regionKeys.indexOf(key)] ?? figuresOf(productRegions[key], []);
}

function figuresOf(region: Region, rows: readonly RegionCounts[]): RegionFigures {
  const valid = rows.length === 0 ? null : sumOf(rows, (sent) => sent.valid);
  const all = rows.length === 0 ? null : sumOf(rows, (sent) => sent.all);
  return { region, valid, all, rated: rated(valid, all) };
}

function inOrder(a: RegionFigures, b: RegionFigures): number {
  return regionPlace(a.region) - regionPlace(b.region) || byText(a.region.name, b.region.name);
}

export const regions = call('/api/regions', {
  pollMs: 30_000,
  response: listResponse(regionCounts, ['regions']),
  figures: regionFigures,
});

import { notAvailable } from '../appointment/appointment.ts';
import { isBlank } from '../text/plain-text.ts';

export type RegionKey = 'california' | 'chicago' | 'arizona' | 'florida';

/** The plate's color code: the two letters under which the region's colors are kept. */
export type RegionCode = 'ca' | 'il' | 'az' | 'fl';

export type Region = {
  readonly key: RegionKey;
  readonly name: string;
  readonly abbreviation: string;
  readonly plate: RegionCode;
};

/** The regions in the one order in which they are listed and stacked everywhere: CA IL AZ FL. */
export const regionKeys: readonly RegionKey[] = ['california', 'chicago', 'arizona', 'florida'];

/**
 * Display names and abbreviations (spec 1, rulings B3): chicago's name is 'Illinois'. Index it only
 * with a `RegionKey`; server text goes through `regionOf` first.
 */
export const regions: Readonly<Record<RegionKey, Region>> = {
  california: { key: 'california', name: 'California', abbreviation: 'CA', plate: 'ca' },
  chicago: { key: 'chicago', name: 'Illinois', abbreviation: 'IL', plate: 'il' },
  arizona: { key: 'arizona', name: 'Arizona', abbreviation: 'AZ', plate: 'az' },
  florida: { key: 'florida', name: 'Florida', abbreviation: 'FL', plate: 'fl' },
};

const aliases: ReadonlyMap<string, RegionKey> = new Map(
  regionKeys.flatMap((key) => {
    const { name, abbreviation } = regions[key];
    return [key, name.toLowerCase(), abbreviation.toLowerCase()].map((alias) => [alias, key]);
  }),
);

/**
 * The region that a text means (rulings A4): its key, display name or abbreviation, in any case,
 * outer white space ignored. null for anything else.
 */
export function regionOf(text: string): RegionKey | null {
  return aliases.get(text.trim().toLowerCase()) ?? null;
}

/**
 * A region as it is shown (spec 1, rulings B3): the display name when known, else the text itself,
 * 'N/A' when there is none.
 */
export function regionName(text: string): string {
  const key = regionOf(text);
  if (key !== null) return regions[key].name;
  return isBlank(text) ? notAvailable : text.trim();
}

/** The same for every spelling of one region, known or not (rulings A4); a blank text is the region 'N/A'. */
export function regionId(text: string): string {
  return regionOf(text) ?? regionName(text).toLowerCase();
}

/** What a row of /api/regions says of which region it is. */
export interface RegionRow {
  readonly key: string;
  readonly name: string;
}

/**
 * The region of a row of /api/regions (rulings A4): that of its key, else that of its name. Where neither means
 * one, null, and it goes by `regionTextOf`.
 */
export function regionOfRow({ key, name }: RegionRow): RegionKey | null {
  return regionOf(key) ?? regionOf(name);
}

/**
 * The one text that stands for the region of a row, for `regionName` and a plate: a known region's key, whatever
 * name the server gives it (rulings B3), else the server's own name, or its key where it sent none.
 */
export function regionTextOf(row: RegionRow): string {
  return regionOfRow(row) ?? (isBlank(row.name) ? row.key : row.name);
}

/** What a sales rep's profile says of where the rep sells. */
export interface RepRegions {
  readonly primaryState: string;
  readonly territories: readonly string[];
}

/**
 * The one region that a rep belongs to, so that nobody counts twice (rulings A4): that of `primaryState`, else
 * the first known one of the territories; null where none is known.
 */
export function regionOfRep({ primaryState, territories }: RepRegions): RegionKey | null {
  return [primaryState, ...territories].map(regionOf).find((key) => key !== null) ?? null;
}

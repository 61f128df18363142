import { notAvailable } from '../appointment/appointment.ts';
import { fold } from '../text/words.ts';
import { isBlank } from '../text/plain-text.ts';
import { wholeSum } from '../number/format.ts';

export type RegionKey = 'california' | 'chicago' | 'arizona' | 'florida';

export type RegionCode = 'ca' | 'il' | 'az' | 'fl';

type RegionInfo = {
  readonly key: RegionKey;
  readonly name: string;
  readonly abbreviation: string;
  readonly code: RegionCode;
};

export const regionKeys: readonly RegionKey[] = ['california', 'chicago', 'arizona', 'florida'];

/** By key (spec 1, rulings B3); server text goes through `regionOf` first. */
export const regions: Readonly<Record<RegionKey, RegionInfo>> = {
  california: { key: 'california', name: 'California', abbreviation: 'CA', code: 'ca' },
  chicago: { key: 'chicago', name: 'Illinois', abbreviation: 'IL', code: 'il' },
  arizona: { key: 'arizona', name: 'Arizona', abbreviation: 'AZ', code: 'az' },
  florida: { key: 'florida', name: 'Florida', abbreviation: 'FL', code: 'fl' },
};

// Marked for the bundler: the boot script needs none of the regions.
const aliases: ReadonlyMap<string, RegionKey> = /* @__PURE__ */ (() =>
  new Map(
    regionKeys.flatMap((key) => {
      const { name, abbreviation } = regions[key];
      return [key, fold(name), fold(abbreviation)].map((alias) => [alias, key]);
    }),
  ))();

/** The region of a key, name or abbreviation in any case; null for another text (rulings A4). */
export function regionOf(text: string): RegionKey | null {
  return aliases.get(fold(text)) ?? null;
}

export function regionPlace(text: string): number {
  const key = regionOf(text);
  return key === null ? regionKeys.length : regionKeys.indexOf(key);
}

export function regionName(text: string): string {
  const key = regionOf(text);
  if (key !== null) return regions[key].name;
  return isBlank(text) ? notAvailable : text.trim();
}

export function regionId(text: string): string {
  return regionOf(text) ?? fold(regionName(text));
}

export interface RegionRow {
  readonly key: string;
  readonly name: string;
}

export function regionOfRow({ key, name }: RegionRow): RegionKey | null {
  return regionOf(key) ?? regionOf(name);
}

/** The region text of a row: the key of a known region (rulings B3), else the server's name. */
export function regionTextOf(row: RegionRow): string {
  return regionOfRow(row) ?? (isBlank(row.name) ? row.key : row.name);
}

export interface RepRegions {
  readonly primaryState: string;
  readonly territories: readonly string[];
}

/** The one region of a rep, so that nobody counts twice (rulings A4); null where none is known. */
export function regionOfRep({ primaryState, territories }: RepRegions): RegionKey | null {
  return [primaryState, ...territories].map(regionOf).find((key) => key !== null) ?? null;
}

/** The sums of each region's rows (rulings A4); without the regions whose sum is unknown. */
export function countsByRegion<T extends RegionRow>(
  rows: readonly T[],
  countOf: (row: T) => number | null,
): ReadonlyMap<RegionKey, number> {
  const counts = new Map<RegionKey, number>();
  for (const key of regionKeys) {
    const count = wholeSum(rows.filter((row) => regionOfRow(row) === key).map(countOf));
    if (count !== null) counts.set(key, count);
  }
  return counts;
}

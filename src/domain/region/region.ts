import { notAvailable } from '../text/format.ts';
import { identityOf, internByText } from '../text/identity.ts';
import { cleanLine } from '../text/clean.ts';

export type RegionKey = 'california' | 'chicago' | 'arizona' | 'florida';
export type RegionCode = 'ca' | 'il' | 'az' | 'fl';

/** A region as a value (A4): compared by `id`, shown by `name`. */
export interface Region {
  /** A known region's key, else the identity of its text; '' without a text. */
  readonly id: string;
  /** Null unless it is one of the four. */
  readonly key: RegionKey | null;
  readonly name: string;
  readonly abbreviation: string;
  readonly code: RegionCode | undefined;
  /** As a URL spells it: a known region's key, else its text; it reads as the same region again. */
  readonly sent: string;
}

interface KnownRegion extends Region {
  readonly key: RegionKey;
  readonly code: RegionCode;
}

function knownRegion(key: RegionKey, name: string, code: RegionCode): KnownRegion {
  return { id: key, key, name, abbreviation: code.toUpperCase(), code, sent: key };
}

/** By key (S1, B3). */
export const regions: Readonly<Record<RegionKey, KnownRegion>> = {
  california: knownRegion('california', 'California', 'ca'),
  chicago: knownRegion('chicago', 'Illinois', 'il'),
  arizona: knownRegion('arizona', 'Arizona', 'az'),
  florida: knownRegion('florida', 'Florida', 'fl'),
};

/** In the order of `regions`. */
export const regionKeys = /* @__PURE__ */ Object.keys(regions) as readonly RegionKey[];

/** Where no region was sent. */
export const noRegion: Region = {
  id: '',
  key: null,
  name: notAvailable,
  abbreviation: '–',
  code: undefined,
  sent: notAvailable,
};

// Marked for the bundler: the boot script needs none of the regions.
const aliases: ReadonlyMap<string, RegionKey> = /* @__PURE__ */ (() =>
  new Map(
    regionKeys.flatMap((key) => {
      const { name, code } = regions[key];
      return [key, name.toLowerCase(), code].map((alias) => [alias, key]);
    }),
  ))();

/** The region of a key, name or abbreviation in any case; null for another text (A4). */
export function regionOf(text: string): RegionKey | null {
  return aliases.get(identityOf(text)) ?? null;
}

/** A text as a region: one of the four by any of its names, else a region of its own (A4). */
export const readRegion: (text: string) => Region = internByText((text) => {
  const name = cleanLine(text);
  const key = regionOf(name);
  if (key !== null) return regions[key];
  const id = identityOf(name);
  if (id === '' || id === 'n/a') return noRegion;
  const abbreviation = Array.from(name).slice(0, 2).join('').toUpperCase();
  return { id, key, name, abbreviation, code: undefined, sent: name };
});

/** The region of a row of /api/regions: by its key, else by its name. */
export function readRegionOf(key: string, name: string): Region {
  const byKey = readRegion(key);
  if (byKey.key !== null) return byKey;
  const byName = readRegion(name);
  return byName === noRegion ? byKey : byName;
}

/** The place of a region in a list: the four in their order, others after them. */
export function regionPlace({ key }: Region): number {
  return key === null ? regionKeys.length : regionKeys.indexOf(key);
}

/** The one region of a rep, so that no rep counts twice (A4); null if no place is known. */
export function homeRegion(places: readonly Region[]): RegionKey | null {
  return places.find(({ key }) => key !== null)?.key ?? null;
}

import { readRegion, type Region } from './region.ts';

/** The regions that `/api/regions` lists, by the identity of each text that it has for them (rulings A4). */
export type RegionNames = ReadonlyMap<string, Region>;

interface ListedRegion {
  readonly region: Region;
  /** The identities of its key, name and abbreviation. */
  readonly ids: readonly string[];
}

/** Only for regions that their own text does not name; a text that two regions have names neither. */
export function regionNames(listed: readonly ListedRegion[]): RegionNames {
  const names = new Map(listed.map(({ region }) => [region.id, region]));
  const listedIds = new Set(names.keys());
  const ambiguous = new Set<string>();
  for (const { region, ids } of listed)
    for (const id of ids) {
      if (id === '' || listedIds.has(id)) continue;
      if ((names.get(id) ?? region).id !== region.id) ambiguous.add(id);
      names.set(id, region);
    }
  for (const id of ambiguous) names.delete(id);
  // Where the four are listed alone nothing is left, and no response has to be searched.
  return new Map([...names].filter(([id]) => !readRegion(id).isKnown));
}

/** The listed region of one that its text alone does not name, else the same. */
export function namedRegion(region: Region, names: RegionNames): Region {
  return region.isKnown ? region : (names.get(region.id) ?? region);
}

/** Data with its regions under the names of `/api/regions`; parts without such a region stay the same objects. */
export function withRegionNames<T>(data: T, names: RegionNames): T {
  return names.size === 0 ? data : (named(data, names) as T);
}

function named(value: unknown, names: RegionNames): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isRegion(value)) return namedRegion(value, names);
  if (Array.isArray(value)) {
    const list = value.map((item) => named(item, names));
    return list.some((item, at) => item !== value[at]) ? list : value;
  }
  let changed: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries(value)) {
    const next = named(field, names);
    if (next !== field) (changed ??= { ...value })[name] = next;
  }
  return changed ?? value;
}

/** Whether data has a region that is none of the four and that no response has named yet. */
export function hasUnknownRegion(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isRegion(value)) return !value.isKnown && value.id !== '';
  return (Array.isArray(value) ? value : Object.values(value)).some(hasUnknownRegion);
}

function isRegion(value: object): value is Region {
  return 'isKnown' in value;
}

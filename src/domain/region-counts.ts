import { regionOf, type RegionKey } from './region.ts';

/**
 * A figure of each known region, by its key (rulings A4): the rows of one region, however it is written,
 * are added up. A row of an unknown region, or without the figure, counts nowhere.
 */
export function countsByRegion<T>(
  rows: readonly T[],
  regionTextOf: (row: T) => string,
  countOf: (row: T) => number | null,
): ReadonlyMap<RegionKey, number> {
  const counts = new Map<RegionKey, number>();
  for (const row of rows) {
    const key = regionOf(regionTextOf(row));
    const count = countOf(row);
    if (key && count !== null) counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return counts;
}

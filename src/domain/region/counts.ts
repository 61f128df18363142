import { wholeSum } from '../number/format.ts';
import { regionKeys, regionOfRow, type RegionKey, type RegionRow } from './region.ts';

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

import { wholeSum } from '../number/format.ts';
import { regionKeys, regionOfRow, type RegionKey, type RegionRow } from './region.ts';

/**
 * A figure of each known region, by its key: the rows of one region, however it is written, are added up
 * (rulings A4). A region that is missing, or of which a row lacks the figure, is not in it: nobody knows its
 * figure, and it is no 0.
 */
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

import { clampPercent, wholeSum } from '../../domain/number/format.ts';
import { countsByRegion } from '../../domain/region/counts.ts';
import { regionKeys, type RegionKey, type RegionRow } from '../../domain/region/region.ts';

/** How one region stands; null where a count is missing or cannot be read. */
export interface RegionCount {
  readonly region: RegionKey;
  readonly valid: number | null;
  readonly total: number | null;
}

/** The four regions in their fixed order, and the events of the whole answer. */
export interface RegionCounts {
  readonly rows: readonly RegionCount[];
  readonly events: number | null;
}

interface SentRegion extends RegionRow {
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

/**
 * The regions of an answer as the wall shows them (issue 4): always the four, in fixed order, rows of one region
 * added up. A region that is missing, or a count that cannot be read, is null and no 0, and so is then the sum of
 * events; the events of a region nobody knows belong to that sum.
 */
export function regionCounts(sent: readonly SentRegion[]): RegionCounts {
  const valid = countsByRegion(sent, (row) => row.validAppointments);
  const total = countsByRegion(sent, (row) => row.totalEvents);
  const rows = regionKeys.map((region) => ({
    region,
    valid: valid.get(region) ?? null,
    total: total.get(region) ?? null,
  }));
  const isWhole = total.size === regionKeys.length;
  return { rows, events: isWhole ? wholeSum(sent.map((row) => row.totalEvents)) : null };
}

export interface Racer<T> {
  readonly row: T;
  /** The bar: percent of the leader's count. */
  readonly share: number;
  /** Nobody has more; several lead where they have the same. Nobody leads at 0. */
  readonly leads: boolean;
}

/** Bars drawn to the leader (visual.md 'Wall display'): the most first, without a count last, at most `limit`. */
export function race<T extends { readonly appointments: number | null }>(
  rows: readonly T[],
  limit = 4,
): Racer<T>[] {
  const ordered = rows.toSorted((a, b) => (b.appointments ?? -1) - (a.appointments ?? -1));
  const most = ordered[0]?.appointments ?? 0;
  return ordered.slice(0, limit).map((row) => ({
    row,
    share: most > 0 ? clampPercent(((row.appointments ?? 0) * 100) / most) : 0,
    leads: most > 0 && row.appointments === most,
  }));
}

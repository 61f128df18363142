import { clampPercent, wholeSum } from '../../domain/number/format.ts';
import {
  countsByRegion,
  type RegionKey,
  regionKeys,
  type RegionRow,
} from '../../domain/region/region.ts';
import type { Moment } from '../../ui/clock.ts';

/** The totals of the day, or in weekly mode of the week. */
export interface WallTotals {
  readonly valid: number | null;
  readonly weekly: boolean;
  readonly start: string;
  readonly end: string;
}

export interface RegionCount {
  readonly region: RegionKey;
  readonly valid: number | null;
  readonly total: number | null;
}

/** The four regions in their fixed order, and the events of all rows. */
export interface RegionCounts {
  readonly rows: readonly RegionCount[];
  readonly events: number | null;
}

interface SentRegion extends RegionRow {
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

/**
 * The regions of a response (issue 4). The sum of events counts unknown regions too, and is null while one of the
 * four is missing or a count is unreadable.
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

export interface Leader<T> {
  readonly row: T;
  /** In percent of the highest count. */
  readonly share: number;
  /** Whether the row has the highest count, alone or with others; false at 0. */
  readonly leads: boolean;
}

/** The first four rows by count, unknown counts last. */
export function leaderboard<T extends { readonly appointments: number | null }>(
  rows: readonly T[],
): Leader<T>[] {
  const ordered = rows.toSorted((a, b) => (b.appointments ?? -1) - (a.appointments ?? -1));
  const highest = ordered[0]?.appointments ?? 0;
  return ordered.slice(0, 4).map((row) => ({
    row,
    share: highest > 0 ? clampPercent(((row.appointments ?? 0) * 100) / highest) : 0,
    leads: highest > 0 && row.appointments === highest,
  }));
}

/** The parts of the wall with an age of their own, by the names and in the order of a sentence. */
export const partNames = {
  totals: 'Totals',
  change: 'Comparison',
  regions: 'Regions',
  telemarketers: 'Telemarketers',
  reps: 'Sales reps',
} as const;
export type PartName = keyof typeof partNames;

/** One part of the wall; its instants are on the clock of `elapsedMs`. */
export interface WallPart<T> {
  readonly name: PartName;
  readonly data: T | undefined;
  readonly receivedAt: number | null;
  /** The data is of this instant's day, even if the response came after midnight. */
  readonly requestedAt: number | null;
  readonly pollMs: number;
  /** Saved before a reload. */
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
}

/** An age in whole ms, since the clock's fractions could make two minutes a little less. */
export function ageMs(at: number, { elapsed }: Pick<Moment, 'elapsed'>): number {
  return Math.max(0, Math.round(elapsed - at));
}

/** When a part was requested, in ms of the clock; now, before the first response. */
export function requestedMs({ requestedAt }: WallPart<unknown>, moment: Moment): number {
  return moment.now - ageMs(requestedAt ?? moment.elapsed, moment);
}

import type { ApiError } from '../../api/api-error.ts';
import { wholeValue } from '../../domain/figures/figure.ts';
import { isWhole, receivedText } from '../../domain/figures/received.ts';
import {
  figuresOfRegion,
  type RegionFigures,
  regionFigures,
  totalOf,
} from '../../domain/figures/regions.ts';
import type { RegionCounts as SentRegion, Telemarketer } from '../../api/entities/dashboard.ts';
import type { Rows } from '../../api/tolerant.ts';
import { clampPercent, showNumber } from '../../domain/number/format.ts';
import { type RegionKey, regionKeys } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import type { DateRange } from '../../domain/time/period.ts';
import type { Moment } from '../../ui/clock.ts';

const longestName = 20;

export interface WallTotals extends DateRange {
  readonly valid: number | null;
  readonly weekly: boolean;
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
  /** 'also 2 / 30 in Nevada': what regions of no row have; undefined without one. */
  readonly elsewhere?: string | undefined;
}

/**
 * The regions of a response (issue 4). The sum of events counts unknown regions too, and is null while one of the
 * four, a count or a row is missing.
 */
export function regionCounts(sent: Rows<SentRegion>): RegionCounts {
  const rows = regionKeys.map((region) => {
    const { valid, all: total } = figuresOfRegion(sent.rows, region);
    return { region, valid, total };
  });
  const figures = regionFigures(sent.rows);
  const others = figures.filter(({ region }) => region.key === null);
  const hasAll = isWhole(sent) && rows.every(({ total }) => total !== null);
  return {
    rows,
    events: hasAll ? wholeValue(totalOf(figures, 'all')) : null,
    elsewhere: others.length === 0 ? undefined : elsewhereText(others),
  };
}

function elsewhereText(others: readonly RegionFigures[]): string {
  const [valid, all] = (['valid', 'all'] as const).map((of) =>
    showNumber(wholeValue(totalOf(others, of))),
  );
  const [one, another] = others;
  const where = another || !one ? countText(others.length, 'other region') : one.region.name;
  return `also ${valid} / ${all} in ${excerpt(where, longestName)}`;
}

/** The rows of a list on the wall, and what it is a part of; '' for a whole list. */
export interface WallRows<T> {
  readonly rows: readonly T[];
  readonly note: string;
}

export function wallRows<T>(rows: readonly T[], sent: Rows<unknown>): WallRows<T> {
  return { rows, note: receivedText(sent) };
}

export interface Leader<T> {
  readonly row: T;
  readonly share: number;
  /** Whether the row has the highest count, alone or with others; false at 0. */
  readonly leads: boolean;
}

export type CountedLeader = Leader<Pick<Telemarketer, 'person' | 'appointments'>>;

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
  /** Kept by this browser: no response has come since the wall was opened. */
  readonly isSaved: boolean;
  readonly error: ApiError | null;
  /** The text in place of missing data. */
  readonly absent: string;
}

/** An age in whole ms, since the clock's fractions could make two minutes a little less. */
export function ageMs(at: number, { elapsed }: Pick<Moment, 'elapsed'>): number {
  return Math.max(0, Math.round(elapsed - at));
}

/** When a part was requested, in ms of the clock; now, before the first response. */
export function requestedMs(
  { requestedAt }: Pick<WallPart<unknown>, 'requestedAt'>,
  moment: Moment,
): number {
  return moment.now - ageMs(requestedAt ?? moment.elapsed, moment);
}

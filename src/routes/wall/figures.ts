import type { ApiError } from '../../api/api-error.ts';
import type { DashboardFigures } from '../../calls/dashboard.ts';
import type { AllRegionFigures } from '../../calls/regions.ts';
import type { BookedBy, telemarketerFigures } from '../../calls/telemarketers.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { countText, excerpt, showNumber } from '../../domain/text/format.ts';
import type { Path } from '../../query/reads.ts';

const longestName = 20;

/** The figures of the dashboard's call that the wall shows, which this browser's record has too. */
export type WallTotals = Pick<DashboardFigures, 'valid' | 'week'>;

export type WallTelemarketers = ReturnType<typeof telemarketerFigures<BookedBy>>;

/** 'also 2 / 30 in Atlantis': the counts of other regions; '' without any. */
export function elsewhereText({ others }: Pick<AllRegionFigures, 'others'>): string {
  const [first, ...more] = others;
  if (first === undefined) return '';
  const [valid, all] = (['valid', 'all'] as const).map((field) =>
    showNumber(sumOf(others, (figures) => figures[field] ?? 0)),
  );
  const where = more.length === 0 ? first.region.name : countText(others.length, 'other region');
  return `also ${valid} / ${all} in ${excerpt(where, longestName)}`;
}

/** The first four designated telemarketers by count. */
export function topTelemarketers({ designated }: WallTelemarketers): readonly BookedBy[] {
  return designated.toSorted((a, b) => b.appointments - a.appointments).slice(0, 4);
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

/** One part of the wall. */
export interface WallPart<T> {
  readonly name: PartName;
  /** The figures of the call. */
  readonly data: T | undefined;
  /** What is missing of them: '20 of 76 received' (A15). */
  readonly missing: string;
  /** By `Date.now`. */
  readonly receivedAt: number | null;
  /** The Eastern day of the figures, 'YYYY-MM-DD' (C37). */
  readonly day: string;
  readonly read: Path;
  /** Drawn gray. */
  readonly isOld: boolean;
  readonly error: ApiError | null;
  /** The text in place of missing data. */
  readonly absent: string;
}

import type { ApiError } from '../../api/api-error.ts';
import type { DashboardFigures } from '../../calls/dashboard.ts';
import { type AllRegionFigures, sumOver } from '../../calls/regions.ts';
import type { SentTelemarketer, TelemarketerFigures } from '../../calls/telemarketers.ts';
import { wholeValue } from '../../domain/number/figure.ts';
import { countText, excerpt, namesOf, showNumber } from '../../domain/text/format.ts';
import type { Moment } from '../../ui/clock.ts';

const longestName = 20;

/** The figures of the dashboard's call that the wall shows, which this browser's record has too. */
export type WallTotals = Pick<DashboardFigures, 'valid' | 'week'>;

/** 'also 2 / 30 in Atlantis': the counts of other regions; '' without any. */
export function elsewhereText({ others }: Pick<AllRegionFigures, 'others'>): string {
  if (others.length === 0) return '';
  const [valid, all] = (['valid', 'all'] as const).map((field) =>
    showNumber(wholeValue(sumOver(others, field))),
  );
  const [name = ''] = namesOf(
    others.map(({ region }) => region.name),
    'unnamed region',
  );
  const where = others.length === 1 ? name : countText(others.length, 'other region');
  return `also ${valid} / ${all} in ${excerpt(where, longestName)}`;
}

/** The first four designated telemarketers by count, unknown counts last. */
export function topTelemarketers({
  designated,
}: Pick<TelemarketerFigures, 'designated'>): readonly SentTelemarketer[] {
  return designated.toSorted((a, b) => (b.appointments ?? -1) - (a.appointments ?? -1)).slice(0, 4);
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
  /** The figures of the call. */
  readonly data: T | undefined;
  /** What is missing of them: '20 of 76 received' (rulings A15). */
  readonly missing: string;
  readonly receivedAt: number | null;
  /** The data is of this instant's day, even if the response came after midnight. */
  readonly requestedAt: number | null;
  readonly pollMs: number;
  /** Drawn gray. */
  readonly isOld: boolean;
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

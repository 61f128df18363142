import type { ApiError } from '../../api/api-error.ts';
import type { Dashboard } from '../../calls/dashboard.ts';
import {
  type RegionFigures,
  regionFigures,
  type SentCounts,
  sumOver,
} from '../../calls/regions.ts';
import { type SentTelemarketer, telemarketerFigures } from '../../calls/telemarketers.ts';
import { noRows, type Rows } from '../../api/tolerant.ts';
import { wholeValue } from '../../domain/figures/figure.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText, excerpt } from '../../domain/text/words.ts';
import type { Moment } from '../../ui/clock.ts';

const longestName = 20;

// The fields of a response that the wall shows, which this browser's record has too.
export type WallTotals = Pick<
  Dashboard['metrics'],
  'totalValidAppointments' | 'weeklyMode' | 'dateRange'
>;

/**
 * The four regions in their fixed order, and the events of all rows (issue 4): unknown regions too, and null while one of
 * the four, a count or a row is missing. `elsewhere`: 'also 2 / 30 in Nevada', what regions of no row have.
 */
export function regionCounts(sent: Rows<SentCounts> | undefined) {
  const { four, others, events } = regionFigures(sent ?? noRows);
  return {
    rows: four,
    events: wholeValue(events),
    elsewhere: others.length === 0 ? '' : elsewhereText(others),
  };
}

function elsewhereText(others: readonly RegionFigures[]): string {
  const [valid, all] = (['valid', 'all'] as const).map((of) =>
    showNumber(wholeValue(sumOver(others, of))),
  );
  const [one, another] = others;
  const where = another || !one ? countText(others.length, 'other region') : one.region.name;
  return `also ${valid} / ${all} in ${excerpt(where, longestName)}`;
}

/** The first four designated telemarketers by count, unknown counts last. */
export function topTelemarketers(
  sent: Rows<SentTelemarketer> | undefined,
): readonly SentTelemarketer[] {
  return telemarketerFigures(sent ?? noRows)
    .designated.toSorted((a, b) => (b.appointments ?? -1) - (a.appointments ?? -1))
    .slice(0, 4);
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

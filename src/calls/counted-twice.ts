import { wholeValue } from '../domain/number/figure.ts';
import type { Region } from '../domain/region/region.ts';
import type { AlertFigures, AlertStats } from './alerts.ts';
import type { DayFigures } from './appointments.ts';
import type { DashboardFigures } from './dashboard.ts';
import type { AllRegionFigures } from './regions.ts';
import type { TelemarketersFigures } from './telemarketers.ts';

/** A count that two calls have; null is unknown. `name` begins the line about it: 'California: '. */
export type CountedTwice = readonly [name: string, count: number | null, otherCount: number | null];

type Total = Pick<DashboardFigures, 'valid'>;

/** The valid appointments by the total and by the regions; null where a part is missing (rulings C37). */
export const totalAndRegions = (
  { valid }: Total,
  regions: Pick<AllRegionFigures, 'valid'>,
): CountedTwice[] => [['', valid, wholeValue(regions.valid)]];

/** The valid appointments by the total and in the list. */
export const totalAndList = (
  { valid }: Total,
  list: Pick<DayFigures, 'whyOfAll'>,
): CountedTwice[] => [['', valid, list.whyOfAll?.valid ?? null]];

/** The valid appointments by regions and in the list. */
export const regionsTotalAndList = (
  { valid }: Pick<AllRegionFigures, 'valid'>,
  list: Pick<DayFigures, 'whyOfAll'>,
): CountedTwice[] => [['', wholeValue(valid), list.whyOfAll?.valid ?? null]];

/** The appointments of all telemarketers, and the valid ones by the total. */
export const telemarketersAndTotal = (
  { bookedByAll }: Pick<TelemarketersFigures, 'bookedByAll'>,
  { valid }: Total,
): CountedTwice[] => [['', wholeValue(bookedByAll), valid]];

/** Each designated telemarketer's appointments by their call, and the valid ones in the rows received. */
export const telemarketersAndList = (
  { designated }: Pick<TelemarketersFigures, 'designated'>,
  { why }: Pick<DayFigures, 'why'>,
): CountedTwice[] =>
  designated.map(({ person, appointments }) => [
    `${person.name}: `,
    appointments,
    why.telemarketer.find(({ subject }) => subject.id === person.id)?.valid ?? 0,
  ]);

/** Each region's valid appointments by its call and in the rows received; a region that one of them lacks counts 0 there. */
export function regionsAndList(
  { received }: Pick<AllRegionFigures, 'received'>,
  { why }: Pick<DayFigures, 'why'>,
): CountedTwice[] {
  const listed = new Map(why.region.map(({ subject, valid }) => [subject.id, valid]));
  const pairs = received.map(({ region, valid }) => [region, valid] as const);
  const ids = new Set(pairs.map(([{ id }]) => id));
  const onlyListed = why.region.flatMap(({ subject }): (readonly [Region, number])[] =>
    ids.has(subject.id) ? [] : [[subject, 0]],
  );
  return [...pairs, ...onlyListed].map(([region, valid]) => [
    `${region.name}: `,
    valid,
    listed.get(region.id) ?? 0,
  ]);
}

/** The pending alerts in the list and by their count. */
export const pendingInBoth = (
  { pendingOfAll }: Pick<AlertFigures, 'pendingOfAll'>,
  { pending }: Pick<AlertStats, 'pending'>,
): CountedTwice[] => [['', pendingOfAll, pending]];

const alertStatuses = { Pending: 'pending', Reviewed: 'reviewed', Dismissed: 'dismissed' } as const;

/** The alerts of each status in the list and by their count. */
export const alertsInBoth = (
  { isWhole, counts }: Pick<AlertFigures, 'isWhole' | 'counts'>,
  stats: AlertStats,
): CountedTwice[] =>
  Object.entries(alertStatuses).map(([name, status]) => [
    `${name}: `,
    isWhole ? counts[status] : null,
    stats[status],
  ]);

import { regionKeys, type RegionKey } from '../../src/domain/region/region.ts';
import { addDays, closeMs, mondayOf } from '../world/calendar.ts';
import type { Tally } from '../world/tally.ts';
import { groupBy } from './numbers.ts';
import type { World } from '../world/world.ts';

/** Monday to Saturday; `month` is the 'YYYY-MM' of the Monday. */
export type Week = {
  readonly start: string;
  readonly end: string;
  readonly month: string;
  readonly days: readonly Tally[];
  readonly valid: number;
  readonly isPartial: boolean;
};

/** All weeks, oldest first. */
export function weeksOf(world: World): Week[] {
  const byMonday = groupBy(world.days(), ({ date }) => mondayOf(date));
  return [...byMonday].map(([start, days]) => {
    const end = addDays(start, 5);
    return {
      start,
      end,
      month: start.slice(0, 7),
      days,
      valid: validOf(days),
      isPartial: world.now() < closeMs(end),
    };
  });
}

export function validOf(days: readonly Tally[]): number {
  return days.reduce((sum, { valid }) => sum + valid, 0);
}

export function validIn(days: readonly Tally[], region: RegionKey): number {
  return days.reduce((sum, { byRegion }) => sum + (byRegion.get(region)?.valid ?? 0), 0);
}

export function validBy(days: readonly Tally[], name: string): number {
  return days.reduce((sum, { byTelemarketer }) => sum + (byTelemarketer.get(name)?.valid ?? 0), 0);
}

/** The telemarketers with a valid appointment. */
export function namesIn(days: readonly Tally[]): string[] {
  const names = days.flatMap(({ byTelemarketer }) =>
    [...byTelemarketer].filter(([, { valid }]) => valid > 0).map(([name]) => name),
  );
  return [...new Set(names)];
}

export function topRegionOf(days: readonly Tally[]): { key: RegionKey; valid: number } | null {
  const [best] = regionKeys
    .map((key) => ({ key, valid: validIn(days, key) }))
    .toSorted((a, b) => b.valid - a.valid);
  return best && best.valid > 0 ? best : null;
}

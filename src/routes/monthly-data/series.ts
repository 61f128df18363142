import type { Month } from '../../api/entities/monthly.ts';
import { regionParts } from './monthly.ts';
import { regionKeys, regions, type RegionCode } from '../../domain/region/region.ts';

export interface Series {
  readonly name: string;
  readonly abbreviation: string;
  /** Null is drawn in a neutral color. */
  readonly plate: RegionCode | null;
}

/** In the order of `regionParts`. */
const series: readonly Series[] = [
  ...regionKeys.map((key) => regions[key]),
  { name: 'Other', abbreviation: 'Other', plate: null },
];

/** The series of some weeks, with 'Other' only where one of them has a rest. */
export function seriesOf(weeks: Month['weeklyBreakdown']['rows']): readonly Series[] {
  const hasRest = weeks.some((week) => (regionParts(week).at(-1) ?? 0) > 0);
  return hasRest ? series : series.slice(0, -1);
}

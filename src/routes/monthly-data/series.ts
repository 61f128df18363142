import type { Month } from '../../api/entities/monthly.ts';
import { regionParts } from './monthly.ts';
import { regionKeys, regions, type RegionCode } from '../../domain/region/region.ts';

export interface Series {
  readonly name: string;
  readonly abbreviation: string;
  /** Null is neutral. */
  readonly code: RegionCode | null;
}

/** The parts of a week as `regionParts` gives them: the regions in their fixed order, then the rest. */
const series: readonly Series[] = [
  ...regionKeys.map((key) => regions[key]),
  { name: 'Other', abbreviation: 'Other', code: null },
];

/** The series of some weeks: the rest stands among them only where there is one. */
export function seriesOf(weeks: Month['weeklyBreakdown']['rows']): readonly Series[] {
  const hasRest = weeks.some((week) => (regionParts(week).at(-1) ?? 0) > 0);
  return hasRest ? series : series.slice(0, -1);
}

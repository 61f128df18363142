import { levelPlace } from '../../domain/text/level.ts';

export type InsightKind = 'trend' | 'comparison' | 'pattern' | 'anomaly';

/** What kind of insight it is (spec 3); null for another one. */
export function insightKind(type: string): InsightKind | null {
  const code = type.trim().toLowerCase();
  switch (code) {
    case 'trend':
    case 'comparison':
    case 'pattern':
    case 'anomaly':
      return code;
    default:
      return null;
  }
}

interface Ranked {
  readonly significance: string;
  readonly percentageChange: number | null;
}

function distanceOf({ percentageChange }: Ranked): number {
  return percentageChange === null ? -1 : Math.abs(percentageChange);
}

/**
 * A sorted copy: high, medium, low, then other significances; within one the farthest from the average
 * first, whichever the direction, and unknown changes last.
 */
export function bySignificance<T extends Ranked>(insights: readonly T[]): T[] {
  return insights.toSorted(
    (a, b) =>
      levelPlace(a.significance) - levelPlace(b.significance) || distanceOf(b) - distanceOf(a),
  );
}

const ends = [10, 25, 50, 100];

/** The percent at which the bars of a list end, the same for all: the smallest that holds them, at most 100. */
export function barEnd(insights: readonly Ranked[]): number {
  const farthest = insights.reduce((most, row) => Math.max(most, distanceOf(row)), 0);
  return ends.find((end) => farthest <= end) ?? 100;
}

/**
 * Where a change stands on a bar from -`end` to +`end` percent: 0 at the left, 50 at the average, 100 at
 * the right; one beyond the ends stands at the end. null when it cannot be read.
 */
export function barPlace(percentageChange: number | null, end: number): number | null {
  if (percentageChange === null) return null;
  return 50 + (Math.min(end, Math.max(-end, percentageChange)) / end) * 50;
}

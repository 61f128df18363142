import { fold } from '../../domain/text/fold.ts';
import { levelPlace } from '../../domain/text/level.ts';

const kinds = ['trend', 'comparison', 'pattern', 'anomaly'] as const;
export type InsightKind = (typeof kinds)[number];

/** The kind of an insight (spec 3); null for another text. */
export function insightKind(type: string): InsightKind | null {
  return kinds.find((kind) => kind === fold(type)) ?? null;
}

interface Ranked {
  readonly significance: string;
  readonly percentageChange: number | null;
}

function distanceOf({ percentageChange }: Ranked): number {
  return percentageChange === null ? -1 : Math.abs(percentageChange);
}

/** A sorted copy by significance, then by distance from the average; unknown changes come last. */
export function bySignificance<T extends Ranked>(insights: readonly T[]): T[] {
  return insights.toSorted(
    (a, b) =>
      levelPlace(a.significance) - levelPlace(b.significance) || distanceOf(b) - distanceOf(a),
  );
}

const ends = [10, 25, 50, 100];

/** The percent at which all bars of a list end: the smallest step that holds them, at most 100. */
export function barEnd(insights: readonly Ranked[]): number {
  const farthest = insights.reduce((most, row) => Math.max(most, distanceOf(row)), 0);
  return ends.find((end) => farthest <= end) ?? 100;
}

/** The place of a change on a bar from -`end` to +`end`, in percent of its width; null when unknown. */
export function barPlace(percentageChange: number | null, end: number): number | null {
  if (percentageChange === null) return null;
  return 50 + (Math.min(end, Math.max(-end, percentageChange)) / end) * 50;
}

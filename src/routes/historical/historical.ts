import { levelPlace } from '../../domain/text/insights.ts';
import { fold } from '../../domain/text/words.ts';

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

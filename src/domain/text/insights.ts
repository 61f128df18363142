import { noValue } from '../number/format.ts';
import { knownWord } from './words.ts';

const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

export function levelOf(word: string): Level | null {
  return knownWord(word, levels);
}

/** The place of a level to sort by, 0 for high; unknown words come last. */
export function levelPlace(word: string): number {
  const level = levelOf(word);
  return level === null ? levels.length : levels.indexOf(level);
}

type Prioritized = { readonly priority: string };

/** A sorted copy: high, medium, low, then unknown priorities (spec 2 'AI Insights'); the largest first within one. */
export function byPriority<T extends Prioritized>(
  insights: readonly T[],
  changeOf: (insight: T) => number | null | undefined = () => null,
): T[] {
  const size = (insight: T) => Math.abs(changeOf(insight) ?? 0);
  return insights.toSorted(
    (a, b) => levelPlace(a.priority) - levelPlace(b.priority) || size(b) - size(a),
  );
}

export function priorityCounts(insights: readonly Prioritized[]): string {
  return [...levels, 'other' as const]
    .map((level, place) => ({
      level,
      n: insights.filter(({ priority }) => levelPlace(priority) === place).length,
    }))
    .filter(({ n }) => n > 0)
    .map(({ level, n }) => `${n} ${level}`)
    .join(', ');
}

const insightTypes = ['trend', 'opportunity', 'alert', 'recommendation'] as const;
export type InsightType = (typeof insightTypes)[number];

export function insightTypeOf(word: string): InsightType | null {
  return knownWord(word, insightTypes);
}

// Two digits and no unit: the contract names none, and values under 1 occur.
let volatilityFormat: Intl.NumberFormat | undefined;

export function showVolatility(volatility: number | null): string {
  if (volatility === null) return noValue;
  volatilityFormat ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
  return volatilityFormat.format(volatility);
}

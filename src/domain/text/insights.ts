import { noValue } from '../number/format.ts';
import { knownWord } from './words.ts';

const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

export function levelOf(word: string): Level | null {
  return knownWord(word, levels);
}

export function levelPlace(word: string): number {
  const level = levelOf(word);
  return level === null ? levels.length : levels.indexOf(level);
}

/** A sorted copy: high, medium, low, then unknown words (spec 2 'AI Insights'); the largest change first within one. */
export function byLevel<T>(
  insights: readonly T[],
  wordOf: (insight: T) => string,
  changeOf: (insight: T) => number | null | undefined = () => null,
): T[] {
  const size = (insight: T) => {
    const change = changeOf(insight) ?? null;
    return change === null ? -1 : Math.abs(change);
  };
  return insights.toSorted(
    (a, b) => levelPlace(wordOf(a)) - levelPlace(wordOf(b)) || size(b) - size(a),
  );
}

export function priorityCounts(insights: readonly { readonly priority: string }[]): string {
  return [...levels, 'other' as const]
    .map((level, place) => ({
      level,
      n: insights.filter(({ priority }) => levelPlace(priority) === place).length,
    }))
    .filter(({ n }) => n > 0)
    .map(({ level, n }) => `${n} ${level}`)
    .join(', ');
}

export const insightTypes = ['trend', 'opportunity', 'alert', 'recommendation'] as const;
export const historicalTypes = ['trend', 'comparison', 'pattern', 'anomaly'] as const;

// Two digits and no unit: the contract names none, and values under 1 occur.
let volatilityFormat: Intl.NumberFormat | undefined;

export function showVolatility(volatility: number | null): string {
  if (volatility === null) return noValue;
  volatilityFormat ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
  return volatilityFormat.format(volatility);
}

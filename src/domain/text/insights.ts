import { levelPlace, levels } from './level.ts';
import { noValue } from '../number/format.ts';

type Prioritised = { readonly priority: string };

/**
 * A sorted copy (spec 2 'AI Insights'): high, medium, low, then unknown priorities; within one
 * priority the server's order.
 */
export function byPriority<T extends Prioritised>(insights: readonly T[]): T[] {
  return insights.toSorted((a, b) => levelPlace(a.priority) - levelPlace(b.priority));
}

/** How many there are of each priority, the empty ones left out: '1 high, 5 low'; '' for none. */
export function priorityCounts(insights: readonly Prioritised[]): string {
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

/** What an insight is (spec 3); null for another word. */
export function insightTypeOf(word: string): InsightType | null {
  const code = word.trim().toLowerCase();
  return insightTypes.find((type) => type === code) ?? null;
}

const fine = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });

/** A volatility as it was sent, at two digits: the contract tells no unit, and it may be under 1. */
export function showVolatility(volatility: number | null): string {
  return volatility === null ? noValue : fine.format(volatility);
}

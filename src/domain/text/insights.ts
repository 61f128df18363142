import { noValue } from '../number/format.ts';
import { isDesignated, type Person, readPerson } from '../people.ts';
import { readRegion, type RegionKey } from '../region/region.ts';

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

/** A level of a response; an unknown word keeps its text. */
export interface SentLevel {
  readonly known: Level | null;
  readonly text: string;
}

export function levelPlace({ known }: SentLevel): number {
  return known === null ? levels.length : levels.indexOf(known);
}

/** A sorted copy: high, medium, low, then unknown words (spec 2 'AI Insights'); the largest change first within one. */
export function byLevel<T>(
  insights: readonly T[],
  levelOf: (insight: T) => SentLevel,
  changeOf: (insight: T) => number | null | undefined = () => null,
): T[] {
  const size = (insight: T) => {
    const change = changeOf(insight) ?? null;
    return change === null ? -1 : Math.abs(change);
  };
  return insights.toSorted(
    (a, b) => levelPlace(levelOf(a)) - levelPlace(levelOf(b)) || size(b) - size(a),
  );
}

/** '1 high, 1 medium, 2 low', without the levels of none. */
export function priorityCounts(insights: readonly { readonly priority: SentLevel }[]): string {
  return [...levels, 'other' as const]
    .map((level, place) => ({
      level,
      n: insights.filter(({ priority }) => levelPlace(priority) === place).length,
    }))
    .filter(({ n }) => n > 0)
    .map(({ level, n }) => `${n} ${level}`)
    .join(', ');
}

// Two digits and no unit: the contract names none, and values under 1 occur.
let volatilityFormat: Intl.NumberFormat | undefined;

export function showVolatility(volatility: number | null): string {
  if (volatility === null) return noValue;
  volatilityFormat ??= new Intl.NumberFormat('en-US', { maximumSignificantDigits: 2 });
  return volatilityFormat.format(volatility);
}

/** A region, a person, or all regions when both are missing. */
export interface Subject {
  readonly region?: RegionKey;
  readonly person?: Person;
}

/** The subject of a title: 'Florida: 104 valid appointments' is about Florida. Null when it names nothing known. */
export function subjectOf(title: string, people: readonly Person[]): Subject | null {
  const end = title.indexOf(':');
  if (end < 0) return null;
  const name = title.slice(0, end);
  const { key, id } = readRegion(name);
  if (key !== null) return { region: key };
  if (id === 'all regions') return {};
  const person = readPerson(name);
  return isDesignated(person, people) ? { person } : null;
}

import { noValue } from './format.ts';
import { isDesignated, type Person, readPerson } from '../people.ts';
import { readRegion, type RegionKey } from '../region/region.ts';
import { byText } from './identity.ts';

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

/** A level of a response; an unknown word keeps its text. */
export interface SentLevel {
  readonly knownWord: Level | null;
  readonly text: string;
}

/** The index of a level in a list: unknown words first (A19), then high, medium, low, then rows without a level. */
export function levelPlace({ knownWord, text }: SentLevel): number {
  if (knownWord !== null) return levels.indexOf(knownWord);
  return text === '' ? levels.length : -1;
}

/**
 * A sorted copy: unknown words under their own name, then high, medium, low (S2 'AI Insights', A19);
 * the largest change first within one.
 */
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
    (a, b) =>
      levelPlace(levelOf(a)) - levelPlace(levelOf(b)) ||
      byText(unknownWord(levelOf(a)), unknownWord(levelOf(b))) ||
      size(b) - size(a),
  );
}

const unknownWord = ({ knownWord, text }: SentLevel) =>
  knownWord === null ? text.toLowerCase() : '';

/** Whether two levels are the same: the same known one, or one word in any case. */
export function isSameLevel(a: SentLevel, b: SentLevel): boolean {
  return a.knownWord === b.knownWord && unknownWord(a) === unknownWord(b);
}

/** Insights by level, in the order of `byLevel`. */
export function levelGroups<T>(
  sorted: readonly T[],
  levelOf: (insight: T) => SentLevel,
): readonly { readonly level: SentLevel; readonly rows: readonly T[] }[] {
  const groups: { level: SentLevel; rows: T[] }[] = [];
  for (const insight of sorted) {
    const level = levelOf(insight);
    const last = groups.at(-1);
    if (last && isSameLevel(last.level, level)) last.rows.push(insight);
    else groups.push({ level, rows: [insight] });
  }
  return groups;
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

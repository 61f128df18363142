import { knownWord } from './fold.ts';

export const levels = ['high', 'medium', 'low'] as const;
export type Level = (typeof levels)[number];

export function levelOf(word: string): Level | null {
  return knownWord(word, levels);
}

/** The place of a level to sort by, 0 for high; unknown words come last. */
export function levelPlace(word: string): number {
  const level = levelOf(word);
  return level === null ? levels.length : levels.indexOf(level);
}

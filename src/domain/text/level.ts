export type Level = 'high' | 'medium' | 'low';

/** From the most to the least. */
export const levels: readonly Level[] = ['high', 'medium', 'low'];

/** The level that a word of the server's means: a priority, a significance; null for another word. */
export function levelOf(word: string): Level | null {
  const code = word.trim().toLowerCase();
  return levels.find((level) => level === code) ?? null;
}

/** The place of a word's level in their order, to sort by; that of another word is behind them all. */
export function levelPlace(word: string): number {
  const level = levelOf(word);
  return level === null ? levels.length : levels.indexOf(level);
}

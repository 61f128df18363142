export function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** The one of some lower-case words that a text spells in any case; null for another text. */
export function knownWord<T extends string>(text: string, words: readonly T[]): T | null {
  const folded = fold(text);
  return words.find((word) => word === folded) ?? null;
}

/** The phrases of a text with bars between them. */
export function phrases(text: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = text.split('|').map((phrase) => phrase.trim());
  return [first, ...rest];
}

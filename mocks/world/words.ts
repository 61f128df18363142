/** A list of words or phrases written as one text, each separated from the next by a bar. */
export function phrases(text: string): readonly [string, ...string[]] {
  const [first = '', ...rest] = text.split('|').map((phrase) => phrase.trim());
  return [first, ...rest];
}

const withoutAccents = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A test whether texts together hold every word of `q`, ignoring case and accents. */
export function matcherOf(q: string): (texts: readonly string[]) => boolean {
  const words = withoutAccents(q).split(/\s+/).filter(Boolean);
  return (texts) => {
    if (words.length === 0) return true;
    const text = withoutAccents(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}

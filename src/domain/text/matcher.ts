/** A text without case and accents, as searches compare it. */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  // oxlint-disable-next-line no-control-regex
  return /^[\0-\u007f]*$/.test(lower)
    ? lower
    : lower.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

export function searchWords(q: string): readonly string[] {
  return foldedText(q).split(/\s+/).filter(Boolean);
}

/** A test whether texts together hold every word of `q`, ignoring case and accents. */
export function matcherOf(q: string): (texts: readonly string[]) => boolean {
  const words = searchWords(q);
  return (texts) => {
    if (words.length === 0) return true;
    const text = foldedText(texts.join('\n'));
    return words.every((word) => text.includes(word));
  };
}

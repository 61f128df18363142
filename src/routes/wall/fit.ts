/** Widths of Inter's semibold figures in em, the stage's tracking included. */
const figureEm = 0.6;
const commaEm = 0.3;

function widthEm(text: string): number {
  const commas = text.replaceAll(/[^,]/g, '').length;
  return (text.length - commas) * figureEm + commas * commaEm;
}

/** The font size, at most `most` rem, at which a figure fits the width of its size container uncut. */
export function fitted(text: string, most: number): string {
  return `min(${most}rem, ${100 / Math.max(figureEm, widthEm(text))}cqw)`;
}

interface Pair {
  readonly valid: string;
  readonly total: string;
}

export interface PairsFit {
  readonly columnRem: number;
  readonly sizeRem: number;
  /** The total's font size, as a part of the count's. */
  readonly totalShare: number;
}

const wanted = { columnRem: 14.5, sizeRem: 6.25, totalShare: 0.4 };
const wide = { columnRem: 18, totalShare: 0.5 };
const gapRem = 0.9;

/** One size for all rows: the design's for two figures each, else a wider column and what fits it. */
export function fitPairs(pairs: readonly Pair[]): PairsFit {
  const widest = (texts: readonly string[]) => Math.max(figureEm, ...texts.map(widthEm));
  const validEm = widest(pairs.map(({ valid }) => valid));
  const totalEm = widest(pairs.map(({ total }) => total));
  // The slash and its gaps are as wide as two figures of the total.
  const fits = ({ columnRem, totalShare }: { columnRem: number; totalShare: number }) =>
    (columnRem - gapRem) / (validEm + totalShare * (totalEm + 2 * figureEm));
  if (fits(wanted) >= wanted.sizeRem) return wanted;
  return { ...wide, sizeRem: Math.min(wanted.sizeRem, fits(wide)) };
}

export function longest(texts: readonly string[]): string {
  return texts.reduce((most, text) => (text.length > most.length ? text : most), '');
}

/** The characters that a text lacks to the widest of its column; drawn invisibly, they align it. */
export function padding(text: string, widest: string): string {
  return widest.slice(0, Math.max(0, widest.length - text.length));
}

/** What follows the whole part of a figure: '.4%', '%'. */
export function afterWhole(text: string): string {
  const at = text.search(/[.%]/);
  return at < 0 ? '' : text.slice(at);
}

/** The width in rem of the column of rates; wider where '100%' is above '85.4%'. */
export function ratesRem(percents: readonly string[]): number {
  const rests = percents.map(afterWhole);
  const wholes = percents.map((text, at) => text.length - (rests[at] ?? '').length);
  const rest = longest(rests).length > 1 ? 1.9 : 1;
  return Math.max(11.25, (Math.max(0, ...wholes) * 0.63 + rest) * 3.5);
}

/** Widths of Inter's semibold figures in em, the stage's tracking included. */
const figureEm = 0.6;
const commaEm = 0.3;

function widthEm(text: string): number {
  const commas = text.replaceAll(/[^,]/g, '').length;
  return (text.length - commas) * figureEm + commas * commaEm;
}

/** The size in rem, at most `most`, at which a figure fits a width: the wall cuts no figure, however large. */
export function fitRem(text: string, most: number, widthRem: number): number {
  return Math.min(most, widthRem / Math.max(figureEm, widthEm(text)));
}

interface Pair {
  readonly valid: string;
  readonly total: string;
}

/** How a column of 'valid / total' is set. */
export interface PairsFit {
  readonly columnRem: number;
  /** Of the counts. */
  readonly sizeRem: number;
  /** Of the widest count, so that they stand under each other. */
  readonly validEm: number;
  /** The total's size as a part of the count's. */
  readonly totalShare: number;
}

const wanted = { columnRem: 14.5, sizeRem: 6.25, totalShare: 0.4 };
const wide = { columnRem: 18, totalShare: 0.5 };
const gapRem = 0.9;

/** One size for all rows: that of the picture for two figures each, else a wider column and what fits it. */
export function fitPairs(pairs: readonly Pair[]): PairsFit {
  const widest = (texts: readonly string[]) => Math.max(figureEm, ...texts.map(widthEm));
  const validEm = widest(pairs.map(({ valid }) => valid));
  const totalEm = widest(pairs.map(({ total }) => total));
  // The slash and the gaps around it take as much as two figures of the total.
  const fits = ({ columnRem, totalShare }: { columnRem: number; totalShare: number }) =>
    (columnRem - gapRem) / (validEm + totalShare * (totalEm + 2 * figureEm));
  if (fits(wanted) >= wanted.sizeRem) return { ...wanted, validEm };
  return { ...wide, validEm, sizeRem: Math.min(wanted.sizeRem, fits(wide)) };
}

const look = 'font-semibold tracking-[-.028em] [overflow-wrap:anywhere] tabular-nums';
const large = `${look} mt-1 text-[30px] leading-9 sm:mt-1.5 sm:text-figure-xl`;

/** The classes of a stat cell's figure by the size of the cell, for the cell and for src/boot. */
export const figureClass = {
  large,
  plain: large,
  small: `${look} mt-0.5 text-[26px] leading-8`,
} as const;

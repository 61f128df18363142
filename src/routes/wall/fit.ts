/** The width in em of one of Inter's semibold figures, the stage's tracking included. */
const figureEm = 0.6;

/** The font size, at most `most` rem, at which so many figures fit the width of their size container. */
export function fitted(figures: number, most: number): string {
  return `min(${most}rem, ${100 / (figureEm * Math.max(1, figures))}cqw)`;
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

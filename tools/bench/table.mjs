// The figures of several runs, of one build or of two in turns, and their tables.

/** @param {readonly number[]} figures */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** A figure with three digits; a whole number stays whole. @param {number} figure */
export function shortFigure(figure) {
  if (!Number.isFinite(figure)) return '–';
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return figure.toFixed(0);
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}

/**
 * The median of the runs, with the least and the greatest where they differ.
 * @param {readonly number[]} figures
 */
export function medianText(figures) {
  const middle = shortFigure(median(figures));
  const [least, greatest] = [Math.min(...figures), Math.max(...figures)].map(shortFigure);
  return least === greatest ? middle : `${middle} (${least}–${greatest})`;
}

/**
 * A Markdown table.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function markdownTable(head, rows) {
  const widths = head.map((name, at) =>
    Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)),
  );
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [
    line(head),
    `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

/** The runs of each figure, by what was measured. @typedef {ReadonlyMap<string, Readonly<Record<string, readonly number[]>>>} Round */
/** Measures a build over days by their size. @typedef {(browser: import('@playwright/test').Browser, dist: string, days: ReadonlyMap<number, import('./center.mjs').Bodies>, runs: number) => Promise<Round>} Measure */

/**
 * Measures one build in all runs, or two in turns: A before B, then B before A.
 * @param {string} title
 * @param {readonly string[]} dists A, or A and B
 * @param {number} runs
 * @param {(dist: string, runs: number) => Promise<Round>} measure
 */
export async function measureRounds(title, [a = '', b = ''], runs, measure) {
  if (b === '') return tableOf(title, [await measure(a, runs)]);
  /** @type {[Round[], Round[]]} */
  const rounds = [[], []];
  for (let run = 0; run < runs; run += 1)
    for (const at of run % 2 ? /** @type {const} */ ([1, 0]) : /** @type {const} */ ([0, 1]))
      rounds[at].push(await measure(at === 0 ? a : b, 1));
  return tableOf(title, rounds.map(together));
}

/** @param {string} title @param {readonly Round[]} rounds */
function tableOf(title, [a = new Map(), b]) {
  const rows = [...a].flatMap(([what, figures]) =>
    Object.entries(figures).map(([figure, ours]) => {
      const theirs = b?.get(what)?.[figure] ?? [];
      const besides = b ? [medianText(theirs), ratioOf(ours, theirs)] : [];
      return [what, figure, medianText(ours), ...besides];
    }),
  );
  const head = b ? ['of', 'figure', 'A', 'B', 'B : A'] : ['of', 'figure', 'is'];
  return `### ${title}\n\n${markdownTable(head, rows)}`;
}

/** @param {readonly Round[]} rounds @returns {Round} */
function together(rounds) {
  const runsOf = (/** @type {string} */ what, /** @type {string} */ figure) =>
    rounds.flatMap((round) => round.get(what)?.[figure] ?? []);
  return new Map(
    [...(rounds[0] ?? [])].map(([what, figures]) => [
      what,
      Object.fromEntries(Object.keys(figures).map((figure) => [figure, runsOf(what, figure)])),
    ]),
  );
}

/**
 * B to A, run by run, since a busy moment of the machine strikes both builds of a run.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
export function ratioOf(a, b) {
  const ratios = a.map((figure, run) => (b[run] ?? Number.NaN) / figure).filter(Number.isFinite);
  return ratios.length > 0 ? `×${medianText(ratios)}` : '';
}

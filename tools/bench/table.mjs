// Figures of several runs, and how they are printed.

/** @param {readonly number[]} figures */
export function median(figures) {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The figure that a share of them does not exceed. @param {readonly number[]} figures @param {number} share */
export function percentile(figures, share) {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** Three digits that count; a whole number stays one. @param {number} figure */
export function short(figure) {
  if (!Number.isFinite(figure)) return '–';
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return figure.toFixed(0);
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}

/**
 * The median of the runs, with the least and the most where they differ.
 * @param {readonly number[]} figures
 */
export function spread(figures) {
  const middle = short(median(figures));
  const [least, most] = [short(Math.min(...figures)), short(Math.max(...figures))];
  return least === most ? middle : `${middle} (${least}–${most})`;
}

/**
 * A Markdown table, its columns as wide as they need.
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
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

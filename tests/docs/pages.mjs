// Commands and other code in the documents.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/process.mjs';

/** The paths of all documents. */
export const pages = [
  ...['.', 'docs'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => (folder === '.' ? name : `${folder}/${name}`)),
  ),
  ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('README.md'))
    .map((name) => `src/${name}`),
];

/** @param {string} page */
const textOf = (page) => readFileSync(join(root, page), 'utf8');

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/**
 * @typedef {object} Command
 * @property {string} page
 * @property {string} text as a person types it
 * @property {string | null} shown its output according to the page
 */

/** @param {string} text */
export function spansOf(text) {
  return [...text.replace(fence, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span.trim());
}

const programs =
  /^(?:[A-Z][A-Z_]*=\S+ )*(?:npm|npx|node|curl|git|docker|nginx|caddy|sh|bash|\.ci\/run)\b(?!\.)/;

/**
 * The commands of a text: each line of a `sh` block, and each code span that begins with a program. A block of another
 * language right after a `sh` block is the output of its last line.
 * @param {string} page
 * @param {string} [text]
 * @returns {Command[]}
 */
export function commandsOf(page, text = textOf(page)) {
  const blocks = [...text.matchAll(fence)];
  const typed = blocks.flatMap((block, at) => {
    if (block[1] !== 'sh') return [];
    const next = blocks[at + 1];
    const end = (block.index ?? 0) + block[0].length;
    const isPrinted = next && next[1] !== 'sh' && text.slice(end, next.index).trim() === '';
    const lines = (block[2] ?? '')
      .replaceAll(/\\\n\s*/g, '')
      .split('\n')
      .map((line) => line.replace(/(?:^|\s)#.*$/, '').trim());
    const commands = lines.filter((line) => line !== '');
    return commands.map((line, index) => ({
      page,
      text: line.replaceAll(/\s+/g, ' '),
      shown: isPrinted && index === commands.length - 1 ? (next[2] ?? '') : null,
    }));
  });
  const named = spansOf(text).filter((span) => programs.test(span));
  return [...typed, ...named.map((span) => ({ page, text: span, shown: null }))];
}

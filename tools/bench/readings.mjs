// What it costs to read a response and to count its figures, by the length of its lists. In Node, without a browser.
import { openTypeScript } from '../typescript.mjs';
import { markdownTable, shortFigure } from './table.mjs';

/** Each list has this many rows, then ten times as many. */
const fewRows = 1_000;
const growth = 10;

/** n log n from 1,000 to 10,000 rows is 13 times, n² 100; short times grow more, since the machine's caches are full. */
const mostGrowth = 60;

/**
 * A response whose lists have as many rows, each with texts and ids of its own, so that nothing is equal.
 * @param {unknown} sent
 * @param {number} rows
 * @param {string} suffix
 * @returns {unknown}
 */
function grown(sent, rows, suffix = '') {
  if (Array.isArray(sent)) {
    if (sent.length === 0) return sent;
    // The lists inside a row stay short.
    const isInner = suffix !== '';
    return Array.from({ length: isInner ? sent.length : rows }, (_, at) =>
      grown(sent[at % sent.length], rows, isInner ? suffix : ` ${at}`),
    );
  }
  if (typeof sent === 'object' && sent !== null)
    return Object.fromEntries(
      Object.entries(sent).map(([name, value]) => [name, grown(value, rows, suffix)]),
    );
  const isName =
    typeof sent === 'string' && !/^\d{4}-\d\d|^(?:valid|invalid|blocked|pending)$/.test(sent);
  return isName ? sent + suffix : sent;
}

/**
 * Reads a response and counts each figure that needs no choice.
 * @param {import('../../src/api/call.ts').Call} read
 * @param {unknown} sent
 */
function timeOf(read, sent) {
  const start = performance.now();
  const figures = read.figures(read.response(sent));
  for (const name of Object.keys(Object(figures))) Reflect.get(Object(figures), name);
  return performance.now() - start;
}

/** @param {ReadonlyMap<string, string>} bodies of the calls by their paths @param {number} runs */
export async function measureReadings(bodies, runs) {
  const typescript = await openTypeScript();
  /** @type {typeof import('../../src/calls/index.ts')} */
  const { reads } = await typescript.load('/src/calls/index.ts');
  const rows = Object.values(reads).map((read) => {
    const body = JSON.parse(bodies.get(read.path) ?? 'null');
    const [few = 0, many = 0] = [fewRows, fewRows * growth].map((count) => {
      const sent = grown(body, count);
      timeOf(read, sent);
      return Math.min(...Array.from({ length: runs }, () => timeOf(read, sent)));
    });
    // Below a millisecond the clock says more than the reader.
    const times = many / Math.max(few, 1);
    return [
      read.path,
      shortFigure(few),
      shortFigure(many),
      `×${shortFigure(times)}`,
      times > mostGrowth ? 'worse than n log n' : '',
    ];
  });
  await typescript.close();
  const head = ['of', `${fewRows} rows, ms`, `${fewRows * growth} rows, ms`, 'growth', ''];
  return `### A response of long lists, read and counted\n\n${markdownTable(head, rows)}`;
}

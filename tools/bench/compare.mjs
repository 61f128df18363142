// Two builds of the product, measured in turns: the ratio of each figure, and how far it spreads.
import { short, spread, table, median } from './table.mjs';
import { figures as visitFigures, tableOf, titleOf, visitInTurns } from './visits.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {ReadonlyMap<string, Readonly<Record<string, number>>>} Round figures by their names, by what was measured */

/**
 * Visits of the same paths on both sites, each pair right after one another.
 * @param {Browser} browser
 * @param {readonly import('./visits.mjs').Page[]} barePages ratios are to the first
 * @param {readonly { url: (path: string) => string }[]} sites A and B
 * @param {readonly string[]} paths
 * @param {number} runs
 */
export async function compareVisits(browser, barePages, sites, paths, runs) {
  const pages = paths.flatMap((path) =>
    sites.map((site, at) => ({ name: `${at === 0 ? 'A' : 'B'} ${path}`, url: site.url(path) })),
  );
  const parts = [];
  for (const isSlow of [false, true]) {
    const visits = await visitInTurns(browser, [...barePages, ...pages], runs, isSlow);
    const [reference] = barePages;
    const rows = paths.flatMap((path) =>
      ['first', 'again'].flatMap((which) =>
        visitFigures.flatMap((figure) => {
          const of = (/** @type {string} */ name) =>
            (visits.get(`${name}, ${which}`) ?? []).map((visit) => visit[figure] ?? 0);
          const [a, b] = [of(`A ${path}`), of(`B ${path}`)];
          const base = median(of(reference?.name ?? ''));
          if (isSame(a, b)) return [];
          const toBare =
            base > 0 ? [`×${short(median(a) / base)}`, `×${short(median(b) / base)}`] : ['', ''];
          return [[`${path}, ${which}`, figure, spread(a), spread(b), ratioOf(a, b), ...toBare]];
        }),
      ),
    );
    const head = ['visit', 'figure', 'A', 'B', 'B : A', 'A : bare', 'B : bare'];
    const bareVisits = new Map(
      [...visits].filter(([key]) => barePages.some(({ name }) => key.startsWith(`${name}, `))),
    );
    const bare = tableOf(bareVisits, reference?.name ?? '');
    parts.push(`### ${titleOf(isSlow)}\n\n${table(head, rows)}\n\n${bare}`);
  }
  return parts.join('\n\n');
}

/**
 * Anything else, a round of A and a round of B in turns, the other way round in every second run.
 * @param {string} title
 * @param {readonly [string, string]} dists
 * @param {number} runs
 * @param {(dist: string) => Promise<Round>} measure
 */
export async function compareRounds(title, dists, runs, measure) {
  /** @type {[Round[], Round[]]} */
  const rounds = [[], []];
  for (let run = 0; run < runs; run += 1)
    for (const at of run % 2 ? /** @type {const} */ ([1, 0]) : /** @type {const} */ ([0, 1]))
      rounds[at].push(await measure(dists[at]));
  const [first] = rounds[0];
  const rows = [...(first ?? [])].flatMap(([what, of]) =>
    Object.keys(of).map((figure) => {
      const seriesOf = (/** @type {Round[]} */ all) =>
        all.map((round) => round.get(what)?.[figure] ?? Number.NaN);
      const [a, b] = [seriesOf(rounds[0]), seriesOf(rounds[1])];
      return [what, figure, spread(a), spread(b), ratioOf(a, b)];
    }),
  );
  return `### ${title}\n\n${table(['of', 'figure', 'A', 'B', 'B : A'], rows)}`;
}

/** Bytes and counts that no run tells apart are left out. @param {readonly number[]} a @param {readonly number[]} b */
const isSame = (a, b) => a.join() === b.join();

/**
 * B to A, run by run: what disturbs the machine in one run disturbs both of its figures.
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function ratioOf(a, b) {
  const ratios = a.map((figure, run) => (b[run] ?? Number.NaN) / figure).filter(Number.isFinite);
  return ratios.length > 0 ? `×${spread(ratios)}` : '';
}

// The table of results: a journey per line, an engine per column.

/** @typedef {{ state: 'passed' | 'flaky' | 'failed' | 'not run', seconds?: number }} Result */
/** @typedef {{ title: string, results: readonly Result[], why?: string }} Run `why`: the reason for a missing engine */

/**
 * @param {readonly { name: string }[]} journeys
 * @param {readonly Run[]} runs
 */
export function table(journeys, runs) {
  const rows = [
    ['Journey', ...runs.map(({ title }) => title)],
    ...journeys.map(({ name }, at) => [name, ...runs.map(({ results }) => textOf(results[at]))]),
    ['all', ...runs.map(total)],
  ];
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('   ')
      .trimEnd(),
  );
  const reasons = runs.flatMap(({ title, why }) =>
    why === undefined ? [] : [`${title} is not run: ${why}.`],
  );
  return [...lines, ...reasons].join('\n');
}

/** @param {Result | undefined} result */
function textOf({ state, seconds } = { state: 'not run' }) {
  return seconds === undefined ? state : `${state.padEnd(6)} ${seconds.toFixed(1).padStart(5)} s`;
}

/** @param {Run} run */
function total({ results, why }) {
  if (why !== undefined) return 'not run';
  const seconds = results.reduce((sum, result) => sum + (result.seconds ?? 0), 0);
  const passed = results.filter(({ state }) => state === 'passed' || state === 'flaky').length;
  return `${passed} of ${results.length}`.padEnd(6) + ` ${seconds.toFixed(1).padStart(5)} s`;
}

/** Counts as Playwright does: a journey that was not run is skipped. @param {readonly Run[]} runs */
export function countsOf(runs) {
  const states = runs.flatMap(({ results }) => results.map(({ state }) => state));
  const count = (/** @type {Result['state']} */ of) =>
    states.filter((state) => state === of).length;
  return {
    expected: count('passed'),
    flaky: count('flaky'),
    unexpected: count('failed'),
    skipped: count('not run'),
  };
}

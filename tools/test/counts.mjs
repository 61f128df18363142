import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number, flaky: number }} Counts */

/**
 * The counts of several reports together; null where none of them was written.
 * @param {readonly string[]} files
 * @returns {Counts | null}
 */
export function readAllCounts(files) {
  const all = files.map(readCounts).filter((counts) => counts !== null);
  return all.length === 0 ? null : all.reduce(addCounts);
}

/** @param {Counts} a @param {Counts} b @returns {Counts} */
export const addCounts = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: a.flaky + b.flaky,
});

/**
 * The counts of a report of Vitest or Playwright; null without a report. A flaky test failed and passed when it was
 * run again.
 * @param {string} file
 * @returns {Counts | null}
 */
function readCounts(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // Errors outside of tests, such as a spec that does not load, are not in `unexpected`.
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky };
  }
  // A file that does not load has no failed test.
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ result) =>
      result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
}

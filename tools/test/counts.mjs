import { existsSync, readFileSync } from 'node:fs';

/**
 * The counts of a report of Vitest or Playwright; null without a report. A flaky test failed and passed when it was
 * run again.
 * @param {string} file
 */
export function readCounts(file) {
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

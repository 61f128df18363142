import { existsSync, readFileSync } from 'node:fs';

/**
 * The numbers that vitest or Playwright wrote down themselves; null when there is no report. A flaky test failed once
 * and passed when it was run again.
 * @param {string} file
 */
export function readCounts(file) {
  if (!existsSync(file)) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    // An error outside any test, such as a spec that does not load, is in no count.
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky };
  }
  // A file that does not load fails without having a test.
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

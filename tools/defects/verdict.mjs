import { existsSync, readFileSync } from 'node:fs';

/**
 * What a run of tests came to. A run that tested nothing, or that broke down before or beside its tests, is
 * 'broken': it shows nothing of a defect.
 * @typedef {{ kind: 'green' } | { kind: 'red', test: string } | { kind: 'broken', why: string }} Verdict
 */

/** A planted change that is no code shows nothing either. */
const noCode = /^(?:Reference|Syntax)Error\b|Transform failed|Failed to resolve import/;

/**
 * @param {string} file the report that vitest or Playwright wrote
 * @returns {Verdict}
 */
export function verdictOf(file) {
  if (!existsSync(file)) return { kind: 'broken', why: 'the runner wrote no report' };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.stats ? ofPlaywright(report) : ofVitest(report);
}

/**
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} Assertion
 * @param {{ success: boolean, testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[] }} report
 * @returns {Verdict}
 */
function ofVitest({ success, testResults }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const unloaded = testResults.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  if (unloaded) return { kind: 'broken', why: `${unloaded.name}: ${unloaded.message ?? ''}` };
  const failed = tests.filter(({ status }) => status === 'failed');
  const messages = failed.flatMap(({ failureMessages = [] }) => failureMessages);
  const wrong = messages.find((message) => noCode.test(message));
  if (wrong !== undefined) return { kind: 'broken', why: wrong };
  const [first] = failed;
  if (first) return { kind: 'red', test: first.fullName };
  if (!success) return { kind: 'broken', why: 'the runner failed beside its tests' };
  const passed = tests.some(({ status }) => status === 'passed');
  return passed ? { kind: 'green' } : { kind: 'broken', why: 'no test ran' };
}

/**
 * @typedef {{ title: string, ok: boolean }} Spec
 * @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite
 * @param {{ stats: { expected: number }, errors: { message?: string }[], suites: Suite[] }} report
 * @returns {Verdict}
 */
function ofPlaywright({ stats, errors, suites }) {
  const [error] = errors;
  if (error) return { kind: 'broken', why: error.message ?? 'the runner failed beside its tests' };
  // The outermost suite is the file.
  const failed = suites.flatMap((suite) => namesOfFailed({ ...suite, title: '' }));
  if (failed[0] !== undefined) return { kind: 'red', test: failed[0] };
  return stats.expected > 0 ? { kind: 'green' } : { kind: 'broken', why: 'no test ran' };
}

/** @param {Suite} suite @returns {string[]} */
function namesOfFailed({ title, specs, suites = [] }) {
  const inner = [
    ...specs.filter(({ ok }) => !ok).map((spec) => spec.title),
    ...suites.flatMap(namesOfFailed),
  ];
  return inner.map((name) => `${title} ${name}`.trim());
}

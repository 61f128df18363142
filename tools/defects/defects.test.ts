import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defects } from './defects.mjs';
import { broken } from './plant.mjs';
import { verdictOf } from './verdict.mjs';
import { exists, textOf } from '../../tests/conventions/files.ts';

describe('a defect that can be planted', () => {
  it('is one of at least 25, each with a name of its own', () => {
    expect(defects.length).toBeGreaterThanOrEqual(25);
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
  });

  it.each(defects)(
    '$name: its text is in $file exactly once, and its tests are there',
    (defect) => {
      const text = textOf(defect.file);
      expect(broken(text, defect)).not.toBe(text);
      expect(defect.tests.filter((path) => !exists(path))).toEqual([]);
      const { named = '' } = defect;
      expect(defect.tests.some((path) => textOf(path).includes(named))).toBe(true);
    },
  );

  it('fails loudly where the code has moved on', () => {
    const defect = { name: 'x', file: 'y', changes: [['a', 'b']], tests: [] } as const;
    expect(broken('cat', defect)).toBe('cbt');
    expect(() => broken('aa', defect)).toThrow('2 times');
    expect(() => broken('dog', defect)).toThrow('0 times');
  });
});

describe('the verdict on a run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verdict-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const of = (report: object) => {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return verdictOf(file);
  };
  const test = (status: string, message = '') => ({
    fullName: `the ${status} one`,
    status,
    failureMessages: [message],
  });
  const vitest = (status: string, ...assertionResults: object[]) => ({
    success: status === 'passed',
    testResults: [{ name: 'x.test.ts', status, message: 'why', assertionResults }],
  });
  const playwright = (ok: boolean, ...errors: object[]) => ({
    stats: { expected: ok ? 1 : 0 },
    errors,
    suites: [
      { title: 'x.spec.ts', specs: [], suites: [{ title: 'it', specs: [{ title: 'goes', ok }] }] },
    ],
  });

  it.each([
    ['passed', vitest('passed', test('passed')), { kind: 'green' }],
    ['a failing test', vitest('failed', test('failed')), { kind: 'red', test: 'the failed one' }],
    ['no test', vitest('passed', test('skipped')), { kind: 'broken', why: 'no test ran' }],
    ['a file that does not load', vitest('failed'), { kind: 'broken' }],
    ['an error beside the tests', vitest('failed', test('passed')), { kind: 'broken' }],
    ['what is no code', vitest('failed', test('failed', 'ReferenceError: x')), { kind: 'broken' }],
    ['a browser that passed', playwright(true), { kind: 'green' }],
    ['a failing test of the browser', playwright(false), { kind: 'red', test: 'it goes' }],
    ['a browser that did not start', playwright(true, { message: 'no' }), { kind: 'broken' }],
  ])('%s', (_, report, expected) => {
    expect(of(report)).toMatchObject(expected);
  });

  it('no report', () => {
    expect(verdictOf(join(folder, 'none.json'))).toMatchObject({ kind: 'broken' });
  });
});

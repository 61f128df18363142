import { describe, expect, it } from 'vitest';
import { codeOf, files } from './files.ts';

const pure = [
  ...files('src/domain', /\.ts$/),
  ...files('mocks', /\.ts$/).filter((path) => /^mocks\/world[./]/.test(path)),
];
const impure =
  /Math\.random|Date\.now|new Date\(\s*\)|(?<![.\w]|new )Date\(\s*\)|performance\.now|randomUUID|\bfetch\(/;

const tests = [
  ...files('src', /\.test\.tsx?$/),
  ...files('mocks', /\.test\.ts$/),
  ...files('tools', /\.test\.ts$/),
  ...files('tests', /\.(?:ts|tsx)$/).filter((path) => !path.startsWith('tests/conventions/')),
];
const sleeping = /waitForTimeout|\bsleep\(|setTimeout\(\s*(?:r|res|resolve|done|ok)\b/;

describe('domain and the simulated world get the time and random numbers as arguments', () => {
  it('in every file', () => {
    expect(pure.some((path) => path.startsWith('src/domain/'))).toBe(true);
    expect(pure.some((path) => path.startsWith('mocks/world'))).toBe(true);
    expect(pure.filter((path) => impure.test(codeOf(path)))).toEqual([]);
  });

  it.each(['Math.random()', 'Date.now()', 'new Date()', 'x = Date()', 'fetch(url)'])(
    '%s is a violation',
    (code) => {
      expect(code).toMatch(impure);
    },
  );

  it.each(['new Date(at)', 'clock.now()', 'toDate()'])('%s is allowed', (code) => {
    expect(code).not.toMatch(impure);
  });
});

it('tests use no sleeps and no Math.random', () => {
  expect(tests.length).toBeGreaterThan(5);
  expect(tests.filter((path) => sleeping.test(codeOf(path)))).toEqual([]);
  expect(tests.filter((path) => codeOf(path).includes('Math.random'))).toEqual([]);
});

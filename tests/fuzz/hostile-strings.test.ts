import { expect, it } from 'vitest';
import { hostileStrings } from './hostile-strings.ts';

it('are at least 500, each another one', () => {
  expect(hostileStrings.length).toBeGreaterThanOrEqual(500);
  expect(new Set(hostileStrings).size).toBe(hostileStrings.length);
});

it.each([
  ['markup', /<script/i],
  ['addresses that run', /^\s*javascript:/i],
  ['data addresses', /^data:/],
  ['template syntax', /\{\{.*\}\}/],
  // oxlint-disable-next-line no-control-regex -- these characters are what is looked for
  ['control characters', /[\u0000-\u0008]/],
  ['bidi overrides', /[\u202D\u202E]/],
  ['writing from right to left', /\p{Script=Arabic}/u],
  ['lone surrogates', /\p{Surrogate}/u],
  ['styles', /url\(/],
  ['formulas', /^=/],
  ['names of every object', /^__proto__$/],
  ['texts of JavaScript', /\[object Object\]/],
  ['long words', /^\S{5000,}$/],
])('hold %s', (_, kind) => {
  expect(hostileStrings.some((text) => kind.test(text))).toBe(true);
});

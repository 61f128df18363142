import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { phoneGroups, phoneLines, problemOf, type Phone } from './phones.ts';

it.each([
  [
    'Remove the letters; only digits can be dialed',
    'Remove the letters; only digits can be dialed',
  ],
  ['Use (555) 010-9625: letters were typed as digits', 'Letters were typed as digits'],
  ['Use (555) 010-9625 ext. 12: letters: typed', 'Letters: typed'],
  ['Write it as +1 555 010 9625', 'Write it as …'],
  ['Use 5550109625 instead', 'Use … instead'],
  ['Add 2 digits', 'Add 2 digits'],
  [
    'Check the area code: it cannot begin with 0 or 1',
    'Check the area code: it cannot begin with 0 or 1',
  ],
  ['  ', ''],
])('the problem of %j is %j', (suggestion, problem) => {
  expect(problemOf({ suggestions: [suggestion, 'Another'] })).toBe(problem);
});

it('has no problem to name without a suggestion', () => {
  expect(problemOf({ suggestions: [] })).toBe('');
});

const phone = (original: string, suggestion: string, rest: Partial<Phone> = {}): Phone => ({
  original,
  cleaned: original,
  format: 'Unknown format',
  confidence: 10,
  isValid: false,
  suggestions: [suggestion],
  ...rest,
});

it('groups by problem, the most phones first, and shows equal numbers once', () => {
  const groups = phoneGroups([
    phone('12', 'Add digits'),
    phone('a', 'Remove the letters'),
    phone('555-01O-9625', 'Use (555) 010-9625: letters were typed'),
    phone('a', 'remove the letters'),
    phone('b', 'Remove the letters'),
    phone('555-01l-9625', 'Use (555) 011-9625: letters were typed'),
    phone('5550109625', 'Fine', { isValid: true }),
    phone('?', 'Unknown', { isValid: null }),
  ]);
  expect(
    groups.map(({ problem, count, rows }) => [
      problem,
      count,
      phoneLines(rows).map(({ original, times }) => `${times} ${original}`),
    ]),
  ).toEqual([
    ['Remove the letters', 3, ['2 a', '1 b']],
    ['Letters were typed', 2, ['1 555-01O-9625', '1 555-01l-9625']],
    ['Add digits', 1, ['1 12']],
  ]);
});

it.each([
  [['Add an area code to 0', 'add an area code to 1 '], ['Add an area code to …']],
  [['Add an area code to 0', 'Add an area code to 0'], ['Add an area code to 0']],
  [
    ['Add 2 digits', 'Remove 2 digits', 'Add 12 digits'],
    ['Add … digits', 'Remove 2 digits'],
  ],
])('the suggestions %j are the problems %j', (suggestions, problems) => {
  const groups = phoneGroups(suggestions.map((suggestion) => phone('1', suggestion)));
  expect(groups.map(({ problem }) => problem)).toEqual(problems);
});

it('every invalid phone stands in one group, and the lines add up', () => {
  const phones = fc.array(
    fc.record({
      original: fc.constantFrom('a', 'b', ''),
      cleaned: fc.constantFrom('', '1'),
      format: fc.constant(''),
      confidence: fc.constantFrom(null, 10),
      isValid: fc.constantFrom(true, false, null),
      suggestions: fc.array(
        fc.constantFrom('A', 'a', 'Use 555 010 9625: why', 'Add 1', 'Add 2', '__proto__'),
      ),
    }),
  );
  fc.assert(
    fc.property(phones, (rows) => {
      const groups = phoneGroups(rows);
      const invalid = rows.filter(({ isValid }) => isValid === false).length;
      expect(groups.reduce((total, { count }) => total + count, 0)).toBe(invalid);
      for (const { count, rows: own } of groups)
        expect(phoneLines(own).reduce((total, { times }) => total + times, 0)).toBe(count);
      const problems = groups.map(({ problem }) => problem.toLowerCase());
      expect(new Set(problems).size).toBe(problems.length);
    }),
  );
});

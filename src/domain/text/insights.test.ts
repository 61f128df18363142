import { expect, it } from 'vitest';
import { readPerson } from '../people.ts';
import { byLevel, levelGroups, levelPlace, levels, showVolatility, subjectOf } from './insights.ts';

const level = (text: string) => ({
  knownWord: levels.find((known) => known === text) ?? null,
  text,
});
const insightsOf = (words: readonly string[]) =>
  words.map((word, id) => ({ id, priority: level(word) }));
const wordOf = ({ priority }: ReturnType<typeof insightsOf>[number]) => priority;

it('sorts a copy by priority, words that nobody knows first, and keeps the order within one', () => {
  const words = ['low', 'urgent', 'high', 'medium', 'high', '__proto__', 'low', ''];
  const insights = insightsOf(words);
  expect(byLevel(insights, wordOf).map(({ id }) => id)).toEqual([5, 1, 2, 4, 3, 0, 6, 7]);
  expect(insights.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('puts the largest change of a priority first, up or down, and an unknown one last', () => {
  const changes = [3.1, null, -6.3, undefined, 2.5, 0];
  const insights = changes.map((change, id) => ({ id, priority: level('low'), change }));
  insights.push({ id: 6, priority: level('high'), change: 0.1 });
  const sorted = byLevel(insights, wordOf, ({ change }) => change);
  expect(sorted.map(({ id }) => id)).toEqual([6, 2, 0, 4, 5, 1, 3]);
});

it.each([
  [
    ['low', 'high', 'low', 'medium'],
    ['high', 'medium', 'low low'],
  ],
  [
    ['urgent', 'high', '', 'Urgent', 'odd'],
    ['odd', 'urgent Urgent', 'high', ''],
  ],
  [[], []],
])('levelGroups of %j are %j', (words, groups) => {
  const sorted = byLevel(insightsOf(words), wordOf);
  expect(
    levelGroups(sorted, wordOf).map(({ rows }) => rows.map((row) => wordOf(row).text).join(' ')),
  ).toEqual(groups);
});

it.each([
  [2.14, '2.1'],
  [0.034, '0.034'],
  [12.6, '13'],
  [0, '0'],
  [null, '–'],
])('the volatility %s is shown as %s', (volatility, text) => {
  expect(showVolatility(volatility)).toBe(text);
});

it.each([
  ['high', 0],
  ['medium', 1],
  ['low', 2],
  ['urgent', -1],
  ['', 3],
])('the level %j is in place %j', (word, place) => {
  expect(levelPlace(level(word))).toBe(place);
});

it.each([
  ['Florida: 104 valid appointments', { region: 'florida' }],
  [' chicago : 3', { region: 'chicago' }],
  ['All regions: 1047 valid appointments', {}],
  ['priya shah: 232', { person: readPerson('priya shah') }],
  ['Priya_\u00A0Shah: 232', { person: readPerson('Priya_\u00A0Shah') }],
  ['Ann Lee: 232', null],
  ['Florida is ahead', null],
  ['__proto__: 1', null],
  [':', null],
  ['', null],
])('%j is about %j', (title, subject) => {
  expect(subjectOf(title, [readPerson('Priya Shah')])).toEqual(subject);
});

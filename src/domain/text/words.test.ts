import { expect, it, vi } from 'vitest';
import {
  activeWord,
  byText,
  codeWords,
  countText,
  excerpt,
  internByText,
  onlineWord,
  operationalWord,
  runningWord,
  unitText,
} from './words.ts';

it.each([
  ['a', 'a', 0],
  ['a', 'b', -1],
  ['b', 'a', 1],
  ['', 'a', -1],
  ['2025-12', '2026-01', -1],
  ['Z', 'a', -1],
  ['z', 'ä', -1],
])('%j beside %j: %j', (a, b, order) => {
  expect(byText(a, b)).toBe(order);
});

it.each([
  ['manual_review', 'Manual review'],
  ['exact-phone', 'Exact phone'],
  ['merge', 'Merge'],
  ['Same customer', 'Same customer'],
  ['Ask for a follow-up', 'Ask for a follow-up'],
  ['HIGH', 'HIGH'],
  ['', '–'],
  ['__proto__', '__proto__'],
  ['élan', 'Élan'],
  ['ßen', 'ßen'],
  ['ǆordan', 'ǆordan'],
  ['ﬁona', 'ﬁona'],
  ['ანა', 'ანა'],
])('%j reads %j', (code, words) => {
  expect(codeWords(code)).toBe(words);
});

it.each([
  [0, 'week', '0 weeks', 'weeks'],
  [1, 'week', '1 week', 'week'],
  [1_284, 'insight', '1,284 insights', 'insights'],
  [null, 'event', '– events', 'events'],
])('%d of %s is %s', (count, what, text, unit) => {
  expect(countText(count, what)).toBe(text);
  expect(unitText(count, what)).toBe(unit);
});

it.each([
  [operationalWord, 'Operational', 'Offline'],
  [onlineWord, 'Online', 'Offline'],
  [runningWord, 'Running', 'Stopped'],
  [activeWord, 'Active', 'Inactive'],
])('%o says %j or %j', (say, yes, no) => {
  expect([say(true), say(false), say(null)]).toEqual([yes, no, '–']);
});

it.each(['Ana', 'constructor', '__proto__', ''])('a result is kept by the text %j', (text) => {
  const length = vi.fn<(of: string) => number>((of) => of.length);
  const lengthOf = internByText(length);
  expect([lengthOf(text), lengthOf(text)]).toEqual([text.length, text.length]);
  expect(length).toHaveBeenCalledTimes(1);
});

it('excerpt leaves what has a length in proportion, and cuts what has none, never through a character', () => {
  expect(excerpt('a'.repeat(400))).toBe('a'.repeat(400));
  expect(excerpt('a'.repeat(10_000))).toBe(`${'a'.repeat(399)}…`);
  expect(excerpt('😀'.repeat(5_000))).not.toMatch(/\p{Cs}/u);
  expect(excerpt(`a${'😀'.repeat(5_000)}`)).not.toMatch(/\p{Cs}/u);
  expect(excerpt('👩\u200d💻', 4)).toBe('👩…');
});

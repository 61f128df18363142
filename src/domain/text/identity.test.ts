import { expect, it, vi } from 'vitest';
import { byText, identityOf, internByText } from './identity.ts';

it.each([
  'John Smith',
  'JOHN SMITH',
  'John  Smith',
  ' John Smith ',
  'John\u00a0Smith',
  'John_Smith',
  'John__ Smith',
  'Jo\u200bhn Smith\ufeff',
  'John\tSmith',
  'Ｊｏｈｎ Smith',
])('%j is John Smith (B5)', (name) => {
  expect(identityOf(name)).toBe('john smith');
});

it.each([
  ['José', 'Jose\u0301', true],
  ['José', 'Jose', false],
  ["O'Brien", 'O’Brien', false],
  ['Strauß', 'STRAUSS', true],
  ['Strauß', 'STRAUẞ', true],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', true],
  ['ﬁona', 'Fiona', true],
  ['Işıl', 'Işil', false],
  ['علی\u200cرضا', 'علیرضا', true],
  ['Ann 👩\u200d💻', 'ann 👩💻', true],
  ['Łukasz', 'Lukasz', false],
])('%j and %j are one person: %j', (a, b, isOne) => {
  expect(identityOf(a) === identityOf(b)).toBe(isOne);
});

it.each(['', ' ', '\u200b', '_', '\u3164'])('%j is nothing', (text) => {
  expect(identityOf(text)).toBe('');
});

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

it.each(['Ana', 'constructor', '__proto__', ''])('a result is kept by the text %j', (text) => {
  const length = vi.fn<(of: string) => number>((of) => of.length);
  const lengthOf = internByText(length);
  expect([lengthOf(text), lengthOf(text)]).toEqual([text.length, text.length]);
  expect(length).toHaveBeenCalledTimes(1);
});

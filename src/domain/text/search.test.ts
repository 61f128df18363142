import { describe, expect, it } from 'vitest';
import { digitsIn } from './clean.ts';
import { matches, searchQuery, searchText } from './search.ts';

const isFound = (typed: string, text: string, phone = '') =>
  matches(searchQuery(typed), { texts: [searchText(text)], phone: digitsIn(phone) });

it.each([
  ["O'Brien", 'O’Brien'],
  ['o`brien', 'OʼBrien'],
  ['lukasz', 'Łukasz'],
  ['soren', 'Søren'],
  ['strauss', 'Strauß'],
  ['strasse', 'STRAẞE'],
  ['jose nunez', 'José Ñuñez'],
  ['aebleskiver', 'Æbleskiver'],
  ['mary-ann', 'Mary‑Ann'],
  ['mary-ann', 'Mary–Ann'],
  ['john smith', 'John\u00a0Smith'],
  ['john', 'Jo\u200bhn'],
  ['علیرضا', 'علی\u200cرضا'],
  ['علی\u200cرضا', 'علیرضا'],
  ['fiona', 'ﬁona'],
  ['anna', 'ＡＮＮＡ'],
  ['άννα', 'Αννα'],
])('a name is found by other spellings, and finds them: %j, %j', (a, b) => {
  expect([isFound(a, b), isFound(b, a)]).toEqual([true, true]);
});

describe('a phone is found by its digits', () => {
  const written = [
    '(312) 555-0142',
    '+1 312 555 0142',
    '312.555.0142',
    '13125550142',
    '3125550142',
  ];
  const others = [
    '‪+1 312‑555‑0142‬',
    '３１２５５５０１４２',
    '٣١٢٥٥٥٠١٤٢',
    '001 312 555 0142',
    '312 555 0142',
  ];
  it.each([...written, ...others])('%j finds every spelling', (typed) => {
    for (const phone of [...written, ...others])
      expect([phone, isFound(typed, '', phone)]).toEqual([phone, true]);
  });

  it.each([
    ['555-01', true],
    ['0142', true],
    ['142', true],
    ['14', false],
    ['312-555-0143', false],
    ['+1 312', true],
    ['+1 (312) 555', true],
    ['+1 313', false],
    ['denise 0142', true],
    ['denise 0143', false],
    ['x312', false],
    ['312-555-0142 x9', false],
    ['denise x0142', false],
  ])('%j: %j', (typed, isThere) => {
    expect(isFound(typed, 'Denise', '(312) 555-0142')).toBe(isThere);
  });

  it.each(['+1 312 555 0142', '(312) 555-0142'])("another country's is not %j", (phone) => {
    expect(isFound('+44 312 555 0142', '', phone)).toBe(false);
  });

  it.each([
    ['22 12 34 56', '+47 22 12 34 56'],
    ['+47 22 12 34 56', '22 12 34 56'],
    ['3125550142', '+1 (312) 555-0142 x9'],
    ['+13125550142', '312-555-0142 ext. 9'],
    ['312-555-0142 x9', '312-555-0142 x9'],
    ['(312) 555-0142, ext. 9', '+1 312.555.0142 x9'],
    ['0142 extension 9', '312-555-0142 x9'],
  ])('%j finds %j, with or without country code and extension', (typed, phone) => {
    expect(isFound(typed, '', phone)).toBe(true);
  });
});

it('an empty query finds everything, and a word that is nowhere nothing', () => {
  expect([
    isFound(' ', 'a'),
    isFound('b', 'a'),
    isFound('a b', 'b a'),
    isFound('a c', 'b a'),
  ]).toEqual([true, false, true, false]);
});

import { describe, expect, it } from 'vitest';
import { markedParts } from './marks.ts';
import { searchQuery } from './search.ts';

/** '[Zo]ë' for marked parts. */
const shown = (text: string, typed: string) =>
  markedParts(text, searchQuery(typed))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('the marked parts of a text', () => {
  it.each([
    ['Zoë Dufresne', 'zoe', '[Zoë] Dufresne'],
    ['Łukasz Strauß', 'strauss lu', '[Łu]kasz [Strauß]'],
    ['O’Rourke', "o'r", '[O’R]ourke'],
    ['Anna', 'an na', '[Anna]'],
    ['Anna', '', 'Anna'],
    ['Anna', 'bo', 'Anna'],
    ['(213) 555-0190', '5550190', '(213) [555-0190]'],
    ['(213) 555-0190', '213 555', '([213) 555]-0190'],
    ['(213) 555-0190', '+1 213-555-0190', '([213) 555-0190]'],
    ['(213) 555-0190', '55', '(213) [55]5-0190'],
    ['٢١٣ 555', '213', '[٢١٣] 555'],
    ['🚒🚒 Zoë Dufresne', 'zoe', '🚒🚒 [Zoë] Dufresne'],
    ['𠮷野 Ana 👩‍🚒 Bo', 'ana bo', '𠮷野 [Ana] 👩‍🚒 [Bo]'],
    ['𠮷野', '野', '𠮷[野]'],
    ['𝟮𝟭𝟯 555-0190', '555', '𝟮𝟭𝟯 [555]-0190'],
  ])('%j, searched by %j: %j', (text, typed, expected) => {
    expect(shown(text, typed)).toBe(expected);
  });

  it('are the text again', () => {
    const text = '<b>__proto__ 👩‍🚒 o\u0301';
    expect(
      markedParts(text, searchQuery('o'))
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});

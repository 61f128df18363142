import { describe, expect, it } from 'vitest';
import { excerpt } from './plain-text.ts';

describe('excerpt', () => {
  it('leaves what has a length in proportion, and cuts what has none, never through a character', () => {
    expect(excerpt('a'.repeat(400))).toBe('a'.repeat(400));
    expect(excerpt('a'.repeat(10_000))).toBe(`${'a'.repeat(399)}…`);
    expect(excerpt('😀'.repeat(5_000))).not.toMatch(/\p{Cs}/u);
    expect(excerpt(`a${'😀'.repeat(5_000)}`)).not.toMatch(/\p{Cs}/u);
  });
});

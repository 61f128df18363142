import { expect, it } from 'vitest';
import { readingDistance } from './reading-distance.ts';

// The table of users.md section 4: metres, inches, px with ease, px at the limit.
it.each([
  [3, 43, 49, 39],
  [3, 55, 38, 31],
  [3, 65, 32, 26],
  [5, 43, 81, 65],
  [5, 55, 64, 51],
  [5, 65, 54, 43],
  [8, 43, 130, 104],
  [8, 55, 102, 82],
  [8, 65, 86, 69],
  [10, 43, 163, 130],
  [10, 55, 127, 102],
  [10, 65, 108, 86],
])('%j m before %j inches: %j px with ease, %j px at the limit', (metres, inches, easy, limit) => {
  // The table is rounded to whole px.
  const px = (size: number) => metres / size;
  expect(readingDistance(easy, inches, 'easy')).toBeGreaterThan(metres - px(easy));
  expect(readingDistance(easy, inches, 'easy')).toBeLessThan(metres + px(easy));
  expect(readingDistance(limit, inches, 'limit')).toBeGreaterThan(metres - px(limit));
  expect(readingDistance(limit, inches, 'limit')).toBeLessThan(metres + px(limit));
});

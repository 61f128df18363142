import { expect, it } from 'vitest';
import { aboveWholeText } from './contradiction.ts';

it.each<[Record<string, number | null>, number | null, string]>([
  [{ Florida: 218 }, 100, 'Florida: more than the total of 100'],
  [
    { Florida: 3, Arizona: 1_300, Illinois: 9 },
    8,
    'Arizona and Illinois: more than the total of 8',
  ],
  [{ 'N/A': 9, Florida: 9 }, 8, 'Florida and 1 unnamed part: more than the total of 8'],
  [{ Florida: 100, Arizona: null }, 100, ''],
  [{ Florida: 100 }, null, ''],
  [{ Florida: 1 }, 0, 'Florida: more than the total of 0'],
])('of %j and the whole %j it says %j', (parts, whole, text) => {
  expect(aboveWholeText(Object.entries(parts), whole)).toBe(text);
});

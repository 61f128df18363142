import { expect, it } from 'vitest';
import { aboveWholeText, besideAverageText } from './contradiction.ts';

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

it.each([
  ['best', 171, 172.5, 'less than the daily average of 172.5'],
  ['best', 172.5, 172.5, ''],
  ['best', 0, 1_284, 'less than the daily average of 1,284'],
  ['best', 198, 172.5, ''],
  ['best', null, 172.5, ''],
  ['best', 0, null, ''],
  ['worst', 180, 172.5, 'more than the daily average of 172.5'],
  ['worst', 170, 172.5, ''],
] as const)('the %s value %j beside an average of %j: %j', (which, value, average, text) => {
  expect(besideAverageText(which, value, average, 'the daily average')).toBe(text);
});

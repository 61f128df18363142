import { expect, it } from 'vitest';
import { clockDifference, clockDifferenceText, isClockOff, serverTime } from './server-time.ts';

const hour = 3_600_000;

it.each<[string, readonly number[], number | null]>([
  ['is the machine time where the server says none', [], 0],
  ['is what the server is ahead', [-120_000, -119_600, -120_300], -120_000],
  ['does not believe one cached response', [0, 0, 0, -hour], null],
  ['nor after another came', [0, 0, 0, -hour, 300], 0],
  [
    'follows the second response after the clock was set',
    [0, 0, 0, 0, 0, -hour, -hour + 700],
    -hour + 1_000,
  ],
])('serverTime %s', (_, differences, expected) => {
  expect(serverTime(differences, 0)).toBe(expected);
});

const s = 1_000;
const min = 60 * s;

it.each([
  [[], null],
  [[120_400], 120_000],
  [[-1_800, -1_400, -1_600], -2_000],
  [[-300], 0],
  // One outlier, from a sleeping machine or a clock step, changes nothing.
  [[400, -28_800_000, 300, 200, 100], 0],
])('clockDifference of %j is %j', (differences, ms) => {
  expect(clockDifference(differences)).toBe(ms);
});

it.each([
  [null, 'The server sends no time', false],
  [0, 'The server clock is in sync', false],
  [-1_999, 'The server clock is in sync', false],
  [2 * s, 'The server is 2 s ahead', false],
  [-59 * s, 'The server is 59 s behind', false],
  [60 * s, 'The server is 60 s ahead', false],
  [61 * s, 'The server is 1 min ahead', true],
  [-90 * s, 'The server is 2 min behind', true],
  [10 * min, 'The server is 10 min ahead', true],
  [10 * min - s, 'The server is 10 min ahead', true],
  [-119 * min, 'The server is 119 min behind', true],
  [3 * 60 * min, 'The server is 3 h ahead', true],
  [48 * 60 * min, 'The server is 2 days ahead', true],
  [-2_000 * 24 * 60 * min, 'The server is 2,000 days behind', true],
])('the words for %j ms: %j, worth saying: %j', (ms, text, off) => {
  expect(clockDifferenceText(ms)).toBe(text);
  expect(isClockOff(ms)).toBe(off);
});

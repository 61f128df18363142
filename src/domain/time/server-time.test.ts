import { describe, expect, it } from 'vitest';
import { serverTime } from './server-time.ts';

const hour = 3_600_000;

describe('serverTime', () => {
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
  ])('%s', (_, differences, expected) => {
    expect(serverTime(differences, 0)).toBe(expected);
  });
});

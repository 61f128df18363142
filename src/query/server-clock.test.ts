import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clockDifference,
  clockDifferenceText,
  createServerClock,
  longestHistory,
  serverTime,
} from './server-clock.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const s = 1_000;
const min = 60 * s;
const hour = 60 * min;

let clock = createServerClock();
beforeEach(() => {
  clock = createServerClock();
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A round trip of so many ms, whose answer has these headers. */
function trip(tripMs: number, headers: Record<string, string>): void {
  const sentAt = Date.now();
  vi.setSystemTime(sentAt + tripMs);
  clock.follow({ response: new Response(null, { headers }), sentAt, receivedAt: Date.now() });
}
const httpDate = (ms: number) => new Date(ms).toUTCString();
const rounded = () => clock.differences.get().map((ms) => Math.round(ms));

describe('the difference by one response', () => {
  it.each([
    ['the same time', 0, 0, 500],
    ['ten minutes ahead', 0, 10 * min, 10 * min + 500],
    ['an hour behind', 0, -60 * min, -60 * min + 500],
    // The server wrote its header halfway through: at noon and 2 s.
    ['the same time, received in 4 s', 4_000, 2_000, 500],
  ])('%s', (_name, tripMs, serverMs, difference) => {
    trip(tripMs, { date: httpDate(noon + serverMs) });
    expect(rounded()).toEqual([difference]);
  });

  it('adds the age that a cache names', () => {
    trip(0, { date: httpDate(noon - 5 * min), age: '300' });
    expect(rounded()).toEqual([500]);
  });

  it.each([
    ['no header', 0, {}],
    ['one that is no date', 0, { date: 'soon' }],
    ['an age that is none', 0, { date: httpDate(noon), age: 'old' }],
    ['an age beyond every date', 0, { date: httpDate(noon), age: '1e20' }],
    ['a trip in which the machine slept', 8 * 60 * min, { date: httpDate(noon) }],
    ['a trip in which the clock was set back', -min, { date: httpDate(noon) }],
  ] as const)('tells nothing with %s', (_name, tripMs, headers) => {
    trip(tripMs, headers);
    expect(rounded()).toEqual([]);
  });
});

describe('the differences of the last responses', () => {
  it('are kept up to a number', () => {
    for (let response = 0; response < 3 * longestHistory; response += 1)
      trip(0, { date: httpDate(noon + response * min) });
    expect(clock.differences.get()).toHaveLength(longestHistory);
    expect(rounded().at(-1)).toBe((3 * longestHistory - 1) * min + 500);
  });

  it('are the same list until the next one, which notifies', () => {
    const onChange = vi.fn<() => void>();
    const unsubscribe = clock.differences.subscribe(onChange);
    const before = clock.differences.get();
    trip(0, {});
    expect(clock.differences.get()).toBe(before);
    trip(0, { date: httpDate(noon) });
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(clock.differences.get()).not.toBe(before);
    unsubscribe();
  });
});

it.each<[string, readonly number[], number]>([
  ['is the machine time where the server says none', [], 0],
  ['is what the server is ahead', [-120_000, -119_600, -120_300], -120_000],
  ['does not believe one cached response', [0, 0, 0, -hour], 0],
  ['nor after another came', [0, 0, 0, -hour, 300], 0],
  [
    'follows the second response after the clock was set',
    [0, 0, 0, 0, 0, -hour, -hour + 700],
    -hour + 1_000,
  ],
])('serverTime %s', (_, differences, expected) => {
  expect(serverTime(differences, 0)).toBe(expected);
});

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
  [null, ''],
  [0, ''],
  [2 * min, ''],
  [-2 * min, ''],
  [2 * min + s, 'The server clock is 2 min ahead of this device'],
  [-150 * s, 'The server clock is 3 min behind this device'],
  [-119 * min, 'The server clock is 119 min behind this device'],
  [3 * hour, 'The server clock is 3 h ahead of this device'],
  [-10 * hour, 'The server clock is 10 h behind this device'],
  [48 * hour, 'The server clock is 2 days ahead of this device'],
  [-2_000 * 24 * hour, 'The server clock is 2,000 days behind this device'],
])('a difference of %j ms is %j (C37)', (ms, text) => {
  expect(clockDifferenceText(ms)).toBe(text);
});

import { describe, expect, it } from 'vitest';
import { ageAt, ageSentence, ageText, cardAge, dataState, updatedText } from './age.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it.each([
  [-5 * minute, '0 s', 'Data is seconds old', 'Updated just now'],
  [0, '0 s', 'Data is seconds old', 'Updated just now'],
  [4999, '0 s', 'Data is seconds old', 'Updated just now'],
  [5 * second, '5 s', 'Data is 5 seconds old', 'Updated 5 s ago'],
  [12 * second, '10 s', 'Data is 10 seconds old', 'Updated 10 s ago'],
  [minute - 1, '55 s', 'Data is 55 seconds old', 'Updated 55 s ago'],
  [minute, '1 min', 'Data is 1 minute old', 'Updated 1 min ago'],
  [7 * minute + 59 * second, '7 min', 'Data is 7 minutes old', 'Updated 7 min ago'],
  [hour - 1, '59 min', 'Data is 59 minutes old', 'Updated 59 min ago'],
  [hour, '1 h', 'Data is 1 hour old', 'Updated 1 h ago'],
  [2 * hour, '2 h', 'Data is 2 hours old', 'Updated 2 h ago'],
  [day - 1, '23 h', 'Data is 23 hours old', 'Updated 23 h ago'],
  [day, '1 day', 'Data is 1 day old', 'Updated 1 day ago'],
  [3.9 * day, '3 days', 'Data is 3 days old', 'Updated 3 days ago'],
  [5000 * day, '5,000 days', 'Data is 5,000 days old', 'Updated 5,000 days ago'],
])('the age of %j ms: %j, %j, %j', (ms, short, sentence, updated) => {
  expect(ageText(ms)).toBe(short);
  expect(ageSentence(ms)).toBe(sentence);
  expect(updatedText(ms)).toBe(updated);
});

describe('dataState', () => {
  const s = 1_000;
  it.each([
    [{ ageMs: 0, pollMs: 30 * s, failures: 0 }, 'ready'],
    [{ ageMs: 90 * s, pollMs: 30 * s, failures: 0 }, 'ready'],
    [{ ageMs: 91 * s, pollMs: 30 * s, failures: 0 }, 'stale'],
    [{ ageMs: 35 * s, pollMs: 30 * s, failures: 1 }, 'delayed'],
    [{ ageMs: 65 * s, pollMs: 30 * s, failures: 2 }, 'delayed'],
    [{ ageMs: 80 * s, pollMs: 30 * s, failures: 3 }, 'stale'],
    [{ ageMs: 3_600 * s, pollMs: undefined, failures: 0 }, 'ready'],
    [{ ageMs: 10 * s, pollMs: undefined, failures: 1 }, 'stale'],
    [{ ageMs: null, pollMs: 30 * s, failures: 0 }, 'loading'],
    [{ ageMs: null, pollMs: undefined, failures: 1 }, 'error'],
  ] as const)('%j is %s', (call, state) => {
    expect(dataState(call)).toBe(state);
  });
});

describe('cardAge', () => {
  /** The card's response came so many s after that of the header; null: none came. */
  const shown = (
    state: 'ready' | 'delayed' | 'stale',
    card: number | null,
    header: number | null,
    isOutage = false,
  ) => {
    const at = (seconds: number | null) => (seconds === null ? null : (1_000 + seconds) * second);
    return cardAge({ state, isOutage, receivedAt: at(card), headerReceivedAt: at(header) });
  };

  it.each([
    ['ready', 0, 0, 'none'],
    ['ready', -90, 0, 'none'],
    ['ready', -91, 0, 'time'],
    ['ready', -600, 0, 'time'],
    ['ready', 410, 0, 'time'],
    ['ready', 0, null, 'time'],
    ['delayed', 0, 0, 'age'],
    ['stale', 0, 0, 'age'],
    ['stale', 0, null, 'age'],
    ['ready', null, 0, 'none'],
    ['stale', null, null, 'none'],
  ] as const)('of a %s card at %j s under a header of %j s: %s', (state, card, header, says) => {
    expect(shown(state, card, header)).toBe(says);
  });

  it('is the age of every card with data in an outage, polled or not', () => {
    expect(shown('ready', 0, 0, true)).toBe('age');
    expect(shown('ready', null, 0, true)).toBe('none');
  });
});

it.each([
  ['of the past', -3 * minute, 3 * minute],
  ['of now', 0, 0],
  ['ahead of the clock', 3 * hour, 0],
  ['without a time', null, null],
])('the age of an instant %s (A12)', (_, distance, age) => {
  const nowMs = Date.parse('2026-11-21T19:41:00Z');
  expect(ageAt({ ms: distance === null ? null : nowMs + distance }, nowMs)).toBe(age);
});

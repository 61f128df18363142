import { expect, it } from 'vitest';
import { ageAt, ageSentence, ageText, isOld, updatedText } from './age.ts';

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

it.each([
  [90 * second, 30 * second, false, false],
  [90 * second, 30 * second, true, false],
  [90 * second + 1, 30 * second, false, true],
  [90 * second + 1, 5 * minute, true, false],
  // A call that is not polled is as old as it was meant to be, until it fails.
  [3 * day, undefined, false, false],
  [0, undefined, true, true],
])(
  'data of %j ms, polled every %j ms, failed %j: old is %j (C32)',
  (ageMs, pollMs, failed, old) => {
    expect(isOld(ageMs, pollMs, failed)).toBe(old);
  },
);

it.each([
  ['of the past', -3 * minute, 3 * minute],
  ['of now', 0, 0],
  ['ahead of the clock', 3 * hour, 0],
  ['without a time', null, null],
])('the age of an instant %s (A12)', (_, distance, age) => {
  const nowMs = Date.parse('2026-11-21T19:41:00Z');
  expect(ageAt({ ms: distance === null ? null : nowMs + distance }, nowMs)).toBe(age);
});

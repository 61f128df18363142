import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageSentence, ageText, cardTime, freshnessOf, updatedText } from './age.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('ages', () => {
  it.each([
    [-5 * minute, '0 s', 'Data is under 5 seconds old', 'Updated just now'],
    [0, '0 s', 'Data is under 5 seconds old', 'Updated just now'],
    [4999, '0 s', 'Data is under 5 seconds old', 'Updated just now'],
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
    [Number.NaN, '–', 'No data yet', 'No data yet'],
    [Number.POSITIVE_INFINITY, '–', 'No data yet', 'No data yet'],
  ])('%j ms: %j, %j, %j', (ms, short, sentence, updated) => {
    expect(ageText(ms)).toBe(short);
    expect(ageSentence(ms)).toBe(sentence);
    expect(updatedText(ms)).toBe(updated);
  });
});

describe('freshnessOf', () => {
  const s = 1_000;
  it.each([
    [{ ageMs: 0, pollMs: 30 * s, failures: 0 }, 'fresh'],
    [{ ageMs: 90 * s, pollMs: 30 * s, failures: 0 }, 'fresh'],
    [{ ageMs: 91 * s, pollMs: 30 * s, failures: 0 }, 'stale'],
    [{ ageMs: 35 * s, pollMs: 30 * s, failures: 1 }, 'delayed'],
    [{ ageMs: 65 * s, pollMs: 30 * s, failures: 2 }, 'delayed'],
    [{ ageMs: 80 * s, pollMs: 30 * s, failures: 3 }, 'stale'],
    [{ ageMs: 3_600 * s, pollMs: undefined, failures: 0 }, 'fresh'],
    [{ ageMs: 10 * s, pollMs: undefined, failures: 1 }, 'stale'],
  ] as const)('%j is %s', (polled, freshness) => {
    expect(freshnessOf(polled)).toBe(freshness);
  });

  it('goes by the limits of whoever shows the read, by age alone where failures do not count', () => {
    const byAge = { delayedMs: () => 40 * s, staleMs: () => 120 * s, staleFailures: Infinity };
    const at = (ageMs: number) => freshnessOf({ ageMs, pollMs: 30 * s, failures: 9 }, byAge);
    expect([at(39 * s), at(40 * s), at(119 * s), at(120 * s)]).toEqual([
      'fresh',
      'delayed',
      'delayed',
      'stale',
    ]);
  });
});

describe('cardTime', () => {
  it.each([
    ['fresh', 10, 10, 'none'],
    ['fresh', 70, 10, 'none'],
    ['fresh', 100, 10, 'none'],
    ['fresh', 101, 10, 'time'],
    ['fresh', 10, 420, 'time'],
    ['fresh', 600, 590, 'none'],
    ['fresh', 10, null, 'time'],
    ['delayed', 40, 40, 'age'],
    ['stale', 420, 420, 'age'],
    ['stale', 420, null, 'age'],
    ['fresh', null, 10, 'none'],
    ['stale', null, null, 'none'],
  ] as const)(
    'of a %s card of %j s under a header of %j s: %s',
    (freshness, age, header, shown) => {
      const ms = (seconds: number | null) => (seconds === null ? null : seconds * second);
      expect(cardTime(freshness, ms(age), ms(header))).toBe(shown);
    },
  );

  it('leaves no old card without its age, and no fresh one with the time of its header', () => {
    const age = fc.option(fc.nat(10 * hour));
    const word = fc.constantFrom('fresh', 'delayed', 'stale' as const);
    fc.assert(
      fc.property(word, age, age, (freshness, card, header) => {
        const shown = cardTime(freshness, card, header);
        const isOld = card !== null && freshness !== 'fresh';
        expect(shown === 'age').toBe(isOld);
        expect(shown === 'time' && (card === null || card === header)).toBe(false);
      }),
    );
  });
});

import { beforeAll, expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { exitCodeOf, namesOf, outcomeOf, type Outcome, type Verdict } from './checker/check.ts';
import { checked, goodResponse, serveReads, type Deviation } from './servers.ts';

/** A mistake of a backend in one call, and what the checker says of it. */
export type Mistake = [
  name: string,
  call: ReadName,
  deviation: Deviation,
  verdict: Verdict,
  said: RegExp,
];

const outcomes: Readonly<Record<Verdict, Outcome>> = {
  fits: 'works',
  'fits with losses': 'works with losses',
  'does not fit': 'does not work',
  failed: 'does not work',
  'not checked': 'works',
};

/** Tests that each mistake is found, with its consequence and its verdict. */
export function testThatFound(mistakes: readonly Mistake[]): void {
  // Made before the tests, whose servers have deadlines.
  beforeAll(() => Promise.all(namesOf(reads).map(goodResponse)), 60_000);

  it.each(mistakes)('%s in %s', async (_name, name, deviation, verdict, said) => {
    const { report, call, lines } = await checked(serveReads({ [name]: deviation }));
    expect(lines(name).slice(1)).toEqual(
      expect.arrayContaining([expect.stringMatching(said) as string]),
    );
    expect(call(name).verdict).toBe(verdict);
    const outcome = outcomes[verdict];
    expect(outcomeOf(report)).toBe(outcome);
    expect([exitCodeOf(report, false), exitCodeOf(report, true)]).toEqual([
      outcome === 'does not work' ? 1 : 0,
      outcome === 'works' ? 0 : 1,
    ]);
  });
}

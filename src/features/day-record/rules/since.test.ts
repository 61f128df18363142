import { describe, expect, it } from 'vitest';
import { sinceFacts, type SinceFigures } from './since.ts';

type Row = readonly [region: string, valid: number | null, total: number | null];

const figures = (
  valid: number | null,
  alerts: number | null,
  ...rows: readonly Row[]
): SinceFigures => ({
  valid,
  alerts,
  regions: rows.map(([region, ofRegion, total]) => ({ region, valid: ofRegion, total })),
});

const texts = (before: SinceFigures, after: SinceFigures) =>
  sinceFacts(before, after).map(({ text }) => text);

describe('what changed since the last look (visual.md 08)', () => {
  const cases: readonly [string, SinceFigures, SinceFigures, readonly string[]][] = [
    ['nothing', figures(49, 5), figures(49, 5), []],
    [
      'the picture',
      figures(49, 5, ['chicago', 16, 19]),
      figures(104, 7, ['chicago', 33, 42]),
      ['+55 valid', 'Illinois 84% → 79%', '2 new alerts'],
    ],
    ['fewer valid', figures(12, 0), figures(10, 0), ['−2 valid']],
    ['thousands', figures(0, 0), figures(1_284, 0), ['+1,284 valid']],
    ['one alert', figures(1, 0), figures(1, 1), ['1 new alert']],
    ['fewer alerts: another day', figures(1, 4), figures(1, 2), []],
    ['what was not known', figures(null, null), figures(4, 4), []],
    ['what is not known', figures(4, 4), figures(null, null), []],
    [
      'under three points',
      figures(1, 0, ['florida', 80, 100]),
      figures(1, 0, ['florida', 78, 100]),
      [],
    ],
    [
      'three points',
      figures(1, 0, ['florida', 80, 100]),
      figures(1, 0, ['florida', 77, 100]),
      ['Florida 80% → 77%'],
    ],
    [
      'a crossed band under three points',
      figures(1, 0, ['florida', 51, 100]),
      figures(1, 0, ['florida', 49, 100]),
      [],
    ],
    ['under ten events', figures(1, 0, ['florida', 9, 9]), figures(1, 0, ['florida', 3, 20]), []],
    [
      'ten events',
      figures(1, 0, ['florida', 9, 10]),
      figures(1, 0, ['florida', 10, 20]),
      ['Florida 90% → 50%'],
    ],
    [
      'a crossed band before a longer way',
      figures(1, 0, ['arizona', 69, 100], ['florida', 52, 100]),
      figures(1, 0, ['arizona', 55, 100], ['florida', 48, 100]),
      ['Florida 52% → 48%'],
    ],
    [
      'else the longest way',
      figures(1, 0, ['arizona', 60, 100], ['florida', 60, 100]),
      figures(1, 0, ['arizona', 57, 100], ['florida', 64, 100]),
      ['Florida 60% → 64%'],
    ],
    [
      'several bands',
      figures(1, 0, ['arizona', 71, 100], ['florida', 52, 100]),
      figures(1, 0, ['arizona', 60, 100], ['florida', 48, 100]),
      ['2 regions changed band'],
    ],
    [
      'no rounding into the next band',
      figures(1, 0, ['california', 9_000, 10_000]),
      figures(1, 0, ['california', 8_460, 10_000]),
      ['California 90% → 84%'],
    ],
    [
      'a region by another of its names',
      figures(1, 0, ['Illinois', 90, 100]),
      figures(1, 0, ['chicago', 80, 100]),
      ['Illinois 90% → 80%'],
    ],
    [
      'a region of the server alone',
      figures(1, 0, ['Texas', 9, 10]),
      figures(1, 0, ['Texas', 6, 10]),
      ['Texas 90% → 60%'],
    ],
    ['a new region', figures(1, 0), figures(1, 0, ['florida', 10, 100]), []],
    [
      'a region sent twice',
      figures(1, 0, ['florida', 50, 100]),
      figures(1, 0, ['florida', 51, 100], ['FL', 10, 100]),
      [],
    ],
    [
      'counts that make no rate',
      figures(1, 0, ['florida', 50, 100]),
      figures(1, 0, ['florida', 200, 100]),
      [],
    ],
  ];
  it.each(cases)('%s', (_name, before, after, expected) => {
    expect(texts(before, after)).toEqual(expected);
  });

  it('tells which region', () => {
    const [fact] = sinceFacts(figures(1, 0, ['FL', 50, 100]), figures(1, 0, ['florida', 9, 100]));
    expect(fact).toMatchObject({ of: 'region', region: 'florida' });
  });
});

/** Park and Miller's numbers: the same for a seed. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

describe('for any two moments', () => {
  const regions = ['california', 'chicago', 'Arizona', 'FL', 'Texas', '', '__proto__'];
  const order = ['valid', 'region', 'bands', 'alerts'];
  const anyFigures = (next: (below: number) => number): SinceFigures => {
    const count = () => (next(9) === 0 ? null : next(60));
    const rows = regions.flatMap((region) =>
      next(4) === 0 ? [] : [[region, count(), count()] as const],
    );
    return figures(count(), count(), ...rows);
  };

  it('there are at most three facts, in their order, and none of what stayed', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const next = numbers(seed);
      const [before, after] = [anyFigures(next), anyFigures(next)];
      const facts = sinceFacts(before, after);
      expect(facts.length).toBeLessThanOrEqual(3);
      const places = facts.map(({ of }) => order.indexOf(of));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(sinceFacts(after, after)).toEqual([]);
      for (const { text } of facts) expect(text).not.toMatch(/NaN|null|undefined|–/);
    }
  });

  it('what went up one way goes down the other', () => {
    for (let seed = 1; seed <= 2_000; seed += 1) {
      const next = numbers(seed);
      const [before, after] = [anyFigures(next), anyFigures(next)];
      const valid = (facts: readonly { of: string; text: string }[]) =>
        facts.find(({ of }) => of === 'valid')?.text.slice(1);
      expect(valid(sinceFacts(after, before))).toBe(valid(sinceFacts(before, after)));
    }
  });
});

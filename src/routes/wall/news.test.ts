import { describe, expect, it } from 'vitest';
import { wallNews, type PartAge, type WallPart } from './news.ts';

const nowMs = Date.parse('2026-11-21T19:42:00Z'); // 2:42 PM Eastern
const s = 1_000;
const min = 60 * s;

const intervals: Readonly<Record<WallPart, number>> = {
  totals: 30 * s,
  change: min,
  regions: 30 * s,
  telemarketers: min,
  reps: min,
};

const all: readonly WallPart[] = ['totals', 'change', 'regions', 'telemarketers', 'reps'];

/** Parts of these ages; the others are 10 s old. */
function parts(
  ages: Partial<Record<WallPart, number | null>> = {},
  kept: readonly WallPart[] = [],
) {
  return all.map((part): PartAge => {
    const ageMs = ages[part] === undefined ? 10 * s : ages[part];
    return { part, ageMs, pollMs: intervals[part], isKept: kept.includes(part) };
  });
}

const everyAge = (ageMs: number | null) =>
  parts(Object.fromEntries(all.map((part) => [part, ageMs])));

const news = (of: readonly PartAge[], openMs = 60 * min) => wallNews(of, { nowMs, openMs });

describe('before any answer', () => {
  it("says 'No data yet', calmly for two minutes", () => {
    expect(news(everyAge(null), 2 * min - 1)).toMatchObject({
      state: 'waiting',
      headline: 'No data yet',
      words: [],
    });
  });

  it('then says since when it has been asking', () => {
    expect(news(everyAge(null), 2 * min)).toMatchObject({
      state: 'silent',
      headline: 'No data yet',
      words: ['Asking since 2:40 PM, no answer.', 'There are no figures to show.'],
    });
  });
});

describe('live', () => {
  it.each([
    [0, 'Live · updated just now'],
    [12 * s, 'Live · updated 10 s ago'],
    [29 * s, 'Live · updated 25 s ago'],
  ])('tells the age of the main figure: %i ms', (totals, headline) => {
    expect(news(parts({ totals }))).toMatchObject({ state: 'live', headline, old: [] });
  });

  it('does not speak of parts that are asked less often, while they are', () => {
    expect(news(parts({ totals: 5 * s, reps: 60 * s })).headline).toBe('Live · updated 5 s ago');
  });

  it.each([
    ['main figure', { totals: 61 * s }, 'Live · updated 1 min ago'],
    ['regions', { regions: 61 * s }, 'Live · updated 1 min ago'],
    ['reps', { reps: 121 * s }, 'Live · updated 2 min ago'],
  ])('one missed poll of the %s is calm, and its age is told', (_of, ages, headline) => {
    expect(news(parts(ages))).toMatchObject({ state: 'live', headline });
  });

  it('names what is missing once it has been asked for two minutes', () => {
    const missing = parts({ regions: null, telemarketers: null, change: null });
    expect(news(missing, min).headline).toBe('Live · updated 10 s ago');
    expect(news(missing, 2 * min).headline).toBe(
      'Live · updated 10 s ago · no regions and telemarketers yet',
    );
  });
});

describe('stale', () => {
  it.each([
    ['totals', 2 * min],
    ['regions', 2 * min],
    ['change', 2 * min + 10 * s],
    ['telemarketers', 2 * min + 10 * s],
    ['reps', 2 * min + 10 * s],
  ] as const)('%s: from %i ms, and not before', (part, edge) => {
    expect(news(parts({ [part]: edge - 1 })).state).toBe('live');
    expect(news(parts({ [part]: edge }))).toMatchObject({ state: 'stale', old: [part] });
  });

  it('says how old the oldest part is, since when nothing came, and what still counts', () => {
    expect(news(everyAge(7 * min))).toEqual({
      state: 'stale',
      headline: 'Data is 7 minutes old',
      words: ['No answer since 2:35 PM.', 'The figures are from then.'],
      old: all,
    });
  });

  it('does not say that figures are from the last answer when some are older', () => {
    const { headline, words } = news([
      ...everyAge(7 * min).slice(0, 4),
      { part: 'reps', ageMs: 9 * min, pollMs: min },
    ]);
    expect(headline).toBe('Data is 9 minutes old');
    expect(words).toEqual(['No answer since 2:35 PM.', 'The figures are from then or before.']);
  });

  it('on another day says which', () => {
    expect(news(everyAge(15 * 60 * min)).words[0]).toBe('No answer since Nov 20, 11:42 PM.');
  });

  it.each<[Partial<Record<WallPart, number>>, string]>([
    [{ reps: 7 * min }, 'Sales reps: from 2:35 PM.'],
    [{ change: 7 * min }, 'Change from yesterday: from 2:35 PM.'],
    [{ telemarketers: 7 * min, reps: 7 * min }, 'Telemarketers and sales reps: from 2:35 PM.'],
    [
      { totals: 7 * min, change: 7 * min, regions: 6 * min },
      'Totals, change from yesterday and 1 more: from 2:35 PM.',
    ],
  ])('names the parts that are old beside live ones: %o', (ages, sentence) => {
    expect(news(parts(ages))).toMatchObject({
      headline: 'Data is 7 minutes old',
      words: [sentence, 'The other figures are live.'],
      old: Object.keys(ages),
    });
  });

  it('calls nothing live in an outage, whenever the calls were asked last', () => {
    for (let fast = 0; fast <= 30; fast += 5)
      for (let slow = 0; slow <= 60; slow += 5)
        for (let outage = 0; outage <= 300; outage += 10) {
          const [quick, lazy] = [(outage + fast) * s, (outage + slow) * s];
          const ages = { totals: quick, regions: quick, change: lazy, telemarketers: lazy };
          const { words } = news(parts({ ...ages, reps: lazy }));
          expect(words).not.toContain('The other figures are live.');
        }
  });

  it('calls figures of before a reload old, whatever their age', () => {
    expect(news(parts({ totals: 8 * s }, ['totals', 'regions']))).toMatchObject({
      state: 'stale',
      old: ['totals', 'regions'],
    });
  });
});

import { describe, expect, it } from 'vitest';
import { figuresOfRegions, insight } from '../../../tests/entities.ts';
import { insightChanges } from './insight-changes.ts';

const { received } = figuresOfRegions(
  ...Object.entries({ california: 41, chicago: 33, arizona: 19, florida: 10 }).map(
    ([key, validAppointments]) => ({ key, validAppointments, totalEvents: 60 }),
  ),
);

const sent = (previous: unknown, current: unknown, about: object) =>
  insight({ title: 'Valid appointments', metrics: { previous, current }, ...about });

const florida = sent(11, 10, { region: 'florida' });

/** The lines of the list, of a total that changed by `total`. */
function linesOf(total: number, ...insights: ReturnType<typeof insight>[]) {
  const changes = insightChanges(insights, received, total);
  if (changes === null) return null;
  const { rows, others, rest } = changes;
  return [
    ...rows.map(({ subject, before, now }) => `${subject.name} ${before} → ${now}`),
    ...(others ? [`${others.name} ${others.change}`] : []),
    ...(rest ? [rest] : []),
  ];
}

describe('the changes that the insights name', () => {
  it.each<[string, object]>([
    ['its key', { region: 'FL' }],
    ['the title', { title: 'Florida: 10 valid' }],
    ['its key, without a known rep', { region: 'florida', salesRep: 'Unknown Field Agent' }],
    ['its own count, without words', { region: 'florida', title: 'Florida slows down' }],
  ])('are of a region by %s', (_what, about) => {
    expect(linesOf(2, sent(11, 10, about))).toEqual([
      'Florida 11 → 10',
      'California, Illinois, Arizona: not in the insights, together +3',
    ]);
  });

  it.each<[string, object]>([
    ['a sales rep', { region: 'florida', salesRep: 'al_dun' }],
    ['all regions', { title: 'All regions: 10 valid' }],
    ['the day', { title: 'Valid appointments are behind' }],
    ['a telemarketer', { title: 'Ana Torres: 10 valid' }],
    ['another count', { region: 'arizona', title: '10 calls an hour' }],
    ['a share', { region: 'arizona', title: '10% are valid' }],
  ])('are not of %s', (_what, about) => {
    expect(linesOf(2, sent(11, 10, about))).toBeNull();
  });

  it.each([
    [10, 10],
    [null, 10],
    [11, undefined],
  ])('are not from %s to %s', (previous, current) => {
    expect(linesOf(2, sent(previous, current, { region: 'florida' }))).toBeNull();
  });

  const all = [
    florida,
    sent(41, 41, { region: 'california' }),
    sent(31, 33, { region: 'chicago' }),
  ];

  it('sum to the change of the total, the largest first', () => {
    expect(linesOf(2, ...all)).toEqual([
      'Illinois 31 → 33',
      'Florida 11 → 10',
      'Arizona: not in the insights, +1',
    ]);
    const arizona = sent(18, 19, { region: 'arizona' });
    expect(linesOf(2, ...all, arizona)?.slice(2)).toEqual(['Arizona 18 → 19']);
    expect(linesOf(-3, ...all, arizona)?.slice(3)).toEqual(['Others -5']);
  });

  it('have each region once, by its first insight', () => {
    expect(linesOf(-1, florida, sent(30, 10, { region: 'FL' }))).toEqual([
      'Florida 11 → 10',
      'California, Illinois, Arizona: not in the insights, together 0',
    ]);
  });

  it('are six at most, the others together', () => {
    const insights = [1, -4, 2, 3, -2, 7, 5].map((change, at) =>
      sent(10, 10 + change, { region: `Atlantis ${at}` }),
    );
    expect(linesOf(12, ...insights)?.slice(5)).toEqual(['Atlantis 2 10 → 12', '1 other 1']);
  });
});

import { describe, expect, it } from 'vitest';
import { insight } from '../../../tests/entities.ts';
import { readPerson } from '../../domain/people.ts';
import { insightChanges } from './insight-changes.ts';

const people = [readPerson('Ana Torres')];

const sent = (previous: unknown, current: unknown, about: object) =>
  insight({ metrics: { previous, current }, ...about });

const linesOf = (...insights: ReturnType<typeof insight>[]) =>
  insightChanges(insights, people).map(
    ({ subject, previous, current }) => `${subject.name} ${previous} → ${current}`,
  );

describe('the changes that the insights name', () => {
  it.each<[string, object, string[]]>([
    ['a region', { region: 'FL' }, ['Florida 11 → 10']],
    ['an unknown region', { region: 'Atlantis' }, ['Atlantis 11 → 10']],
    [
      'a sales rep before the region',
      { region: 'florida', salesRep: 'al_dun' },
      ['Al Dun 11 → 10'],
    ],
    [
      'a region without a known rep',
      { region: 'florida', salesRep: 'Unknown Field Agent' },
      ['Florida 11 → 10'],
    ],
    ['a region that the title names', { title: 'Illinois: fewer' }, ['Illinois 11 → 10']],
    ['a telemarketer that the title names', { title: 'ana torres: 3' }, ['ana torres 11 → 10']],
    ['all regions', { title: 'All regions: 3' }, []],
    ['the day', { title: 'Valid appointments are behind' }, []],
  ])('are of %s', (_what, about, lines) => {
    expect(linesOf(sent(11, 10, about))).toEqual(lines);
  });

  it.each([
    [{ region: 'FL' }, '/states/florida'],
    [{ region: 'Atlantis' }, '/ai-insights'],
    [{ region: 'florida', salesRep: 'al_dun' }, '/sales-rep/al_dun/florida'],
    [{ salesRep: 'al_dun' }, '/?rep=al_dun&tab=all#appointments'],
    [{ title: 'ana torres: 3' }, '/?view=telemarketer&telemarketer=ana+torres'],
  ])('of %o lead to %s', (about, href) => {
    expect(insightChanges([sent(11, 10, about)], people)[0]?.href).toBe(href);
  });

  it.each([
    [11, 11],
    [null, 11],
    [11, undefined],
  ])('are not from %s to %s', (previous, current) => {
    expect(linesOf(sent(previous, current, { region: 'florida' }))).toEqual([]);
  });

  it('are at most six, the largest first', () => {
    const insights = [1, -4, 2, 3, -2, 7, 5].map((change, index) =>
      sent(10, 10 + change, { region: `Atlantis ${index}` }),
    );
    expect(insightChanges(insights, people).map(({ change }) => change)).toEqual([
      7, 5, -4, 3, 2, -2,
    ]);
  });

  it('name what their figures count', () => {
    const metricIn = (title: string, current: number) =>
      insightChanges([sent(11, current, { region: 'FL', title })], people)[0]?.metric;
    expect(metricIn('Florida: 10 valid', 10)).toBe('Valid');
    expect(metricIn('Florida: 45.8% are valid', 45.8)).toBe('Valid share');
    expect(metricIn('Florida: 45.8% are valid', 10)).toBe('Value, as sent');
  });

  it("have the server's words", () => {
    const about = { region: 'florida', title: 'Florida: 45.8%' };
    expect(insightChanges([sent(11, 10, about)], people)[0]?.text).toBe('Florida: 45.8%');
    const description = 'Only 10 of 24 events are valid.';
    expect(insightChanges([sent(11, 10, { ...about, description })], people)[0]?.text).toBe(
      description,
    );
  });
});

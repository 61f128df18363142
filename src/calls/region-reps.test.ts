import { describe, expect, it } from 'vitest';
import { appointment, repProfile } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { regionReps } from './region-reps.ts';

const booked = (...names: string[]) => names.map((salesRep) => appointment({ salesRep }));
const profile = (repName: string, primaryState = 'CA', appointmentCount = 9) =>
  repProfile({ repName, primaryState, appointmentCount });
const profiles = [profile('Al'), profile('Bea'), profile('Cy'), profile('Ruth', 'IL')];

const of = (sources: Partial<Parameters<typeof regionReps>[0]>) =>
  regionReps({
    key: 'california',
    valid: booked('Bea', 'Al', 'bea'),
    profiles,
    designated: [readPerson('Ana Torres')],
    days: 'today',
    ...sources,
  });

const shown = ({ rows }: ReturnType<typeof regionReps>) =>
  rows.map(({ rep, count, isTelemarketer, listedAt }) =>
    [rep.name, count, isTelemarketer && 'telemarketer', listedAt?.name].filter(Boolean).join(' '),
  );

describe('the reps of a region (C39)', () => {
  it('are those listed there, by appointments of the day, then others, each once (B5)', () => {
    const found = of({
      valid: booked('Bea', 'bea', 'AL', 'ana_torres', 'Ruth', '0 PDG', 'Unknown Rep', ''),
    });
    expect(shown(found)).toEqual([
      'Bea 2',
      'Al 1',
      'Cy',
      'Ana Torres 1 telemarketer',
      'Pending to assign 1',
      'Ruth 1 Illinois',
    ]);
    expect(found.withoutRep).toBe(2);
    const counts = found.rows.map(({ count }) => count ?? 0);
    expect(counts.reduce((a, b) => a + b, 0) + found.withoutRep).toBe(8);
    expect(found.sentence).toBe(
      '3 listed, 2 with appointments today; 5 appointments with nobody listed',
    );
  });

  it.each([
    ['all of them', {}, '3 listed, 2 with appointments today'],
    ['as many', { valid: booked('Al', 'Bea', 'Cy') }, '3 listed, all with appointments today'],
    [
      'one elsewhere',
      { valid: booked('Zoe') },
      '3 listed, 0 with appointments today; 1 appointment with nobody listed',
    ],
    ['no appointments yet', { valid: null }, '3 listed'],
    ['no list', { profiles: null }, '2 with appointments today'],
    ['neither', { profiles: null, valid: null }, ''],
    ['none of either', { profiles: [], valid: [] }, '0 listed, 0 with appointments today'],
  ])('are told in one sentence: %s', (_name, sources, sentence) => {
    expect(of(sources).sentence).toBe(sentence);
  });

  it('have the counts of the list while the appointments are not known', () => {
    expect(shown(of({ valid: null }))).toEqual(['Al 9', 'Bea 9', 'Cy 9']);
  });
});

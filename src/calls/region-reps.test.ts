import { describe, expect, it } from 'vitest';
import { appointment, repProfile } from '../../tests/entities.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { readPerson } from '../domain/people.ts';
import { regionReps, repsSentence } from './region-reps.ts';

const booked = (...names: string[]) =>
  names.map((salesRep) => appointment({ salesRep, region: 'CA' }));
const profile = (repName: string, primaryState = 'CA', appointmentCount = 9) =>
  repProfile({ repName, primaryState, appointmentCount });
const profiles = [profile('Al'), profile('Bea'), profile('Cy'), profile('Ruth', 'IL')];

const of = (sources: Partial<Parameters<typeof regionReps>[0]>) =>
  regionReps({
    key: 'california',
    valid: booked('Bea', 'Al', 'bea'),
    profiles,
    designated: [readPerson('Ana Torres')],
    ...sources,
  });

const sentence = (sources: Partial<Parameters<typeof regionReps>[0]>) =>
  repsSentence(of(sources), 'today');

const shown = ({ rows }: ReturnType<typeof regionReps>) =>
  rows.map(({ rep, count, isTelemarketer, listedAt }) =>
    [rep.name, count || '', isTelemarketer && 'telemarketer', listedAt?.name]
      .filter(Boolean)
      .join(' '),
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
      'Ruth 1 Illinois',
      'Pending to assign 1',
    ]);
    expect(found.withoutRep).toBe(2);
    expect(sumOf(found.rows, ({ count }) => count) + found.withoutRep).toBe(8);
    expect(found).toMatchObject({ listed: 3, active: 2, unlisted: 5 });
    expect(repsSentence(found, 'this week')).toBe(
      '3 listed, 2 with appointments this week; 5 appointments with nobody listed',
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
    ['none of either', { profiles: [], valid: [] }, '0 listed, 0 with appointments today'],
    ['none of a list', { profiles: [], valid: null }, '0 listed'],
  ])('are told in one sentence: %s', (_name, sources, text) => {
    expect(sentence(sources)).toBe(text);
  });

  it("have 'Pending to assign' behind them, in no count of reps, where the list has it too (C36)", () => {
    const found = of({ profiles: [...profiles, profile('0 PDG')], valid: booked('0 PDG', 'Al') });
    expect(shown(found)).toEqual(['Al 1', 'Bea', 'Cy', 'Pending to assign 1']);
    expect(found).toMatchObject({ listed: 3, active: 1, unlisted: 1 });
  });

  it('have the profile that lists them, elsewhere too', () => {
    const { rows } = of({ valid: booked('Ruth', 'Ana Torres') });
    expect(rows.map(({ profile: found }) => found?.rep.name)).toEqual([
      'Al',
      'Bea',
      'Cy',
      undefined,
      'Ruth',
    ]);
  });

  it('are of their region alone', () => {
    const elsewhere = appointment({ salesRep: 'Al', region: 'FL' });
    expect(shown(of({ valid: [...booked('Bea'), elsewhere] }))).toEqual(['Bea 1', 'Al', 'Cy']);
  });

  it('are each once in the list, and each profile is counted', () => {
    const found = of({ profiles: [...profiles, profile('AL')], valid: null });
    expect(shown(found)).toEqual(['Al 18', 'Bea 9', 'Cy 9']);
    expect(found).toMatchObject({ listed: 4, active: 3 });
  });

  it('have the counts of the list while the appointments are not known', () => {
    expect(shown(of({ valid: null }))).toEqual(['Al 9', 'Bea 9', 'Cy 9']);
  });
});

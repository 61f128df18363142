import { describe, expect, it } from 'vitest';
import { appointment, figuresOfRegions, repProfile } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import { statesFigures } from './region-profiles.ts';

const region = (key: string, validAppointments: number, totalEvents = 100) => ({
  key,
  validAppointments,
  totalEvents,
});
const profile = (repName: string, primaryState: string, appointmentCount: number) =>
  repProfile({ repId: repName, repName, primaryState, appointmentCount });
const booked = (salesRep: string, home: string) => appointment({ salesRep, region: home });

type Sources = Partial<Parameters<typeof statesFigures>[0]>;

const figuresOf = (rows: readonly object[], sources: Sources = {}) =>
  statesFigures({
    regions: figuresOfRegions(...rows),
    profiles: [],
    valid: null,
    designated: [],
    ...sources,
  });

describe('the states', () => {
  it('are the four in their order; a region that was not sent has no figures', () => {
    const { states } = figuresOf([region('IL', 30, 40), region('chicago', 3, 2)]);
    expect(states.map(({ key, valid, all }) => [key, valid, all])).toEqual([
      ['california', null, null],
      ['chicago', 33, 42],
      ['arizona', null, null],
      ['florida', null, null],
    ]);
  });

  it('have the profiles of their own region, and the valid appointments per profile (S5)', () => {
    const profiles = [profile('Al', 'CA', 4), profile('Bea', 'ca', 1), profile('Cy', 'FL', 0)];
    const { states } = figuresOf([region('california', 7)], { profiles });
    expect(states.map(({ reps, average }) => [reps?.length, average])).toEqual([
      [2, 4],
      [0, null],
      [0, null],
      [1, null],
    ]);
  });

  it('have no profiles and no average while these are not known', () => {
    const { states, totals } = figuresOf([region('florida', 4)], { profiles: null });
    expect(states[3]).toMatchObject({ valid: 4, reps: null, people: null, average: null });
    expect(totals).toMatchObject({ valid: 4, listed: null, active: null, average: null });
  });
});

describe('the overview', () => {
  const rows = [region('california', 4), region('florida', 0, 9), region('Atlantis', 5, 10)];
  const profiles = [
    profile('Al', 'CA', 9),
    profile('Bea', 'FL', 2),
    profile('Cy', 'AZ', 0),
    profile('Di', 'Atlantis', 3),
  ];

  it('hides the reps of a region with zero valid appointments, and only those (S2)', () => {
    const { overview, states } = figuresOf(rows, { profiles });
    const names = (list: typeof overview) =>
      list.map(({ reps }) => reps?.map(({ rep }) => rep.name).join());
    expect(names(overview)).toEqual(['Al', '', 'Cy', '']);
    expect(names(states)).toEqual(['Al', '', 'Cy', 'Bea']);
    expect(overview[3]?.people?.rows).toEqual([]);
  });

  it('has another region behind the four, in the totals too (A4)', () => {
    const { compared, totals, covered, overview } = figuresOf(rows, { profiles });
    expect(overview.map(({ key }) => key)).toEqual(regionKeys);
    expect(compared.map((each) => each.region.name).slice(-2)).toEqual(['Florida', 'Atlantis']);
    expect(compared.at(-1)).toMatchObject({ valid: 5, reps: null, average: null });
    expect(totals).toMatchObject({ valid: 9, all: 119, listed: 2, average: 5 });
    expect(totals.rated).toMatchObject({ percent: '7.6%', band: 'poor' });
    expect(covered).toEqual(['california']);
  });

  it.each([
    ['counts of the list', null, [1, 0]],
    ['the valid appointments beside it', [booked('Cy', 'AZ'), booked('Zoe', 'CA')], [1, 1]],
    ['none of a hidden region', [booked('Bea', 'FL'), booked('Zoe', 'FL')], [0, 0]],
  ])('counts active reps and appointments with nobody listed: %s', (_what, valid, counts) => {
    const { active, unlisted } = figuresOf(rows, { profiles, valid }).totals;
    expect([active, unlisted]).toEqual(counts);
  });
});

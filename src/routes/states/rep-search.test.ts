import { describe, expect, it } from 'vitest';
import { repProfile } from '../../../tests/entities.ts';
import { searchReps, territoriesOf } from './rep-search.ts';

it('shows territories by their display names, each once (A4)', () => {
  const profile = repProfile({
    repName: 'Al',
    primaryState: 'IL',
    territories: ['chicago', 'IL', 'Atlantis', 'ATLANTIS'],
  });
  expect(territoriesOf({ profile })).toEqual(['Illinois', 'Atlantis']);
});

describe('searchReps', () => {
  const reps = [
    repProfile({ repName: 'jamal_whitaker', repId: 'rep-01', territories: ['California'] }),
    repProfile({ repName: '0 PDG', repId: 'rep-02', territories: ['Arizona'] }),
  ].map((profile) => ({
    rep: profile.rep,
    profile,
    count: 1,
    isListed: true,
    isTelemarketer: false,
    listedAt: null,
  }));

  it.each([
    ['', ['jamal_whitaker', '0 PDG']],
    ['Jamal Whit', ['jamal_whitaker']],
    ['_whit', ['jamal_whitaker']],
    ['rep-02', ['0 PDG']],
    ['pending', ['0 PDG']],
    ['arizona', ['0 PDG']],
    ['nobody', []],
  ])("'%s'", (q, found) => {
    expect(searchReps(reps, q).map(({ rep }) => rep.sent)).toEqual(found);
  });
});

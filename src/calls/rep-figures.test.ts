import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { readRep } from '../domain/people.ts';
import { regions } from '../domain/region/region.ts';
import {
  averagePerRep,
  countsByRole,
  ofPerson,
  placeIn,
  repCounts,
  repsOf,
  validIn,
} from './rep-figures.ts';

const base = { region: 'chicago', status: 'valid', time: '', salesRep: '', telemarketer: '' };
const row = (change: Partial<typeof base>) => appointment({ ...base, ...change });
const rep = (salesRep: string) => row({ salesRep });

it.each([
  ['chicago', 'valid', true],
  ['Illinois', 'Valid', true],
  [' il ', 'valid', true],
  ['chicago', 'invalid', false],
  ['chicago', 'blocked', false],
  ['chicago', 'pending', false],
  ['florida', 'valid', false],
  ['', 'valid', false],
])("validIn region '%s', status '%s': %s (A3, A4)", (region, status, kept) => {
  expect(validIn([row({ region, status })], regions.chicago)).toHaveLength(kept ? 1 : 0);
});

describe('repCounts', () => {
  it('counts a person once under all spellings, most appointments first, equal ones by name', () => {
    const rows = ['Cy', ' dee_x ', 'Bea', 'DEE_X', 'bea', 'Al'].map(rep);
    expect(repCounts(rows)).toMatchObject([
      { subject: { sent: 'Bea' }, all: 2 },
      { subject: { name: 'Dee X' }, all: 2 },
      { subject: { sent: 'Al' }, all: 1 },
      { subject: { sent: 'Cy' }, all: 1 },
    ]);
  });

  it.each(['Unknown Field Agent', 'unknown rep', 'n/a', ' ', ''])("leaves out '%s'", (name) => {
    expect(repCounts([rep(name)])).toEqual([]);
  });

  it("has 'Pending to assign' behind the people, without a rank (C36)", () => {
    const { reps, ranked, others } = repsOf(['0 PDG', 'Al', '0 PDG', 'Unknown Rep'].map(rep));
    expect(reps.map(({ subject }) => subject.name)).toEqual(['Al', 'Pending to assign']);
    expect(ranked).toHaveLength(1);
    expect(others).toEqual(['1 without a known rep', '2 pending to assign']);
    expect(repsOf([rep('Al')]).others).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])('counts %s like anybody (A9)', (name) => {
    expect(repCounts([rep(name), rep(name)])).toMatchObject([{ subject: { sent: name }, all: 2 }]);
  });
});

describe('placeIn', () => {
  const { ranked } = repsOf(['Al', 'Al', 'Al', 'Bo', 'Bo', 'Cy', 'Cy', 'Di'].map(rep));

  it.each([
    ['Al', { rank: 1, near: { subject: { name: 'Bo' }, distance: 1 }, before: null }],
    // Level with Cy, though Al is before them.
    ['Bo', { rank: 2, near: { subject: { name: 'Cy' }, distance: 0 }, before: { name: 'Al' } }],
    ['Cy', { rank: 2, near: { subject: { name: 'Bo' }, distance: 0 }, before: { name: 'Bo' } }],
    ['Di', { rank: 4, near: { subject: { name: 'Cy' }, distance: -1 }, after: null }],
  ])('%s has the place %j (C5)', (name, place) => {
    expect(placeIn(ranked, readRep(name))).toMatchObject(place);
  });

  it('is null for a rep who is not among them', () => {
    expect(placeIn(ranked, readRep('Ed'))).toBeNull();
  });
});

describe('ofPerson', () => {
  const rows = [
    row({ salesRep: 'Ana Torres', telemarketer: 'Priya Shah' }),
    row({ salesRep: 'Al', telemarketer: ' ana torres ' }),
    row({ salesRep: 'Ana', telemarketer: 'Torres' }),
    row({ salesRep: 'ZOË' }),
  ];

  it.each([
    ['ANA TORRES', [0, 1]],
    ['priya shah ', [0]],
    ['zoe\u0308', [3]],
    ['Nobody', []],
  ])('%s (B4)', (name, found) => {
    expect(ofPerson(rows, readRep(name))).toEqual(found.map((index) => rows[index]));
  });
});

it('counts the rows of a person by role; a row may be both', () => {
  const rows = [
    row({ salesRep: 'Ana Torres', telemarketer: 'Priya Shah' }),
    row({ salesRep: 'ana_torres', telemarketer: 'ANA\u00a0TORRES' }),
    row({ telemarketer: 'Ana Torres' }),
  ];
  expect(countsByRole(rows, readRep('Ana Torres'))).toEqual({ rep: 2, telemarketer: 2 });
});

it.each([
  [0, 0, 0],
  [7, 0, 7],
  [7, -3, 7],
  [7, 2, 4],
  [10, 4, 3],
  [100, 3, 33],
  [null, 2, null],
  [7, null, null],
])('averagePerRep %j over %j is %j', (total, reps, average) => {
  expect(averagePerRep(total, reps)).toBe(average);
});

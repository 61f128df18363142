import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { readRep } from '../people.ts';
import { regions } from '../region/region.ts';
import { repCounts, meanStateConfidence, ofPerson, validIn } from './reps.ts';

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
])("validIn region '%s', status '%s': %s (rulings A3, A4)", (region, status, kept) => {
  expect(validIn([row({ region, status })], regions.chicago)).toHaveLength(kept ? 1 : 0);
});

describe('repCounts', () => {
  it('counts a person once under all spellings, most appointments first, equal ones by name', () => {
    const rows = ['Cy', ' dee_x ', 'Bea', 'DEE_X', 'bea', 'Al'].map(rep);
    expect(repCounts(rows)).toMatchObject([
      { of: { sent: 'Bea' }, all: 2 },
      { of: { name: 'Dee X' }, all: 2 },
      { of: { sent: 'Al' }, all: 1 },
      { of: { sent: 'Cy' }, all: 1 },
    ]);
  });

  it.each(['Unknown Field Agent', 'unknown rep', 'n/a', ' ', ''])("leaves out '%s'", (name) => {
    expect(repCounts([rep(name)])).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])('counts %s like anybody (rulings A9)', (name) => {
    expect(repCounts([rep(name), rep(name)])).toMatchObject([{ of: { sent: name }, all: 2 }]);
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
  ])('%s (rulings B4)', (name, found) => {
    expect(ofPerson(rows, readRep(name))).toEqual(found.map((index) => rows[index]));
  });
});

it.each([
  [[90, null, 80], 85],
  [[null], null],
  [[], null],
])('the mean state confidence of %j is %s', (values, mean) => {
  expect(meanStateConfidence(values.map((stateConfidence) => ({ stateConfidence })))).toBe(mean);
});

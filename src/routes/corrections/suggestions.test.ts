import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { type KnownRep, knownRepsIn } from '../../calls/known-reps.ts';
import { readRegion } from '../../domain/region/region.ts';
import { knownRep, meantReps, suggestionsFor } from './suggestions.ts';

const rows = (salesRep: string, region: string, count = 1, status = 'valid') =>
  Array.from({ length: count }, () => appointment({ region, salesRep, status }));
const known = knownRepsIn(
  [
    ...rows('Far Away', 'florida', 9),
    ...rows('Renee Castillo', 'AZ', 6),
    ...rows('Mina Farouk', 'AZ', 3),
    ...rows('Mina Farouk', 'IL', 2),
    ...rows('tomasz_wolny', 'IL', 4),
    ...rows('tomasz_wolny', 'IL', 3, 'blocked'),
    ...rows('Sean O’Brien', 'IL', 3),
    ...rows('Łukasz Strauß', 'IL', 2),
  ],
  [],
);
const byName = (name: string) => known.find(({ rep }) => rep.name === name) as KnownRep;

/** The suggestions as text, each group with its label. */
function shown(typed: string, region = 'IL', title: KnownRep | null = null) {
  const asked = { knownReps: known, fromTitle: title, digits: '4586', typed, days: 'today' };
  return suggestionsFor({ ...asked, region: readRegion(region) }).map(({ label, suggestions }) => [
    label,
    ...suggestions.map(({ rep, region: at, count }) => `${at.abbreviation} ${rep.name} ${count}`),
  ]);
}

describe('the suggestions', () => {
  it('are the reps of the region by their valid appointments there, before anything is typed', () => {
    expect(shown('')).toEqual([
      [
        'Illinois today',
        'IL Tomasz Wolny 4',
        'IL Sean O’Brien 3',
        'IL Mina Farouk 2',
        'IL Łukasz Strauß 2',
      ],
    ]);
    expect(shown('', 'california')).toEqual([]);
  });

  it('begin with the rep whom the title names, once', () => {
    const groups = shown('', 'AZ', byName('Mina Farouk'));
    expect(groups).toEqual([
      ['From the title', 'AZ Mina Farouk 5'],
      ['Arizona today', 'AZ Renee Castillo 6'],
    ]);
  });

  it('have other regions too for a typed text', () => {
    expect(shown('fa', 'IL')).toEqual([
      ['Illinois today', 'IL Mina Farouk 2'],
      ['Other regions', 'FL Far Away 9'],
    ]);
    expect(shown('castillo', 'IL')).toEqual([['Known sales reps', 'AZ Renee Castillo 6']]);
  });

  it('are all known reps of an appointment without a region, at most six', () => {
    const [group, ...others] = shown('', '');
    expect(group).toHaveLength(7);
    expect(group?.[1]).toBe('FL Far Away 9');
    expect(others).toEqual([]);
    expect(
      suggestionsFor({
        knownReps: Array.from({ length: 9 }, (_, at) => ({
          ...byName('Far Away'),
          rep: { id: `${at}`, name: `A${at}`, sent: `A${at}` },
        })),
        fromTitle: null,
        digits: '',
        region: readRegion(''),
        typed: '',
        days: 'today',
      })[0]?.suggestions,
    ).toHaveLength(6);
  });

  it.each([
    ["o'brien", ['Sean O’Brien']],
    ['lukasz', ['Łukasz Strauß']],
    ['STRAUSS', ['Łukasz Strauß']],
    ['tomasz w', ['Tomasz Wolny']],
    ['nobody', []],
    [' tomasz wolny', []],
  ])('for %j (B6)', (typed, names) => {
    expect(shown(typed).flatMap(([, ...texts]) => texts.map((text) => text.slice(3, -2)))).toEqual(
      names,
    );
  });
});

it.each([
  ['renee castillo', 'Renee Castillo'],
  [' Tomasz  Wolny', 'tomasz_wolny'],
  ['TOMASZ\u200b\u00a0WOLNY', 'tomasz_wolny'],
  ['Renee', undefined],
  ['', undefined],
])('%j is spelled %j (B5)', (typed, name) => {
  expect(knownRep(known, typed)?.sent).toBe(name);
});

it.each([
  // The same first three letters.
  ['minamina', ['Mina Farouk']],
  ['ren', ['Renee Castillo']],
  // A letter added, left out, changed, or swapped with the next one.
  ['Castilllo', ['Renee Castillo']],
  ['Wonly', ['Tomasz Wolny']],
  ['Farok', ['Mina Farouk', 'Far Away']],
  ['SEAN OBRIEN', ['Sean O’Brien']],
  // At most two, the fewest wrong letters first.
  ['Farouc Strauss', ['Łukasz Strauß', 'Mina Farouk']],
  ['xy', []],
  ['Zz', []],
  ['', []],
])('%j may mean %j (C48)', (typed, names) => {
  expect(meantReps(known, typed).map(({ rep }) => rep.name)).toEqual(names);
});

it('compares no hostile text', () => {
  expect(meantReps(known, 'x'.repeat(10_000))).toEqual([]);
});

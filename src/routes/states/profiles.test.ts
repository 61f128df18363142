import { describe, expect, it } from 'vitest';
import {
  coveredStates,
  overviewOf,
  repList,
  searchReps,
  statesOf,
  totalsOf,
  type StateRep,
} from './profiles.ts';

function region(key: string, validAppointments: number | null, totalEvents: number | null = 100) {
  return { key, name: '', validAppointments, totalEvents };
}

function profile(repName: string, primaryState: string, appointmentCount: number | null) {
  const territories: readonly string[] = [];
  return { repId: repName, repName, primaryState, territories, appointmentCount, confidence: 88 };
}

/** A list that somebody knows. */
function known(...[profiles, rows = []]: Partial<Parameters<typeof repList>>) {
  const list = repList(profiles ?? null, rows);
  if (!list) throw new Error('nobody knows the reps');
  return list;
}

const names = (reps: readonly StateRep[] | null | undefined) => reps?.map(({ name }) => name);

describe('repList', () => {
  it('lists the reps of each state, most appointments first, ties and unreadable counts last in order', () => {
    const { byState, fromRegions } = known(
      [
        profile('Al', 'CA', 2),
        profile('Bea', 'California', null),
        profile('Cy', 'california', 9),
        profile('Dee', 'ca', 2),
        profile('Eve', 'Illinois', 1),
      ],
      [],
    );
    expect(names(byState.get('california'))).toEqual(['Cy', 'Al', 'Dee', 'Bea']);
    expect(names(byState.get('chicago'))).toEqual(['Eve']);
    expect(fromRegions).toBe(false);
  });

  it('shows territories by their display names, each once (rulings A4)', () => {
    const sent = { ...profile('Al', 'IL', 3), territories: ['chicago', 'IL', 'Texas'] };
    const [rep] = repList([sent], [])?.byState.get('chicago') ?? [];
    expect(rep?.territories).toEqual(['Illinois', 'Texas']);
  });

  it('takes a territory where the primary state is not known, and counts nobody twice (rulings A4)', () => {
    const roaming = { ...profile('Al', '', 3), territories: ['Texas', 'AZ', 'Florida'] };
    const { byState } = known([roaming], []);
    expect([...byState.keys()]).toEqual(['arizona']);
  });

  it.each(['Unknown Field Agent', 'unknown_rep', 'N/A', ''])("leaves out '%s' (spec 3)", (name) => {
    const { byState, fromRegions } = known([profile(name, 'florida', 3)], [region('florida', 3)]);
    expect(byState.size).toBe(0);
    expect(fromRegions).toBe(false);
  });

  it('leaves out a rep of no known state', () => {
    expect(known([profile('Al', '__proto__', 3)], []).byState.size).toBe(0);
  });

  it('is null when the list could not be had and no region has anything to build from', () => {
    expect(repList(null, [region('florida', 0), region('arizona', null)])).toBeNull();
    expect(repList([], [region('florida', 0)])).toEqual({ byState: new Map(), fromRegions: false });
  });

  it.each([
    ['could not be had', null],
    ['is empty', []],
  ])('builds profiles from regions when the list %s (rulings C8)', (_why, profiles) => {
    const rows = [region('chicago', 33), region('Florida', 0), region('arizona', null)];
    const { byState, fromRegions } = known(profiles, rows);
    expect(fromRegions).toBe(true);
    expect([...byState]).toEqual([
      [
        'chicago',
        [{ id: 'chicago', name: 'Illinois', territories: ['Illinois'], count: 33, confidence: 90 }],
      ],
    ]);
  });
});

describe('statesOf', () => {
  it('gives the four states in their order; what is not in the answer is not known', () => {
    const rows = [
      region('IL', 30, 40),
      region('chicago', 3, 2),
      { ...region('x1', 5), name: 'Arizona' },
    ];
    expect(
      statesOf(rows, null).map(({ key, appointments, events }) => [key, appointments, events]),
    ).toEqual([
      ['california', null, null],
      ['chicago', 33, 42],
      ['arizona', 5, 100],
      ['florida', null, null],
    ]);
  });

  it('tells apart: no list yet, and nobody in this state', () => {
    expect(statesOf([], null)[0]?.reps).toBeNull();
    expect(statesOf([], known([profile('Al', 'FL', 1)], []))[0]?.reps).toEqual([]);
  });
});

describe('the overview', () => {
  const list = known([profile('Al', 'CA', 4), profile('Bea', 'FL', 0), profile('Cy', 'AZ', 0)], []);
  const states = statesOf([region('california', 4), region('florida', 0)], list);

  it('hides the reps of a region with zero valid appointments, and only those (spec 2)', () => {
    expect(overviewOf(states).map(({ reps }) => names(reps))).toEqual([['Al'], [], ['Cy'], []]);
    expect(names(states[3]?.reps)).toEqual(['Bea']);
  });

  it('covers the states that have a valid appointment', () => {
    expect(coveredStates(states)).toEqual(['california']);
  });
});

describe('totalsOf', () => {
  it.each([
    [5, 3, 2],
    [4, 0, 4],
    [7, 2, 4],
    [0, 0, 0],
  ])('%d appointments of %d reps: %d per rep (spec 5)', (valid, count, average) => {
    const profiles = Array.from({ length: count }, (_, i) => profile(`Rep ${i}`, 'CA', 1));
    // Somebody elsewhere, so that an empty state is no empty list.
    const reps = known([...profiles, profile('Al', 'FL', 1)], []);
    const [california] = statesOf([region('california', valid)], reps);
    expect(california && totalsOf([california])).toMatchObject({
      appointments: valid,
      reps: count,
      average,
    });
  });

  it('adds up several, and does not make up what is not known', () => {
    const states = statesOf([region('california', 4, 9), region('chicago', 3, 9)], null);
    expect(totalsOf(states)).toMatchObject({
      appointments: 7,
      events: 18,
      reps: null,
      average: null,
    });
  });
});

describe('the rate of several states', () => {
  const day = [
    region('california', 8_496, 10_000),
    region('chicago', 0, 0),
    region('arizona', 0, 0),
    region('florida', 0, 0),
  ];

  it.each([
    [day, { percent: '84.9%', band: 'good' }],
    [[...day.slice(0, 3), region('florida', 5, null)], { percent: '–', band: null }],
    [day.slice(0, 3), { percent: '–', band: null }],
  ])('is that of all, or none', (rows, rate) => {
    expect(totalsOf(statesOf(rows, null)).rated).toMatchObject(rate);
  });

  it('is one of a state by itself', () => {
    expect(totalsOf(statesOf([region('florida', 1, 2)], null).slice(3)).rated).toEqual({
      percent: '50%',
      rate: 50,
      band: 'warning',
    });
  });
});

describe('searchReps', () => {
  const reps = [
    { id: 'rep-01', name: 'jamal_whitaker', territories: ['California'], count: 1, confidence: 1 },
    { id: 'rep-02', name: '0 PDG', territories: ['Arizona'], count: 1, confidence: 1 },
  ];

  it.each([
    ['', ['jamal_whitaker', '0 PDG']],
    ['Jamal Whit', ['jamal_whitaker']],
    ['_whit', ['jamal_whitaker']],
    ['rep-02', ['0 PDG']],
    ['pending', ['0 PDG']],
    ['arizona', ['0 PDG']],
    ['nobody', []],
  ])("'%s'", (q, found) => {
    expect(names(searchReps(reps, q))).toEqual(found);
  });
});

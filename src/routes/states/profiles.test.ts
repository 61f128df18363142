import { describe, expect, it } from 'vitest';
import {
  coveredRegions,
  overviewOf,
  repList,
  searchReps,
  summariesOf,
  totalsOf,
  type ListedRep,
} from './profiles.ts';

function region(key: string, validAppointments: number | null, totalEvents: number | null = 100) {
  return { key, name: '', validAppointments, totalEvents };
}

function profile(repName: string, primaryState: string, appointmentCount: number | null) {
  const territories: string[] = [];
  return { repId: repName, repName, primaryState, territories, appointmentCount, confidence: 88 };
}

/** A list that loaded. */
function known(...[profiles, rows = []]: Partial<Parameters<typeof repList>>) {
  const list = repList(profiles ?? null, rows);
  if (!list) throw new Error('the reps are not known');
  return list;
}

const names = (reps: readonly ListedRep[] | null | undefined) => reps?.map(({ name }) => name);

describe('repList', () => {
  it('lists the reps of each region, most appointments first, ties and unreadable counts last in order', () => {
    const { byRegion, fromRegions } = known(
      [
        profile('Al', 'CA', 2),
        profile('Bea', 'California', null),
        profile('Cy', 'california', 9),
        profile('Dee', 'ca', 2),
        profile('Eve', 'Illinois', 1),
      ],
      [],
    );
    expect(names(byRegion.get('california'))).toEqual(['Cy', 'Al', 'Dee', 'Bea']);
    expect(names(byRegion.get('chicago'))).toEqual(['Eve']);
    expect(fromRegions).toBe(false);
  });

  it('shows territories by their display names, each once (rulings A4)', () => {
    const sent = { ...profile('Al', 'IL', 3), territories: ['chicago', 'IL', 'Texas'] };
    const [rep] = repList([sent], [])?.byRegion.get('chicago') ?? [];
    expect(rep?.territories).toEqual(['Illinois', 'Texas']);
  });

  it('takes a territory where the primary state is not known, and counts nobody twice (rulings A4)', () => {
    const roaming = { ...profile('Al', '', 3), territories: ['Texas', 'AZ', 'Florida'] };
    const { byRegion } = known([roaming], []);
    expect([...byRegion.keys()]).toEqual(['arizona']);
  });

  it.each(['Unknown Field Agent', 'unknown_rep', 'N/A', ''])("leaves out '%s' (spec 3)", (name) => {
    const { byRegion, fromRegions } = known([profile(name, 'florida', 3)], [region('florida', 3)]);
    expect(byRegion.size).toBe(0);
    expect(fromRegions).toBe(false);
  });

  it('leaves out a rep of no known region', () => {
    expect(known([profile('Al', '__proto__', 3)], []).byRegion.size).toBe(0);
  });

  it('is null when the list failed to load and no region has anything to build from', () => {
    expect(repList(null, [region('florida', 0), region('arizona', null)])).toBeNull();
    expect(repList([], [region('florida', 0)])).toEqual({
      byRegion: new Map(),
      fromRegions: false,
    });
  });

  it.each([
    ['failed to load', null],
    ['is empty', []],
  ])('builds profiles from regions when the list %s (rulings C8)', (_why, profiles) => {
    const rows = [region('chicago', 33), region('Florida', 0), region('arizona', null)];
    const { byRegion, fromRegions } = known(profiles, rows);
    expect(fromRegions).toBe(true);
    expect([...byRegion]).toEqual([
      [
        'chicago',
        [{ id: 'chicago', name: 'Illinois', territories: ['Illinois'], count: 33, confidence: 90 }],
      ],
    ]);
  });
});

describe('summariesOf', () => {
  it('returns the four regions in their order; what is not in the response is null', () => {
    const rows = [
      region('IL', 30, 40),
      region('chicago', 3, 2),
      { ...region('x1', 5), name: 'Arizona' },
    ];
    expect(
      summariesOf(rows, null).map(({ key, appointments, events }) => [key, appointments, events]),
    ).toEqual([
      ['california', null, null],
      ['chicago', 33, 42],
      ['arizona', 5, 100],
      ['florida', null, null],
    ]);
  });

  it('tells a list that is not loaded from a region without reps', () => {
    expect(summariesOf([], null)[0]?.reps).toBeNull();
    expect(summariesOf([], known([profile('Al', 'FL', 1)], []))[0]?.reps).toEqual([]);
  });
});

describe('the overview', () => {
  const list = known([profile('Al', 'CA', 4), profile('Bea', 'FL', 0), profile('Cy', 'AZ', 0)], []);
  const summaries = summariesOf([region('california', 4), region('florida', 0)], list);

  it('hides the reps of a region with zero valid appointments, and only those (spec 2)', () => {
    expect(overviewOf(summaries).map(({ reps }) => names(reps))).toEqual([['Al'], [], ['Cy'], []]);
    expect(names(summaries[3]?.reps)).toEqual(['Bea']);
  });

  it('covers the regions with a valid appointment', () => {
    expect(coveredRegions(summaries)).toEqual(['california']);
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
    // Somebody elsewhere, so that a region without reps is no empty list.
    const reps = known([...profiles, profile('Al', 'FL', 1)], []);
    const [california] = summariesOf([region('california', valid)], reps);
    expect(california && totalsOf([california])).toMatchObject({
      appointments: valid,
      reps: count,
      average,
    });
  });

  it('adds up several, and does not make up what is not known', () => {
    const summaries = summariesOf([region('california', 4, 9), region('chicago', 3, 9)], null);
    expect(totalsOf(summaries)).toMatchObject({
      appointments: 7,
      events: 18,
      reps: null,
      average: null,
    });
  });
});

describe('the rate of several regions', () => {
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
    expect(totalsOf(summariesOf(rows, null)).rated).toMatchObject(rate);
  });

  it('is that of one region by itself', () => {
    expect(totalsOf(summariesOf([region('florida', 1, 2)], null).slice(3)).rated).toEqual({
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

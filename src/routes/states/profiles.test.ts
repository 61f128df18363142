import { describe, expect, it } from 'vitest';
import { figuresOfRegions, repProfile } from '../../../tests/entities.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { regionKeys } from '../../domain/region/region.ts';
import {
  coveredRegions,
  overviewOf,
  repList,
  searchReps,
  summariesOf,
  territoriesOf,
  totalsOf,
} from './profiles.ts';

function region(key: string, validAppointments: number | null, totalEvents: number | null = 100) {
  return { key, validAppointments, totalEvents };
}

function profile(
  repName: string,
  primaryState: string,
  appointmentCount: number | null,
  sent: object = {},
) {
  return repProfile({ repId: repName || 'r1', repName, primaryState, appointmentCount, ...sent });
}

type Sent = readonly object[];
type Reps = Parameters<typeof repList>[0];

const listFrom = (profiles: Reps, rows: Sent) => repList(profiles, figuresOfRegions(...rows).four);
const summariesFrom = (rows: Sent, reps: readonly SalesRepProfile[] | null) =>
  summariesOf(figuresOfRegions(...rows).four, reps);

const names = (reps: readonly SalesRepProfile[] | null | undefined) =>
  reps?.map(({ rep }) => rep.sent);

/** The names of the reps, by region. */
const byRegion = (...[profiles, rows = []]: Partial<Parameters<typeof listFrom>>) =>
  Object.fromEntries(
    summariesFrom(rows, listFrom(profiles, rows).reps)
      .filter(({ reps }) => reps?.length)
      .map(({ key, reps }) => [key, names(reps)]),
  );

describe('repList', () => {
  it('lists the reps of each region, most appointments first, ties and unreadable counts last in order', () => {
    const profiles = [
      profile('Al', 'CA', 2),
      profile('Bea', 'California', null),
      profile('Cy', 'california', 9),
      profile('Dee', 'ca', 2),
      profile('Eve', 'Illinois', 1),
    ];
    expect(byRegion(profiles)).toEqual({
      california: ['Cy', 'Al', 'Dee', 'Bea'],
      chicago: ['Eve'],
    });
    expect(listFrom(profiles, []).fromRegions).toBe(false);
  });

  it('shows territories by their display names, each once (rulings A4)', () => {
    const sent = profile('Al', 'IL', 3, { territories: ['chicago', 'IL', 'Atlantis', 'ATLANTIS'] });
    expect(territoriesOf(sent)).toEqual(['Illinois', 'Atlantis']);
  });

  it('goes by a territory when the primary state is not known, and counts each rep once (rulings A4)', () => {
    const roaming = profile('Al', '', 3, { territories: ['Atlantis', 'AZ', 'Florida'] });
    expect(byRegion([roaming])).toEqual({ arizona: ['Al'] });
  });

  it.each(['Unknown Field Agent', 'unknown_rep', 'N/A', ''])("leaves out '%s' (spec 3)", (name) => {
    const list = listFrom([profile(name, 'florida', 3)], [region('florida', 3)]);
    expect(list).toEqual({ reps: [], fromRegions: false });
  });

  it('is null while it loads, or when it failed and no region has valid appointments', () => {
    const unknown = { reps: null, fromRegions: false };
    expect(listFrom(undefined, [region('florida', 4)])).toEqual(unknown);
    expect(listFrom(null, [region('florida', 0), region('arizona', null)])).toEqual(unknown);
    expect(listFrom([], [region('florida', 0)])).toEqual({ reps: [], fromRegions: false });
  });

  it.each([
    ['failed to load', null],
    ['is empty', []],
  ])('builds profiles from regions when the list %s (rulings C8)', (_why, profiles) => {
    const rows = [region('chicago', 33), region('Florida', 0), region('arizona', null)];
    const { reps, fromRegions } = listFrom(profiles, rows);
    expect(fromRegions).toBe(true);
    expect(byRegion(profiles, rows)).toEqual({ chicago: ['Illinois'] });
    expect(reps).toMatchObject([
      { repId: 'chicago', home: 'chicago', appointmentCount: 33, confidence: 90 },
    ]);
  });
});

describe('summariesOf', () => {
  it('returns the four regions in their order; figures missing from the response are null', () => {
    const rows = [
      region('IL', 30, 40),
      region('chicago', 3, 2),
      { key: 'x1', name: 'Arizona', validAppointments: 5, totalEvents: 100 },
    ];
    const summaries = summariesFrom(rows, null);
    expect(summaries.map(({ key }) => key)).toEqual(regionKeys);
    expect(summaries.slice(0, 3).map(({ valid, all }) => [valid, all])).toEqual([
      [null, null],
      [33, 42],
      [5, 100],
    ]);
  });

  it('has null before the list has loaded, and no reps for a region without reps', () => {
    expect(summariesFrom([], null)[0]?.reps).toBeNull();
    expect(summariesFrom([], [profile('Al', 'FL', 1)])[0]?.reps).toEqual([]);
  });
});

describe('the overview', () => {
  const list = [profile('Al', 'CA', 4), profile('Bea', 'FL', 0), profile('Cy', 'AZ', 0)];
  const summaries = summariesFrom([region('california', 4), region('florida', 0)], list);

  it('hides the reps of a region with zero valid appointments, and only those (spec 2)', () => {
    const [al, , cy, bea] = overviewOf(summaries).map(({ reps }) => names(reps));
    expect([al, cy, bea]).toEqual([['Al'], ['Cy'], []]);
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
    // A rep elsewhere, because regions would stand in for an empty list.
    const reps = [...profiles, profile('Al', 'FL', 1)];
    const [california] = summariesFrom([region('california', valid)], reps);
    expect(california && totalsOf([california])).toMatchObject({
      valid: { value: valid },
      reps: count,
      average,
    });
  });

  it('adds up several regions, and is null for unknown figures', () => {
    const sent = [region('california', 4, 9), region('chicago', 3, 9)];
    const summaries = summariesFrom(sent, null).slice(0, 4);
    expect(totalsOf(summaries)).toMatchObject({
      valid: { value: 7, without: ['Arizona', 'Florida'] },
      all: { value: 18, without: ['Arizona', 'Florida'] },
      reps: null,
      average: null,
    });
  });
});

describe('the rate of several regions', () => {
  const [, ...others] = regionKeys;
  const day = [region('california', 78, 100), ...others.map((key) => region(key, 0, 0))];

  it.each([
    [day, { percent: '78%', band: 'good' }],
    [[...day.slice(0, -1), region(others.at(-1) ?? '', 5, null)], { percent: '–', band: null }],
    [day.slice(0, -1), { percent: '–', band: null }],
  ])('is that of all, or none', (rows, rate) => {
    expect(totalsOf(summariesFrom(rows, null)).rated).toMatchObject(rate);
  });
});

describe('searchReps', () => {
  const reps = [
    profile('jamal_whitaker', '', 1, { repId: 'rep-01', territories: ['California'] }),
    profile('0 PDG', '', 1, { repId: 'rep-02', territories: ['Arizona'] }),
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

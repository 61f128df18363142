import { describe, expect, it } from 'vitest';
import { appointment, figuresOfRegions, repProfile } from '../../tests/entities.ts';
import { regionKeys } from '../domain/region/region.ts';
import {
  coveredRegions,
  overviewOf,
  repList,
  statesFigures,
  summariesOf,
  totalsOf,
} from './region-profiles.ts';
import type { SalesRepProfile } from './reps.ts';

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

const listFrom = (profiles: Reps, rows: Sent, isAwaited = false) =>
  repList(profiles, figuresOfRegions(...rows).knownRegions, isAwaited);
const summariesFrom = (rows: Sent, reps: readonly SalesRepProfile[] | null) =>
  summariesOf(figuresOfRegions(...rows).knownRegions, reps);

const names = (reps: readonly SalesRepProfile[] | null | undefined) =>
  reps?.map(({ rep }) => rep.sent);

/** The names of the reps, by region. */
const byRegion = (profiles: Reps, rows: Sent = []) =>
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
    expect(listFrom(null, [region('florida', 4)], true)).toEqual(unknown);
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
      repCount: count,
      average,
    });
  });

  it('adds up several regions, and is null for unknown figures', () => {
    const sent = [region('california', 4, 9), region('chicago', 3, 9)];
    const summaries = summariesFrom(sent, null).slice(0, 4);
    expect(totalsOf(summaries)).toMatchObject({
      valid: { value: 7, without: ['Arizona', 'Florida'] },
      all: { value: 18, without: ['Arizona', 'Florida'] },
      repCount: null,
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

describe('the active reps of the overview', () => {
  const regions = figuresOfRegions(region('california', 4), region('florida', 2), region('IL', 0));
  const profiles = [profile('Al', 'CA', 9), profile('Bea', 'CA', 9), profile('Cy', 'FL', 0)];
  const booked = (salesRep: string, home: string) => appointment({ salesRep, region: home });
  const of = (change: Partial<Parameters<typeof statesFigures>[0]>) => {
    const { active, unlisted } = statesFigures({
      regions,
      profiles,
      areProfilesAwaited: false,
      profilesPart: '',
      valid: [booked('Al', 'CA'), booked('Al', 'CA'), booked('Cy', 'FL'), booked('Zoe', 'FL')],
      designated: [],
      days: 'today',
      ...change,
    });
    return [active.value, unlisted];
  };

  it.each([
    ['are the listed ones with appointments of the day', {}, [2, 1]],
    ['each once', { profiles: [...profiles, profile('al', 'FL', 1)] }, [2, 1]],
    ['are of the rep list before the appointments are known', { valid: null }, [2, 0]],
    [
      'are all with appointments, where a part of the list is missing',
      { profilesPart: '3 of 9 received' },
      [3, 0],
    ],
    [
      'are not known where none of a part is one',
      { profilesPart: '3 of 9 received', valid: [] },
      [null, 0],
    ],
    [
      'are not known before the list',
      { profiles: null, areProfilesAwaited: true, valid: null },
      [null, 0],
    ],
    [
      'are in no region without valid appointments',
      { valid: [booked('Al', 'CA'), booked('Di', 'IL')] },
      [1, 0],
    ],
    ['are the regions that stand in', { profiles: [] }, [2, 0]],
  ])('%s', (_why, change, counts) => {
    expect(of(change)).toEqual(counts);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointment, figuresOfRegions } from '../../../../tests/entities.ts';
import { readPerson } from '../../../domain/people.ts';
import { day as calendarDay } from '../../../api/values.ts';
import { whyInvalid } from '../../../calls/reasons.ts';
import {
  dayBars,
  headTexts,
  hourBars,
  regionCounts,
  sumsOf,
  telemarketerCounts,
  withOthers,
} from './counts.ts';

const event = (telemarketer: string, status: string, region = 'california') =>
  appointment({ telemarketer, status, region });

describe('counts of the day', () => {
  it('have the designated telemarketers first, with or without events, then the others by count', () => {
    const rows = [
      event(' zed', 'blocked'),
      event('ANA TORRES', 'valid'),
      event('Zed', 'other'),
      event('', 'valid'),
      event('Abe', 'valid'),
    ];
    const { telemarketer } = whyInvalid(rows);
    expect(
      telemarketerCounts(telemarketer, false, ['Ana Torres', 'Priya Shah'].map(readPerson)),
    ).toMatchObject([
      { subject: { name: 'Ana Torres' }, valid: 1, invalid: 0, all: 1 },
      { subject: { name: 'Priya Shah' }, valid: 0, invalid: 0, all: 0 },
      { subject: { name: 'Zed' }, valid: 0, invalid: 1, all: 2 },
      { subject: { name: 'Abe' }, valid: 1, invalid: 0, all: 1 },
      { subject: { name: 'N/A' }, valid: 1, invalid: 0, all: 1 },
    ]);
    const [absent] = telemarketerCounts(telemarketer, true, [readPerson('Priya Shah')]);
    expect(absent).toMatchObject({ valid: null, invalid: null, all: null });
  });

  it('match invalid events to a region by any of its names; null without appointments', () => {
    const sent = figuresOfRegions({ key: 'chicago', validAppointments: 2, totalEvents: 5 });
    const events = [event('', 'blocked', 'IL'), event('', 'blocked', 'illinois')];
    const counted = (rows?: typeof events) =>
      regionCounts(sent, rows && whyInvalid(rows).region)[1];
    expect(counted(events)).toMatchObject({
      subject: { key: 'chicago' },
      valid: 2,
      invalid: 2,
      all: 5,
    });
    expect(counted()).toMatchObject({ invalid: null });
  });

  it.each([
    ['ATLANTIS', 1],
    ['Lemuria', 0],
  ])('match the events of another region: %j', (region, invalid) => {
    const sent = figuresOfRegions({ key: 'atlantis' }, { key: 'az' });
    const events = [event('', 'blocked', region)];
    const counted = regionCounts(sent, whyInvalid(events).region);
    expect(counted.slice(-2).map((row) => row.invalid)).toEqual([0, invalid]);
  });

  it('have the sums of the regions that were received (A2)', () => {
    const keys = ['california', 'chicago', 'florida'];
    const sent = figuresOfRegions(
      ...keys.map((key) => ({ key, validAppointments: 2, totalEvents: 5 })),
    );
    const counted = regionCounts(sent, []);
    expect(counted.map(({ subject, all }) => [subject.name, all])).toContainEqual([
      'Arizona',
      null,
    ]);
    expect(sumsOf(counted)).toEqual({ valid: 6, invalid: 0, all: 15 });
    expect(sumsOf(regionCounts(sent, undefined)).invalid).toBeNull();
    expect(regionCounts(figuresOfRegions(), [])).toEqual([]);
  });
});

describe('others', () => {
  it.each([
    [6, 6, 'row 5'],
    [7, 7, '1 other'],
    [9, 7, '3 others'],
  ])('%i rows become %i, the last is %j', (count, left, last) => {
    const rows = Array.from({ length: count }, (_, at) => ({
      subject: { name: `row ${at}` },
      valid: 1,
      invalid: 0,
      all: 2,
    }));
    const shown = withOthers(rows, 6);
    expect(shown).toHaveLength(left);
    expect(shown.at(-1)?.subject.name).toBe(last);
  });

  it('keep the sums, also unknown ones', () => {
    const count = fc.option(fc.nat(1_000), { freq: 20 });
    const row = fc.record({
      subject: fc.record({ name: fc.string() }),
      valid: count,
      invalid: count,
      all: count,
    });
    fc.assert(
      fc.property(fc.array(row), fc.integer({ min: 1, max: 12 }), (rows, limit) => {
        const shown = withOthers(rows, limit);
        expect(shown.length).toBeLessThanOrEqual(limit + 1);
        expect(sumsOf(shown)).toEqual(sumsOf(rows));
      }),
    );
  });
});

const nowMs = Date.parse('2026-11-21T14:42:00-05:00');
const dayOf = (text: string) => calendarDay(text);
const day = {
  week: null,
  nowMs,
  dataMs: nowMs - 70_000,
  oldMs: null,
  missing: [],
  parts: [],
};

it('the head names the day, the time of the data and the time of printing', () => {
  expect(headTexts(day)).toEqual({
    title: 'Appointments, Saturday, November 21, 2026',
    subtitle: 'All regions · valid so far, 2:40 PM Eastern',
    printed: 'Printed 2:42 PM, data 1 min old',
    warning: '',
  });
});

it.each([
  [{ dataMs: nowMs - 20_000 }, { printed: 'Printed 2:42 PM, data under 1 min old' }],
  [{ dataMs: null, missing: ['Alerts'] }, { printed: 'Printed 2:42 PM, no data' }],
  [{ oldMs: 420_000 }, { warning: 'Data is 7 minutes old' }],
  [
    { oldMs: 420_000, missing: ['Alerts', 'Regions'] },
    { warning: 'Data is 7 minutes old. Not loaded: Alerts, Regions' },
  ],
  [
    { missing: ['Alerts'], parts: ['Regions: 2 rows unreadable', 'Appointments: 2 of 9 received'] },
    {
      warning: 'Not loaded: Alerts. Regions: 2 rows unreadable. Appointments: 2 of 9 received',
    },
  ],
  // The figures of yesterday stay those of yesterday after midnight.
  [{ dataMs: nowMs - 86_400_000 }, { title: 'Appointments, Friday, November 20, 2026' }],
  [
    { week: { start: dayOf('2026-11-16'), end: dayOf('2026-11-21') } },
    {
      title: 'Appointments, week of Nov 16 to Nov 21, 2026',
      subtitle: 'All regions · Call Center Closed, 2:40 PM Eastern',
    },
  ],
  [
    { week: { start: dayOf(''), end: dayOf('soon') } },
    { title: 'Appointments, week of – to soon' },
  ],
  // A week that ends before it begins is its two ends (C19).
  [
    { week: { start: dayOf('2026-11-21'), end: dayOf('2026-11-16') } },
    { title: 'Appointments, week of Nov 21 – Nov 16, 2026' },
  ],
])('the head with %j has %j', (change, expected) => {
  expect(headTexts({ ...day, ...change })).toMatchObject(expected);
});

const at = (time: string, status = 'valid') => appointment({ time, status });

describe('bars of hours', () => {
  it('are 9 AM to 9 PM Eastern, with valid, invalid and all', () => {
    const bars = hourBars([
      at('2026-11-21T19:41:00Z'),
      at('2026-11-21T14:10:00-05:00', 'blocked'),
      at('2026-11-21T14:59:59-05:00', 'pending'),
      at('no time'),
    ]);
    expect(bars).toHaveLength(12);
    expect([bars[0]?.label, bars[3]?.label, bars.at(-1)?.label]).toEqual(['9 AM', '12 PM', '8 PM']);
    expect(bars[5]).toEqual({ label: '2 PM', valid: 1, invalid: 1, all: 3 });
  });

  it('are wider for events outside, and empty without a time', () => {
    const bars = hourBars([at('2026-11-21T00:30:00-05:00'), at('2026-11-21T23:00:00-05:00')]);
    expect(bars).toHaveLength(24);
    expect([bars[0]?.label, bars.at(-1)?.label]).toEqual(['12 AM', '11 PM']);
    expect(hourBars([at(''), at('soon')])).toEqual([]);
  });
});

describe('bars of days', () => {
  const week = { start: dayOf('2026-11-16'), end: dayOf('2026-11-21') };

  it('are the days of the shown week', () => {
    const bars = dayBars([at('2026-11-16T09:00:00-05:00'), at('2026-11-22T02:00:00Z')], week);
    expect(bars.map(({ label, all }) => `${label}: ${all}`)).toEqual([
      'Nov 16: 1',
      'Nov 17: 0',
      'Nov 18: 0',
      'Nov 19: 0',
      'Nov 20: 0',
      'Nov 21: 1',
    ]);
  });

  it.each([
    ['no events', [], week],
    [
      'an unreadable day',
      [at('2026-11-16T09:00:00-05:00')],
      { start: dayOf(''), end: dayOf('soon') },
    ],
    [
      'a longer time',
      [at('2026-11-16T09:00:00-05:00')],
      { start: dayOf('2026-10-16'), end: dayOf('2026-11-21') },
    ],
    [
      'days in the wrong order',
      [at('2026-11-16T09:00:00-05:00')],
      { start: week.end, end: week.start },
    ],
  ])('are empty with %s', (_, events, range) => {
    expect(dayBars(events, range)).toEqual([]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { type CalendarDate, noDate } from '../../domain/time/read-time.ts';
import { type PartName, partNames, type WallTotals } from './figures.ts';
import { ApiError } from '../../api/api-error.ts';
import {
  asOf,
  causeOf,
  closedText,
  type PartAge,
  wallDate,
  wallHeading,
  wallStatus,
} from './status.ts';

const nowMs = Date.parse('2026-11-21T19:42:00Z'); // Saturday, 2:42 PM Eastern
const s = 1_000;
const min = 60 * s;

const intervals: Readonly<Record<PartName, number>> = {
  totals: 30 * s,
  change: min,
  regions: 30 * s,
  telemarketers: min,
  reps: min,
};

const all = Object.keys(partNames) as PartName[];

/** Parts of these ages; the others are 10 s old. */
function parts(ages: Partial<Record<PartName, number | null>> = {}) {
  return all.map((name): PartAge => {
    const ms = ages[name] === undefined ? 10 * s : ages[name];
    return { name, age: ms === null ? null : { ms, isOld: ms > 3 * intervals[name] } };
  });
}

const everyAge = (ageMs: number | null) =>
  parts(Object.fromEntries(all.map((name) => [name, ageMs])));

const status = (ages: readonly PartAge[], isOutage = false) => wallStatus(ages, isOutage, nowMs);

const unavailable = new ApiError('http', 'GET /api/regions', '503: <html>…', 503);
const unauthorized = new ApiError('http', 'GET /api/regions', '401: No session', 401);

const failed = (ages: readonly PartAge[], error: ApiError) =>
  ages.map((part) => (part.age === null ? { ...part, error } : part));

describe('a start without a response (C42)', () => {
  it.each([
    ['any call', everyAge(null)],
    ['the main figure', parts({ totals: null })],
  ])('waits for %s until it fails', (_, ages) => {
    expect(status(ages)).toMatchObject({
      state: 'loading',
      headline: 'Waiting for data',
      failure: null,
    });
  });

  it.each([
    [unavailable, "Couldn't load"],
    [unauthorized, 'You may be signed out'],
    [new ApiError('redirect', '', 'Redirected'), 'You may be signed out'],
  ])('is told with its cause once every call has failed: %s', (error, headline) => {
    expect(status(failed(everyAge(null), error))).toMatchObject({
      state: 'error',
      headline,
      details: ['Retrying automatically', 'every 30 s'],
      old: [],
      failure: error,
    });
  });

  it('of some calls names them, never Live', () => {
    const [first, ...others] = everyAge(null);
    if (!first) throw new Error('no part');
    expect(status([{ ...first, error: unavailable }, ...others])).toMatchObject({
      state: 'loading',
      headline: "Totals couldn't load: 503",
    });
    const missing = failed(parts({ regions: null, reps: null, change: null }), unauthorized);
    expect(status(missing)).toMatchObject({
      state: 'ready',
      headline: "Regions and sales reps couldn't load: 401 · updated 10 s ago",
      failure: unauthorized,
    });
  });

  it('does not tell the comparison, whose own line does', () => {
    expect(status(failed(parts({ change: null }), unavailable))).toMatchObject({
      headline: 'Live · updated 10 s ago',
      failure: null,
    });
  });
});

it.each([
  [unavailable, '503 Service Unavailable'],
  [unauthorized, '401 Unauthorized'],
  [new ApiError('http', '', '418: teapot', 418), '418'],
  [new ApiError('redirect', '', 'Redirected', 0), 'A sign-in page came instead'],
  [new ApiError('not-json', '', 'A web page', null, true), 'A sign-in page came instead'],
  [new ApiError('not-json', '', 'Empty'), 'The answer could not be read'],
  [new ApiError('timeout', '', 'No response'), 'No answer within 30 s'],
])('the cause of %s is %s', (error, text) => {
  expect(causeOf(error)).toBe(text);
});

it.each([
  [true, 'Server not reached'],
  [false, 'No network'],
])('without a connection, online %s: %s', (onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  expect(causeOf(new ApiError('network', '', 'Network error occurred'))).toBe(text);
  vi.unstubAllGlobals();
});

it.each([
  ['2026-11-26T20:59:59-05:00', null],
  ['2026-11-26T21:00:00-05:00', 'Closed, opens Friday at 9 AM'],
  ['2026-11-27T02:41:00-05:00', 'Closed, opens at 9 AM'],
  ['2026-11-27T09:00:00-05:00', null],
  ['2026-11-28T22:00:00-05:00', 'Closed, opens Monday at 9 AM'],
  ['2026-11-29T14:00:00-05:00', 'Closed, opens Monday at 9 AM'],
])('at %s the line is %s', (time, text) => {
  expect(closedText(Date.parse(time))).toBe(text);
});

describe('live', () => {
  it.each([
    [0, 'Live · updated just now'],
    [12 * s, 'Live · updated 10 s ago'],
    [29 * s, 'Live · updated 25 s ago'],
  ])('shows the age of the main figure: %i ms', (totals, headline) => {
    expect(status(parts({ totals }))).toMatchObject({ state: 'ready', headline, old: [] });
  });

  it('does not mention parts with a longer interval, while they are fresh', () => {
    expect(status(parts({ totals: 5 * s, reps: 60 * s })).headline).toBe('Live · updated 5 s ago');
  });

  it.each([
    ['main figure', { totals: 61 * s }, 'Live · updated 1 min ago'],
    ['regions', { regions: 61 * s }, 'Live · updated 10 s ago'],
    ['reps', { reps: 121 * s }, 'Live · updated 10 s ago'],
  ])(
    'one missed poll of the %s is no warning, and the age stays that of the main figure (C32)',
    (_of, ages, headline) => {
      expect(status(parts(ages))).toMatchObject({ state: 'ready', headline });
    },
  );
});

describe('stale', () => {
  it('in an outage are all parts, whether they were due or not', () => {
    expect(status(parts({ totals: 95 * s, regions: 95 * s }), true)).toMatchObject({
      headline: 'Data is 1 minute old',
      details: ['No response since 2:41 PM.', 'Showing figures from then.'],
      old: all,
    });
  });

  it('has the age of the oldest part, the time of the last response, and the age of the figures', () => {
    expect(status(everyAge(7 * min))).toEqual({
      state: 'stale',
      headline: 'Data is 7 minutes old',
      details: ['No response since 2:35 PM.', 'Showing figures from then.'],
      old: all,
      failure: null,
    });
  });

  it('has the failure of a lost session, for its button (C31)', () => {
    const ages = everyAge(7 * min).map((part) => ({ ...part, error: unauthorized }));
    expect(status(ages).failure).toBe(unauthorized);
  });

  it('does not say that figures are from the last response when some are older', () => {
    const { headline, details } = status([
      ...everyAge(7 * min).slice(0, 4),
      { name: 'reps', age: { ms: 9 * min, isOld: true } },
    ]);
    expect(headline).toBe('Data is 9 minutes old');
    expect(details).toEqual([
      'No response since 2:35 PM.',
      'Showing figures from then or earlier.',
    ]);
  });

  it('names the day if it is another', () => {
    expect(status(everyAge(15 * 60 * min)).details[0]).toBe('No response since Nov 20, 11:42 PM.');
  });

  it.each<[Partial<Record<PartName, number>>, string]>([
    [{ reps: 7 * min }, 'Sales reps: from 2:35 PM.'],
    [{ change: 7 * min }, 'Comparison: from 2:35 PM.'],
    [{ telemarketers: 7 * min, reps: 7 * min }, 'Telemarketers and sales reps: from 2:35 PM.'],
    [
      { totals: 7 * min, change: 7 * min, regions: 6 * min },
      'Totals, comparison and 1 more: from 2:35 PM.',
    ],
  ])('names the parts that are old beside live ones: %o', (ages, sentence) => {
    expect(status(parts(ages))).toMatchObject({
      headline: 'Data is 7 minutes old',
      details: [sentence],
      old: Object.keys(ages),
    });
  });
});

const dayOf = (date: string) => ({ date, text: date });
const [monday, saturday] = [dayOf('2026-11-16'), dayOf('2026-11-21')];
const totalsOf = (weeklyMode: boolean, start: CalendarDate, end: CalendarDate): WallTotals => ({
  valid: 104,
  week: weeklyMode ? { start, end } : null,
});
const day = totalsOf(false, saturday, saturday);
const week = totalsOf(true, monday, saturday);

const today = '2026-11-21';

it.each([
  [undefined, today, 'Saturday, November 21'],
  [day, today, 'Saturday, November 21'],
  [day, '2026-11-20', 'Friday, November 20'],
  [week, today, 'Week of November 16, 2026 to November 21, 2026 (Call Center Closed)'],
  [totalsOf(true, noDate, saturday), today, 'Week of – to November 21, 2026 (Call Center Closed)'],
])('wallDate: %o of %s: %s', (totals, of, text) => {
  expect(wallDate(totals, of)).toBe(text);
});

it.each([
  [undefined, today, 'Valid appointments today'],
  [day, today, 'Valid appointments today'],
  [day, '2026-11-20', 'Valid appointments, Friday'],
  [day, '2026-11-15', 'Valid appointments, Sunday'],
  [day, '2026-11-14', 'Valid appointments, Nov 14'],
  [week, today, 'Valid appointments this week'],
  [week, '2026-11-20', 'Valid in the week to Nov 21'],
  [totalsOf(true, monday, noDate), '2026-11-20', 'Valid in the week to Nov 20'],
])('wallHeading: %o of %s: %s', (totals, of, text) => {
  expect(wallHeading(totals, of, today)).toBe(text);
});

it('asOf shows the time, and the day when it is another', () => {
  expect(asOf(nowMs - 7 * 60_000, nowMs)).toBe('As of 2:35 PM');
  expect(asOf(Date.parse('2026-11-20T21:14:00-05:00'), nowMs)).toBe('As of Nov 20, 9:14 PM');
});

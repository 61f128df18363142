import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { referenceMs } from '../../mocks/node.ts';
import type { DayRecord, Figures } from '../../src/features/day-record/record.ts';
import { dayOf } from '../recorded-days.ts';
import { dashboardBody } from '../rows.ts';
import { header, isOld, items, openWall, regionRows, stage, strike, struck } from './wall.ts';
import { card, remember } from './page.ts';
import { regionKeys } from '../../src/domain/region/region.ts';

const weekly = dashboardBody({
  weeklyMode: true,
  dateRange: { start: '2026-11-16', end: '2026-11-21' },
});
const minute = 60_000;
const hour = 60 * minute;

const countsByRegion = () =>
  Object.fromEntries(regionRows().map(([name = '', counts]) => [name, counts]));
const figure = () => screen.getAllByRole('region')[0]?.querySelector('p')?.textContent;

/** A day with a point each of these figures. */
const dayWith = (day: string, ...points: readonly (readonly [at: number, figures: Figures])[]) => ({
  day,
  points: points.map(([at, figures]) => ({ at, ...figures })),
});

const recorded: DayRecord = dayWith('2026-11-21', [
  referenceMs,
  {
    valid: 104,
    regions: [
      { region: 'california', valid: 41, total: 48 },
      { region: 'florida', valid: 11, total: null },
    ],
    telemarketers: [{ name: 'Ana Torres', count: 56 }],
  },
]);

/** Opens the wall some time after the record's last figures, without a response. */
async function openInOutage(laterMs: number) {
  const now = referenceMs + laterMs;
  const app = await openWall('', { now, ...struck() });
  await remember(app, recorded);
  return app;
}

describe('the figures that this browser recorded', () => {
  it('are back after a reload, with their age, as stale data', async () => {
    await openInOutage(7 * minute);
    expect(figure()).toBe('104');
    expect(countsByRegion()).toMatchObject({
      CACalifornia: '41/ 48',
      ILIllinois: '–/ –',
      FLFlorida: '11/ –',
    });
    expect(stage()).toHaveAttribute('data-state', 'stale');
    expect(header()).toContain(
      'Data is 7 minutes oldNo response since 2:41 PM.Showing figures from then.',
    );
    expect(card('Valid appointments today')).toHaveTextContent(/As of 2:41 PM$/);
    expect(isOld(card('Regions'))).toBe(true);
    expect(items('Telemarketers')).toEqual(['Ana Torres56']);
    expect(card('Top sales reps')).toHaveTextContent('Not kept');
  });

  it('are marked as old seconds after the reload, until the first response', async () => {
    const app = await openInOutage(8_000);
    expect(header()).toContain('Data is 5 seconds old');
    strike(app, null);
    await app.poll('dashboard');
    expect(stage()).toHaveAttribute('data-state', 'ready');
    expect(header()).toContain('Live · updated');
  });

  it('of another day are shown only before opening (visual.md 23)', async () => {
    const app = await openInOutage(18 * hour);
    expect(header()).toContain('Sunday, November 22Closed, opens Monday at 9 AM');
    expect(figure()).toBe('104');
    expect(card('Valid appointments, Saturday')).toHaveTextContent(/Last answer 2:41 PM$/);
    app.unmount();
    const monday = Date.parse('2026-11-23T09:00:00-05:00');
    const open = await openWall('', { now: monday, ...struck() });
    await remember(open, recorded);
    await open.advance(2_000);
    expect(header()).toContain("Couldn't load");
    expect(document.body).not.toHaveTextContent('Saturday');
  });

  it('are in no other storage', async () => {
    await openWall();
    expect(localStorage.length).toBe(0);
  });
});

describe('the night (visual.md 23)', () => {
  const withValid = (totalValidAppointments: number) => ({
    dashboard: { metrics: { totalValidAppointments }, systemStatus: {} },
  });

  const lateMs = Date.parse('2026-11-19T23:59:20-05:00');

  it('keeps the last day until opening, under its name', async () => {
    const app = await openWall('', { now: lateMs });
    const shown = () => [figure(), regionRows(), items('Telemarketers'), items('Top sales reps')];
    const thursday = shown();
    expect(header()).toContain('Thursday, November 19Closed, opens Friday at 9 AM');
    expect(stage()).toHaveAttribute('data-night');
    await app.advance(40_000);
    // The server begins the day with zeros.
    app.respond({ ...withValid(0), regions: [], telemarketers: [], appointments: [] });
    await app.advance(20_000);
    expect(header()).toContain('Friday, November 20Closed, opens at 9 AM |  | 12:00AM ET');
    expect(app.requestsOf('dashboard')).toBeGreaterThan(2);
    expect(shown()).toEqual(thursday);
    const totals = card('Valid appointments, Thursday');
    expect(totals).toHaveTextContent(/valid\s*Last answer 11:59 PM$/);
    strike(app);
    await app.advance(5 * minute);
    expect(stage()).toHaveAttribute('data-night');
    expect(isOld(totals)).toBe(false);
    expect(header()).not.toContain('Data is');
  });

  it('ends with the opening', async () => {
    const app = await openWall('', { now: Date.parse('2026-11-20T08:59:30-05:00') });
    expect(header()).toContain('Closed, opens at 9 AM');
    await app.advance(minute);
    expect(header()).toContain('Live · updated');
    expect(card('Valid appointments today')).toBeVisible();
  });

  it('leaves a part empty in the morning while its last response is of the day before', async () => {
    const app = await openWall('', { now: Date.parse('2026-11-19T20:59:00-05:00') });
    expect(countsByRegion()).toMatchObject({ CACalifornia: '40/ 50' });
    app.respond({ regions: 503 });
    // The machine sleeps through the night.
    vi.setSystemTime(Date.parse('2026-11-20T09:00:30-05:00'));
    await app.poll('dashboard');
    expect(card('Valid appointments today')).toHaveTextContent('104');
    expect(card('Regions')).not.toHaveTextContent('California');
  });

  it('is the clock and the line alone where this browser has no record, and an outage is told from half an hour before', async () => {
    const app = await openWall('', {
      now: Date.parse('2026-11-20T08:28:00-05:00'),
      ...struck(),
    });
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(header()).toBe('Friday, November 20Closed, opens at 9 AM |  | 8:28AM ET');
    await app.advance(3 * minute);
    expect(header()).toContain("Couldn't load");
  });

  it("shows the server's figures before opening where there are some, and no last day", async () => {
    const now = Date.parse('2026-11-20T07:40:00-05:00');
    const app = await openWall('', { now, ...withValid(97) });
    expect(header()).toContain('Closed, opens at 9 AM');
    expect(figure()).toBe('97');
    expect(card('Valid appointments today')).toHaveTextContent(/Last answer 7:40 AM$/);
    expect(regionRows()).toHaveLength(regionKeys.length);
    app.respond(withValid(98));
    await app.poll('dashboard');
    expect(figure()).toBe('98');
  });

  it("has the figures of this browser's record, except the reps'", async () => {
    const regions = [
      { region: 'california', valid: 66, total: 76 },
      { region: 'florida', valid: 17, total: 41 },
    ];
    const kept = dayWith('2026-11-19', [
      Date.parse('2026-11-19T21:14:00-05:00'),
      { valid: 168, regions, telemarketers: [{ name: 'Ana Torres', count: 56 }] },
    ]);
    const now = Date.parse('2026-11-20T02:41:00-05:00');
    const app = await openWall('', { now, ...withValid(0) });
    expect(screen.queryAllByRole('region')).toEqual([]);
    await remember(app, kept);
    app.respond(withValid(3));
    await app.poll('dashboard');
    expect(figure()).toBe('168');
    expect(card('Valid appointments, Thursday')).toHaveTextContent(/Last answer 9:14 PM$/);
    expect(countsByRegion()).toMatchObject({
      CACalifornia: '66/ 76',
      ILIllinois: '–/ –',
      FLFlorida: '17/ 41',
    });
    expect(items('Telemarketers')).toEqual(['Ana Torres56']);
    expect(card('Top sales reps')).toHaveTextContent('Not kept');
  });
});

describe('the last working day at this time', () => {
  const line = /at this time: /;
  const totals = () => card('Valid appointments today');

  it('is beside the change, as this browser recorded it (C44)', async () => {
    const app = await openWall();
    expect(totals()).not.toHaveTextContent(line);
    expect(totals()).toHaveTextContent(/vs \d+ yesterday/);
    await remember(app, dayOf('2026-11-20', '9:00 0, 14:29 92, 14:44 98'));
    expect(totals()).toHaveTextContent(/vs \d+ yesterdayYesterday at this time: 98$/);
    app.respond({ dashboard: 503 });
    await app.advance(3 * minute);
    expect(totals()).not.toHaveTextContent(line);
  });

  it.each([
    [
      'Saturday on a Monday',
      '2026-11-23',
      dayOf('2026-11-21', '14:41 98'),
      'Saturday at this time: 98',
    ],
    ['another day than the last', '2026-11-21', dayOf('2026-11-19', '14:41 98'), null],
    ['another time of the day', '2026-11-21', dayOf('2026-11-20', '14:20 98'), null],
    ['a total that could not be read', '2026-11-21', dayOf('2026-11-20', '14:41 null'), null],
  ])('%s', async (_what, day, record, text) => {
    const app = await openWall('', { now: Date.parse(`${day}T14:41:00-05:00`) });
    await remember(app, record);
    expect(/[A-Z][a-z]+ at this time: \d+$/.exec(totals().textContent)?.[0] ?? null).toBe(text);
  });

  it('is not of a week', async () => {
    const app = await openWall('', { dashboard: weekly });
    await remember(app, dayOf('2026-11-14', '14:41 98'));
    expect(card('Valid appointments this week')).not.toHaveTextContent(line);
  });
});

const notes = () =>
  Array.from(document.querySelectorAll('.wall-notes > *'), ({ textContent }) => textContent);

const figures = (valid: number): Figures => ({
  valid: 1,
  telemarketers: [],
  regions: [{ region: 'florida', valid, total: 100 }],
});

/** A day in which Florida fell from Good to Poor so long ago. */
function fallenFlorida(agoMs: number, ...later: Parameters<typeof dayWith>[1][]): DayRecord {
  const fell = referenceMs - agoMs;
  return dayWith('2026-11-21', [fell - minute, figures(72)], [fell, figures(40)], ...later);
}

describe('the notes below the figures', () => {
  it.each([
    ['', {}],
    [', without the totals, too', { dashboard: 503 }],
  ])('shows the age of the oldest pending alert, updated every minute%s', async (_, faults) => {
    const app = await openWall('', faults);
    await app.advance(2_000);
    expect(app.requestsOf('alerts')).toBe(0);
    await remember(app);
    expect(notes()).toEqual([expect.stringMatching(/^\d+ alerts pending, oldest \d+ (?:min|h)$/)]);
    const requests = app.requestsOf('alerts');
    await app.advance(60_000);
    expect(app.requestsOf('alerts')).toBe(requests + 1);
  });

  it('names a region that fell a band, after 5 minutes, until it is back', async () => {
    const app = await openWall('', { alerts: [] });
    expect(notes()).toEqual([]);
    await remember(app, fallenFlorida(4 * minute));
    expect(notes()).toEqual([]);
    await app.advance(2 * minute);
    expect(notes()).toEqual(['Florida fell to Poor']);
    await remember(app, fallenFlorida(4 * minute, [Date.now(), figures(80)]));
    expect(notes()).toEqual([]);
  });

  it('shows no notes over stale data', async () => {
    const app = await openWall();
    await remember(app, fallenFlorida(10 * minute));
    expect(notes()).toEqual([
      'Florida fell to Poor',
      expect.stringMatching(/alerts pending, oldest/),
    ]);
    app.respond({ ...struck(), alerts: 503 });
    await app.advance(3 * minute);
    expect(screen.getByRole('main')).toHaveAttribute('data-state', 'stale');
    expect(notes()).toEqual([]);
  });

  it('says that the alerts could not be loaded once their call is stale', async () => {
    const app = await openWall();
    await remember(app);
    app.respond({ alerts: 503 });
    await app.advance(3 * minute);
    expect(notes()).toEqual(["Alerts couldn't load"]);
  });

  it('has no notes in weekly mode, and fetches no alerts', async () => {
    const app = await openWall('', { dashboard: weekly });
    await remember(app);
    expect(notes()).toEqual([]);
    expect(app.requestsOf('alerts')).toBe(0);
  });
});

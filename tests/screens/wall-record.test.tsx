import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DayRecord } from '../../src/features/day-record/record.ts';
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

const countsByRegion = () =>
  Object.fromEntries(regionRows().map(([name = '', counts]) => [name, counts]));
const figure = () => screen.getAllByRole('region')[0]?.querySelector('p')?.textContent;

const thursday: DayRecord = {
  day: '2026-11-19',
  entries: [
    {
      at: Date.parse('2026-11-19T21:14:00-05:00'),
      valid: 168,
      regions: [
        { region: 'california', valid: 66, all: 76 },
        { region: 'florida', valid: 17, all: 41 },
      ],
      telemarketers: [{ name: 'Ana Torres', count: 56 }],
    },
  ],
};

describe('the night', () => {
  const withValid = (totalValidAppointments: number) => ({
    dashboard: { metrics: { totalValidAppointments }, systemStatus: {} },
  });

  const lateMs = Date.parse('2026-11-19T23:59:20-05:00');

  it('keeps the last day until opening, under its name, and in no storage', async () => {
    const app = await openWall('', { now: lateMs });
    const shown = () => [figure(), regionRows(), items('Telemarketers'), items('Top sales reps')];
    const before = shown();
    expect(header()).toContain('Thursday, November 19Closed, opens Friday at 9 AM');
    expect(stage()).toHaveAttribute('data-night');
    await app.advance(40_000);
    // The server begins the day with zeros.
    app.respond({ ...withValid(0), regions: [], telemarketers: [], appointments: [] });
    await app.advance(20_000);
    expect(header()).toContain('Friday, November 20Closed, opens at 9 AM |  | 12:00AM ET');
    expect(app.requestsOf('dashboard')).toBeGreaterThan(2);
    expect(shown()).toEqual(before);
    const totals = card('Valid appointments, Thursday');
    expect(totals).toHaveTextContent(/valid\s*Last answer 11:59 PM$/);
    strike(app);
    vi.setSystemTime(Date.now() + 2 * minute);
    await app.poll('dashboard');
    expect(stage()).toHaveAttribute('data-night');
    expect(isOld(totals)).toBe(false);
    expect(header()).not.toContain('Data is');
    expect(localStorage.length).toBe(0);
  });

  it('ends with the opening', async () => {
    const app = await openWall('', { now: Date.parse('2026-11-20T08:59:30-05:00') });
    expect(header()).toContain('Closed, opens at 9 AM');
    await app.advance(35_000);
    expect(header()).toContain('Live · updated');
    expect(card('Valid appointments today')).toBeVisible();
  });

  it('keeps a part whose last response is of the day before, gray and with its time (C14)', async () => {
    const app = await openWall('', { now: Date.parse('2026-11-19T20:59:00-05:00') });
    app.respond({ regions: 503 });
    // The machine sleeps through the night.
    vi.setSystemTime(Date.parse('2026-11-20T08:59:58-05:00'));
    await app.poll('yesterdayComparison');
    expect(card('Valid appointments today')).toHaveTextContent('104');
    expect(countsByRegion()).toMatchObject({ CACalifornia: '40/ 50' });
    expect(isOld(card('Regions'))).toBe(true);
    expect(header()).toContain('Regions: from Nov 19, 8:59 PM.');
  });

  it('and an outage through it keep the day of the last answer until a new one (C37)', async () => {
    const app = await openWall('', { now: Date.parse('2026-11-19T16:00:00-05:00') });
    strike(app);
    vi.setSystemTime(Date.parse('2026-11-20T08:59:58-05:00'));
    await app.poll('dashboard');
    expect(header()).toContain('Data is 17 hours oldNo response since Nov 19, 4:00 PM.');
    expect(card('Valid appointments, Thursday')).toHaveTextContent(
      'Thursday104140 events, 74.3% validAs of Nov 19, 4:00 PM',
    );
    expect(countsByRegion()).toMatchObject({ CACalifornia: '40/ 50' });
    expect(items('Top sales reps')).toHaveLength(5);
    strike(app, null);
    await app.poll('dashboard');
    expect(card('Valid appointments today')).toBeVisible();
  });

  it('is the clock and the line alone where this browser has no record, and an outage is told from half an hour before', async () => {
    const app = await openWall('', {
      now: Date.parse('2026-11-20T08:29:50-05:00'),
      ...struck(),
    });
    expect(screen.queryAllByRole('region')).toEqual([]);
    expect(header()).toBe('Friday, November 20Closed, opens at 9 AM |  | 8:29AM ET');
    await app.advance(12_000);
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
    const now = Date.parse('2026-11-20T02:41:00-05:00');
    const app = await openWall('', { now, ...withValid(0) });
    await remember(app, thursday);
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

  it('has the total of the comparison where there is no record', async () => {
    const now = Date.parse('2026-11-20T02:41:00-05:00');
    const app = await openWall('', { now, dashboard: 503 });
    expect(screen.queryAllByRole('region')).toEqual([]);
    app.respond(withValid(0));
    await app.poll('dashboard');
    expect(figure()).toBe('96');
    expect(card('Valid appointments, Thursday')).not.toHaveTextContent('Last answer');
    expect(screen.getAllByRole('region')).toHaveLength(1);
    app.respond({ yesterdayComparison: { totalValidAppointments: { yesterday: 0 } } });
    await app.poll('yesterdayComparison');
    expect(screen.queryAllByRole('region')).toEqual([]);
  });

  it('ends with the record, which is shown at no other time', async () => {
    const friday = Date.parse('2026-11-20T09:00:00-05:00');
    const app = await openWall('', { now: friday, ...struck() });
    await remember(app, thursday, dayOf('2026-11-20', '8:59 3'));
    await app.advance(2_000);
    expect(header()).toContain("Couldn't load");
    expect(document.body).not.toHaveTextContent('Thursday');
  });
});

const notes = () =>
  Array.from(document.querySelectorAll('.wall-notes > *'), ({ textContent }) => textContent);

describe('the notes below the figures', () => {
  it('shows the age of the oldest pending alert, updated every minute, without the totals, too', async () => {
    const app = await openWall('', { dashboard: 503 });
    await app.advance(2_000);
    expect(app.requestsOf('alerts')).toBe(0);
    await remember(app);
    expect(notes()).toEqual([expect.stringMatching(/^\d+ alerts pending, oldest \d+ (?:min|h)$/)]);
    const requests = app.requestsOf('alerts');
    await app.advance(60_000);
    expect(app.requestsOf('alerts')).toBe(requests + 1);
  });

  it('shows no notes over stale data', async () => {
    const app = await openWall();
    await remember(app);
    expect(notes()).toEqual([expect.stringMatching(/alerts pending, oldest/)]);
    app.respond({ ...struck(), alerts: 503 });
    vi.setSystemTime(Date.now() + minute);
    await app.poll('dashboard');
    expect(screen.getByRole('main')).toHaveAttribute('data-state', 'stale');
    expect(notes()).toEqual([]);
  });

  it('says that the alerts could not be loaded once their call is stale', async () => {
    const app = await openWall();
    await remember(app);
    app.respond({ alerts: 503 });
    vi.setSystemTime(Date.now() + 2 * minute);
    await app.poll('yesterdayComparison');
    expect(notes()).toEqual(["Alerts couldn't load"]);
  });

  it('has no notes in weekly mode, and fetches no alerts', async () => {
    const app = await openWall('', { dashboard: weekly });
    await remember(app);
    expect(notes()).toEqual([]);
    expect(app.requestsOf('alerts')).toBe(0);
  });
});

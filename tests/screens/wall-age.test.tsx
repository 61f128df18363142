import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { pollMs } from '../mount/mounted.ts';
import { button, card, expectState } from './page.ts';
import { header, isOld, items, openWall, regionRows, stage, strike, struck } from './wall.ts';
import { regionKeys } from '../../src/domain/region/region.ts';

const minute = 60_000;
const hour = 60 * minute;

const totals = () => card('Valid appointments today');

it('live, the wall shows how long ago the figures were updated, and ignores one missed poll', async () => {
  const app = await openWall();
  expect(header()).toContain('Live · updated just now');
  await app.advance(12_000);
  expect(header()).toContain('Live · updated 10 s ago');
  await app.advance(pollMs('dashboard') - 12_000);
  expect(header()).toContain('Live · updated just now');
  strike(app);
  await app.advance(pollMs('dashboard') + 1_000);
  expect(app.requestsOf('dashboard')).toBe(4);
  strike(app, null);
  await app.advance(pollMs('dashboard') - 1_000);
  expect(header()).toContain('Live · updated');
  expect(stage()).toHaveAttribute('data-state', 'ready');
  expect(document.querySelector('[data-old]')).toBeNull();
});

describe('stale', () => {
  it('in an outage, after three intervals, the header shows only the age, and all figures are gray (C32)', async () => {
    const app = await openWall();
    const before = [regionRows(), items('Telemarketers'), items('Top sales reps')];
    const announced = () => within(stage()).getByRole('status').textContent;
    expect(announced()).toBe('');
    expect(totals()).toHaveTextContent(/yesterday$/);
    strike(app);
    await app.advance(3 * pollMs('dashboard'));
    expect(stage()).toHaveAttribute('data-state', 'ready');
    await app.advance(1_000);
    expect(stage()).toHaveAttribute('data-state', 'stale');
    expect(announced()).toBe('The data on the wall is not current.');
    expect(header()).toBe(
      'Data is 1 minute oldNo response since 2:41 PM.Showing figures from then. | 2:42PM ET',
    );
    await app.advance(2 * minute - 3 * pollMs('dashboard') - 1_000);
    expect(header()).toBe(
      'Data is 2 minutes oldNo response since 2:41 PM.Showing figures from then. | 2:43PM ET',
    );
    for (const part of ['Valid appointments today', 'Regions', 'Telemarketers', 'Top sales reps']) {
      expectState(part, 'stale');
      expect(isOld(card(part))).toBe(true);
    }
    expect(isOld(within(stage()).getByRole('banner'))).toBe(false);
    expect([regionRows(), items('Telemarketers'), items('Top sales reps')]).toEqual(before);
    expect(totals()).toHaveTextContent(/As of 2:41 PM$/);
    expect(totals()).not.toHaveTextContent('yesterday');
    // Announced once, not every minute.
    expect(announced()).toBe('The data on the wall is not current.');
    strike(app, null);
    await app.poll('dashboard');
    expect(stage()).toHaveAttribute('data-state', 'ready');
    expect(header()).toContain('Live · updated');
    expect(document.querySelector('[data-old]')).toBeNull();
  });

  it('the line of events is gray with the regions, whose sum it is', async () => {
    const app = await openWall();
    app.respond({ regions: 503 });
    await app.advance(3 * pollMs('regions') + 1_000);
    expect(isOld(screen.getByRole('table'))).toBe(true);
    expect(isOld(totals())).toBe(false);
    expect(isOld(within(totals()).getByText(/events/))).toBe(true);
    expect(totals()).toHaveTextContent(/yesterday$/);
  });
});

describe('a start without a response (C42)', () => {
  const facts = () =>
    screen
      .getAllByRole('term')
      .map((term) => [
        term.textContent,
        ...Array.from(term.parentElement?.querySelectorAll('dd') ?? [], (dd) => dd.textContent),
      ]);

  it('shows dashes while it waits', async () => {
    await openWall('', struck('hang'));
    expect(header()).toContain('Saturday, November 21Waiting for data');
    expect(stage()).toHaveAttribute('data-state', 'loading');
    expect(totals()).not.toHaveTextContent('events');
    expect(regionRows().map(([, ...cells]) => cells)).toEqual(
      regionKeys.map(() => ['–/ –', '', '–', '']),
    );
  });

  it('tells cause, time and next try, and goes on by itself', async () => {
    const app = await openWall('', struck());
    await app.advance(2_000);
    expect(header()).toBe("Couldn't loadRetrying automaticallyevery 30 s | 2:41PM ET");
    expect(within(stage()).getByRole('status')).toHaveTextContent("Couldn't load. Retrying");
    expect(facts()).toEqual([
      [
        'Cause',
        '503 Service Unavailable',
        "From every call. The page runs, the server doesn't answer it",
      ],
      ['Since', '2:41 PM', 'Under a minute, since this screen started'],
      [
        'Next try',
        expect.stringMatching(/^in \d\d s$/),
        '1 try so far. It heals by itself, nothing to do here',
      ],
    ]);
    expect(screen.queryByRole('button')).toBeNull();
    await app.advance(minute);
    expect(stage()).toHaveTextContent('1 minute, since this screen started');
    expect(stage()).not.toHaveTextContent('Live');
    strike(app, null);
    await app.poll('dashboard');
    expect(header()).toContain('Live · updated');
  });

  it('of unreadable responses does not say that the server is silent', async () => {
    const app = await openWall('', struck('shape'));
    await app.advance(2_000);
    expect(facts()[0]).toEqual([
      'Cause',
      'The answer could not be read',
      expect.stringMatching(/^GET \/api\/[\w-/]+: expected /),
    ]);
  });

  it.each([
    [401, '401 Unauthorized'],
    ['html', 'A sign-in page came instead'],
  ])('signed out (%s) has the button that reloads (C31)', async (fault, cause) => {
    const app = await openWall('', struck(fault));
    await app.advance(2_000);
    expect(header()).toContain('You may be signed out');
    expect(facts().map(([name, fact]) => [name, fact])).toEqual([
      ['Cause', cause],
      ['Since', '2:41 PM'],
      ['To do', 'Sign in on this computer'],
    ]);
    expect(button('Reload Page')).toBeVisible();
  });

  it('of some calls keeps the stage, and names them', async () => {
    const app = await openWall('', { regions: 503, appointments: 401 });
    await app.advance(2_000);
    expect(header()).toContain("Regions and sales reps couldn't load: 401 · updated");
    expect(header()).not.toContain('Live');
    expect(button('Reload Page')).toBeVisible();
    for (const part of ['Regions', 'Top sales reps'])
      expect(card(part)).toHaveTextContent("Couldn't load. Retrying automatically.");
    expect(screen.queryByRole('table')).toBeNull();
    strike(app, null);
    await app.advance(minute);
    expect(header()).toContain('Live · updated');
    expect(regionRows()).toHaveLength(regionKeys.length);
  });

  it("a comparison that fails alone is 'No data' (C4)", async () => {
    const app = await openWall('', { yesterdayComparison: 503 });
    await app.advance(2_000);
    expect(totals()).toHaveTextContent(/No data$/);
    expect(stage()).toHaveAttribute('data-state', 'ready');
  });
});

describe('the clock of the server', () => {
  const serverDate = (aheadMs: number) => ({ Date: new Date(Date.now() + aheadMs).toUTCString() });

  /** Opens the wall with a server clock ahead of this machine by `ms`. */
  async function openAhead(ms: number, choices: Parameters<typeof openWall>[1] = {}) {
    const body = { metrics: { totalValidAppointments: 7 } };
    const dashboard = () => HttpResponse.json(body, { headers: serverDate(ms) });
    return openWall('', { dashboard, ...choices });
  }

  it.each([
    [10 * minute, 'Saturday, November 21', '2:51PM ET'],
    [-3 * hour, 'Saturday, November 21', '11:41AM ET'],
    [48 * hour, 'Monday, November 23', '2:41PM ET'],
  ])('is that of date and time, and no difference is told: %i ms (C37)', async (ms, day, time) => {
    const app = await openAhead(ms);
    await app.advance(1_000);
    expect(header()).toContain(day);
    expect(header()).toContain(time);
    expect(header()).not.toContain('server');
  });

  it('is that of the age line of old figures', async () => {
    const app = await openAhead(-3 * hour);
    app.respond(struck(() => HttpResponse.error()));
    await app.advance(3 * pollMs('dashboard') + 1_000);
    expect(header()).toContain('No response since 11:41 AM.');
    expect(totals()).toHaveTextContent(/As of 11:41 AM$/);
  });

  it('does not change how long a start has failed (C42)', async () => {
    const failed = () => HttpResponse.json({}, { status: 503, headers: serverDate(-hour) });
    const app = await openWall('', struck(failed));
    await app.advance(2 * minute + 2_000);
    expect(stage()).toHaveTextContent('Since1:41 PM2 minutes, since this screen started');
  });

  it('decides the day, and when the next one begins', async () => {
    const app = await openAhead(10 * minute, { now: Date.parse('2026-11-20T23:49:30-05:00') });
    expect(header()).toContain('Friday, November 20');
    await app.advance(32_000);
    expect(header()).toContain('12:00AM ET');
    expect(header()).toContain('Saturday, November 21');
    expect(card('Valid appointments, Friday')).toHaveTextContent('7');
  });
});

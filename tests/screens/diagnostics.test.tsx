import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { http, HttpResponse } from 'msw';
import { type Mounted } from '../mount/mounted.tsx';
import { server } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { api } from '../../src/calls/index.ts';
import { buildId } from '../../src/config.ts';
import { easternDateTime } from '../../src/domain/time/eastern.ts';
import { elapsedMs } from '../../src/ui/clock.ts';
import { findDiagnostics, health, fact, callRow } from './diagnostics.ts';
import { address, param, textsOf } from './page.ts';

const key = '{Shift>}D{/Shift}';

describe('opening', () => {
  it.each(['/?display=wall', '/no-such-page'])(
    'Shift+D opens and closes it on %s, and the URL says so',
    async (path) => {
      const app = await openApp(path, { firstLook: true });
      const before = location.href;
      await app.press(key);
      expect(findDiagnostics()).toBeVisible();
      expect(param('health')).toBe('1');
      await app.press(key);
      expect(findDiagnostics()).toBeNull();
      expect(location.href).toBe(before);
    },
  );

  it('?health=1 opens it, with the focus at its beginning', async () => {
    await openApp('/nowhere?health=1');
    expect(health().getByRole('heading', { name: 'Diagnostics' })).toHaveFocus();
  });

  it('Shift+D types a letter while a field has the focus', async () => {
    const app = await openApp('/data-quality');
    const field = screen.getByRole('textbox', { name: /phone/i });
    await app.user.click(field);
    await app.press(key);
    expect(findDiagnostics()).toBeNull();
    expect(field).toHaveValue('D');
  });

  it('Shift+D does nothing over another dialog', async () => {
    const app = await openApp('/validation');
    await app.click(document.querySelector('li [aria-haspopup=dialog]') as HTMLElement);
    expect(screen.getByRole('dialog')).toBeVisible();
    await app.press(key);
    expect(findDiagnostics()).toBeNull();
    expect(app.requestsOf('dismissAlert')).toBe(0);
  });
});

describe('closing', () => {
  it.each([
    ['Esc', async (app: Mounted) => app.user.keyboard('{Escape}')],
    [
      'the button',
      async (app: Mounted) => app.user.click(health().getByRole('button', { name: 'Close' })),
    ],
  ] as const)('%s closes it and keeps the rest of the URL', async (_name, close) => {
    const app = await openApp('/nowhere?q=none&view=sales-rep&health=1#calendars');
    await close(app);
    await app.settle();
    expect(findDiagnostics()).toBeNull();
    expect(address()).toBe('/nowhere?q=none&view=sales-rep#calendars');
  });

  it('Esc closes the view, but does not leave the wall under it', async () => {
    const app = await openApp('/?display=wall&health=1');
    await app.press('{Escape}');
    expect(findDiagnostics()).toBeNull();
    expect(param('display')).toBe('wall');
  });
});

const min = 60_000;

/** Gives a response the time of this machine plus `ms`. */
function setServerAhead(ms: number): void {
  server.use(
    http.get('*/api/historical/summary', () =>
      HttpResponse.json({}, { headers: { Date: new Date(Date.now() + ms).toUTCString() } }),
    ),
  );
}

describe('the calls', () => {
  it("are listed once they were requested, with the server's counts", async () => {
    const responses = { alerts: [], appointments: [] };
    const app = await openApp('/validation?health=1', { responses });
    await app.advance(min);
    const requests = (Object.keys(api) as (keyof typeof api)[]).filter(
      (call) => app.requestsOf(call) > 0,
    );
    expect(requests.length).toBeGreaterThan(2);
    const rows = health().getAllByRole('rowheader');
    expect(textsOf(rows)).toEqual(requests.map((call) => `${api[call].method} ${api[call].path}`));
    for (const call of requests)
      expect(callRow(`${api[call].method} ${api[call].path}`)).toMatchObject({
        ok: String(app.requestsOf(call)),
        failed: '0',
        inFlight: '0',
      });
  });

  it('show their failure, and OK after recovery', async () => {
    const app = await openApp('/corrections?health=1', {
      faults: { corrections: 503 },
      responses: { appointments: [] },
    });
    const row = () => callRow('GET /api/manual-corrections');
    await app.advance(1_000);
    // The first request and one retry.
    expect(app.requestsOf('corrections')).toBe(2);
    expect(row()).toMatchObject({ ok: '0', failed: '2', valid: '–' });
    expect(row().last).toContain('503');
    expect(health().getByText(/^Last failure .*\d:\d\d [AP]M\. /)).toBeVisible();
    app.center.faults.set('corrections', null);
    await app.poll('corrections');
    expect(row()).toMatchObject({ ok: '1', failed: '2' });
    expect(row().last).toContain('OK');
    expect(health().getByText(/^No failure since .*\d:\d\d [AP]M\. /)).toBeVisible();
  });

  it('show those in flight, and their duration afterwards', async () => {
    const app = await openApp('/historical?health=1', { faults: { historicalSummary: 'hang' } });
    expect(callRow('GET /api/historical/summary')).toMatchObject({ inFlight: '1', last: '–' });
    await app.advance(30_000);
    expect(callRow('GET /api/historical/summary')).toMatchObject({ median: '30 s', failed: '1' });
    expect(callRow('GET /api/historical/summary').last).toBe('Timed out30 s');
  });
});

it('the clock of the server is highlighted when it is ahead of this machine by more than a minute', async () => {
  setServerAhead(10 * min);
  const app = await openApp('/historical?health=1');
  await app.advance(1_000);
  expect(fact('Server clock')).toBe('The server is 10 min ahead');
});

it('the facts are the build, the window and the opening time of this page', async () => {
  const app = await openApp('/nowhere?health=1');
  expect(fact('Build')).toBe(buildId);
  expect(fact('Window')).toBe(`${innerWidth} × ${innerHeight}`);
  expect(fact('Wake lock')).toBe('Not requested: only the wall display uses one');
  const since = easternDateTime(Date.now() - elapsedMs());
  expect(fact('Open since')).toBe(`${since} ET`);
  await app.advance(60_000);
  expect(fact('Open since')).toBe(`${since} ET`);
});

describe('Copy', () => {
  it('copies the report as plain text, and confirms it', async () => {
    const app = await openApp('/sales-rep/Margaret%20Holloway/florida?health=1', {
      faults: { alertStats: 503 },
    });
    await app.click(health().getByRole('button', { name: 'Copy' }));
    const report = await navigator.clipboard.readText();
    expect(report).toContain(`Build: ${buildId}`);
    expect(report).toContain(`Window: ${innerWidth} × ${innerHeight}`);
    expect(report).toMatch(
      /GET \/api\/appointments: 1 OK, 0 failed, median \d+ ms, last valid 0 s ago/,
    );
    expect(report).toMatch(
      /manual-validation\/stats: 0 OK, \d failed, median \d+ ms, \d in flight/,
    );
    expect(report).toMatch(/\n {4}2026-11-21T19:4\d:\d\d\.\d{3}Z OK \d+ ms\n/);
    expect(screen.getByText('Report copied')).toBeVisible();
  });

  it('contains no personal data', async () => {
    const app = await openApp('/sales-rep/Margaret%20Holloway/florida?health=1');
    await app.click(health().getByRole('button', { name: 'Copy' }));
    const report = await navigator.clipboard.readText();
    expect(report).not.toMatch(/Holloway|sales-rep/);
    const names = app.center.world
      .view()
      .rows.flatMap(({ event, salesRep }) => [event.customer ?? '', salesRep ?? ''])
      .filter((name) => name.length > 4);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => report.includes(name))).toEqual([]);
  });
});

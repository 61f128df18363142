import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { api } from '../../src/api/contract.ts';
import { buildId } from '../../src/config.ts';
import { easternDateTime } from '../../src/domain/time/eastern.ts';
import { elapsedMs } from '../../src/ui/clock.ts';
import { callRow, fact, health } from './diagnostics.ts';
import { click, openApp } from './open-app.tsx';
import { server } from './server.ts';

const min = 60_000;

/** Responses of the center come with this machine's time and so much on top of it. */
function setServerAhead(ms: number): void {
  server.use(
    http.get('*/api/historical/summary', () =>
      HttpResponse.json({}, { headers: { Date: new Date(Date.now() + ms).toUTCString() } }),
    ),
  );
}

describe('the calls', () => {
  it('that were requested stand there, in number as the server counted them, and no others', async () => {
    const app = await openApp('/validation?health=1');
    await app.advance(min);
    const requests = (Object.keys(api) as (keyof typeof api)[]).filter(
      (call) => app.requestsOf(call) > 0,
    );
    expect(requests.length).toBeGreaterThan(2);
    const rows = health().getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      requests.map((call) => `${api[call].method} ${api[call].path}`),
    );
    for (const call of requests)
      expect(callRow(`${api[call].method} ${api[call].path}`)).toMatchObject({
        ok: String(app.requestsOf(call)),
        failed: '0',
        now: 'In use',
      });
  });

  it('that failed say how, and after recovery are OK again', async () => {
    const app = await openApp('/corrections?health=1', { faults: { corrections: 503 } });
    const row = () => callRow('GET /api/manual-corrections');
    await app.advance(1_000);
    // One try and its one retry.
    expect(app.requestsOf('corrections')).toBe(2);
    expect(row()).toMatchObject({ ok: '0', failed: '2', valid: '–' });
    expect(row().last).toContain('503');
    app.center.faults.set('corrections', null);
    await app.advance(31_000);
    expect(row()).toMatchObject({ ok: '1', failed: '2' });
    expect(row().last).toContain('OK');
  });

  it('tell the age of the last valid response, live, through failures', async () => {
    const app = await openApp('/corrections?health=1');
    app.center.faults.set('corrections', 500);
    await app.advance(25_000);
    expect(callRow('GET /api/manual-corrections').valid).toBe('25 s');
    await app.advance(40_000);
    expect(callRow('GET /api/manual-corrections')).toMatchObject({ valid: '1 min', ok: '1' });
  });

  it('that are under way say so, with the time that they took after', async () => {
    const app = await openApp('/historical?health=1', { faults: { historicalSummary: 'hang' } });
    expect(callRow('GET /api/historical/summary')).toMatchObject({ now: 'In flight', last: '–' });
    await app.advance(30_000);
    expect(callRow('GET /api/historical/summary')).toMatchObject({ median: '30 s', failed: '1' });
    expect(callRow('GET /api/historical/summary').last).toBe('Timed out30 s');
  });
});

describe('the clock of the server', () => {
  it('stands out when it is ahead of this machine by more than a minute', async () => {
    setServerAhead(10 * min);
    const app = await openApp('/historical?health=1');
    await app.advance(1_000);
    expect(fact('Server clock')).toBe('The server is 10 min ahead');
  });
});

describe('the facts', () => {
  it('are those of this page', async () => {
    const app = await openApp('/historical?health=1');
    expect(fact('Build')).toBe(buildId);
    expect(fact('Window')).toBe(`${innerWidth} × ${innerHeight}`);
    expect(fact('Wake lock')).toBe('Not requested: only the wall display uses one');
    const since = easternDateTime(Date.now() - elapsedMs());
    expect(fact('Open since')).toBe(`${since} ET`);
    await app.advance(60_000);
    expect(fact('Open since')).toBe(`${since} ET`);
  });
});

describe('Copy', () => {
  it('copies the report as plain text, and says so', async () => {
    const app = await openApp('/sales-rep/Margaret%20Holloway/florida?health=1', {
      faults: { alertStats: 503 },
    });
    await click(app, health().getByRole('button', { name: 'Copy' }));
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

  it('holds nothing of anybody', async () => {
    const app = await openApp('/sales-rep/Margaret%20Holloway/florida?health=1');
    await click(app, health().getByRole('button', { name: 'Copy' }));
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

import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readResponses } from '../../mocks/handlers/reads.ts';
import { reads, type ReadName } from '../../src/calls/index.ts';
import { card, click, inCard, openApp, pollMs, type App } from './open-app.tsx';
import { server } from './server.ts';
import { noRows, footerOf } from './page.ts';

/** Changes each following response of a read. */
function change<N extends ReadName>(
  { center }: App,
  call: N,
  changed: (body: ReturnType<(typeof readResponses)[N]>) => object,
): void {
  server.use(
    http.get(`*${reads[call].path}`, () =>
      HttpResponse.json(changed(readResponses[call](center) as never)),
    ),
  );
}

/** A count in the current response of a read, by its path. */
function countIn(app: App, call: ReadName, ...path: readonly (string | number)[]): number {
  let found: unknown = readResponses[call](app.center);
  for (const key of path) found = Reflect.get(found as object, key);
  return Number(found);
}

const half = Math.max(pollMs('regions'), pollMs('appointments')) / 2;
const rows = 'rows in the list';

/** Removes some valid rows of California from the appointments. */
function dropRows(app: App, count: number): void {
  change(app, 'appointments', (body) => {
    const { appointments, ...rest } = body as unknown as {
      readonly appointments: readonly { readonly status: string; readonly region: string }[];
    };
    const californian = appointments
      .filter(({ status, region }) => status === 'valid' && region === 'california')
      .slice(0, count);
    const dropped = new Set(californian);
    return { ...rest, appointments: appointments.filter((row) => !dropped.has(row)) };
  });
}

describe('regions and the list of appointments', () => {
  it('show no contradiction between two polls half an interval apart', async () => {
    const app = await openApp(noRows);
    await app.advance(half);
    await click(app, inCard('Appointments Analysis').getByRole('button', { name: /Refresh/ }));
    const counts = new Set<string>();
    for (let passed = 0; passed < 120_000; passed += half) {
      await app.advance(half);
      counts.add(footerOf('Calendar Performance').slice(0, 20));
      expect(footerOf('Calendar Performance')).not.toContain(rows);
    }
    // The counts did change meanwhile.
    expect(counts.size).toBeGreaterThan(1);
  });

  it('show both counts after two polls of each, until they agree again or the API fails', async () => {
    const app = await openApp('/', { firstLook: true });
    dropRows(app, 2);
    await app.advance(4 * half);
    const valid = countIn(app, 'regions', 0, 'validAppointments');
    await app.advance(2 * half);
    expect(footerOf('Calendar Performance')).toMatch(/^104 valid of \d+ events.+ overall/);
    expect(footerOf('Calendar Performance')).toContain(
      `California: ${valid} here, ${valid - 2} rows in the list`,
    );
    server.resetHandlers();
    await app.advance(2 * half);
    expect(footerOf('Calendar Performance')).not.toContain(rows);
    dropRows(app, 1);
    await app.advance(6 * half);
    expect(footerOf('Calendar Performance')).toContain(rows);
    server.resetHandlers();
    app.center.faults.set('all', 503);
    await app.advance(8 * half);
    expect(document.querySelector('[data-outage]')).not.toBeNull();
    expect(footerOf('Calendar Performance')).not.toContain(rows);
  });
});

it('the telemarketers and the total show both counts', async () => {
  const app = await openApp('/', { firstLook: true });
  change(app, 'dashboard', (body) => ({
    ...body,
    metrics: { ...body.metrics, totalValidAppointments: 200 },
  }));
  await app.advance(8 * half);
  expect(app.requestsOf('telemarketers')).toBe(2);
  const valid = countIn(app, 'dashboard', 'metrics', 'totalValidAppointments');
  expect(footerOf('Telemarketer Performance')).toMatch(
    new RegExp(`${valid} with a telemarketer, 200 valid in all`),
  );
});

it('the alerts and their figures show both counts', async () => {
  const app = await openApp('/validation');
  expect(card('Alerts')).not.toHaveTextContent('in the figures above');
  change(app, 'alertStats', (body) => ({ ...body, pending: (body.pending ?? 0) + 2 }));
  await app.advance(4 * half);
  const pending = countIn(app, 'alertStats', 'pending');
  expect(card('Alerts')).toHaveTextContent(
    `Pending: ${pending} here, ${pending + 2} in the figures above`,
  );
});

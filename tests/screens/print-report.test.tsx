import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../src/features/print/report/index.tsx';
import { openApp, press } from './open-app.tsx';
import { respondWith } from './respond-with.ts';

beforeEach(() => void vi.stubGlobal('print', vi.fn()));

const event = (status: string) => ({
  title: 'DD',
  status,
  region: 'florida',
  telemarketer: 'Ana Torres',
  salesRep: 'Lu',
  time: '2026-11-21T15:00:00Z',
});

/** The day's report, requested in the palette. */
async function openReport(choices: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp('/data-quality', choices);
  await press(app, '{Control>}k{/Control}');
  await app.user.keyboard('print the day');
  await press(app, '{Enter}');
  await app.advance(5_000);
  const report = document.querySelector<HTMLElement>('.day-report');
  if (report === null) throw new Error('The report is not shown');
  return within(report);
}

const empties = (report: Awaited<ReturnType<typeof openReport>>) =>
  ['Regions', 'Telemarketers', 'Why appointments are invalid', 'Top Sales Reps'].map((name) => {
    const section = report.getByRole('heading', { name }).parentElement;
    return section?.querySelector(':scope > p')?.textContent ?? 'rows';
  });

describe("the day's report", () => {
  it('says that there is none only where all rows were received', async () => {
    respondWith('appointments', { appointments: [event('pending')] });
    const report = await openReport();
    expect(empties(report)).toEqual([
      'rows',
      'rows',
      'No invalid appointments found',
      'No sales rep data available',
    ]);
  });

  it('claims nothing of appointments that were not received (rulings A15)', async () => {
    respondWith('appointments', { appointments: [event('pending')], total: 76 });
    const report = await openReport();
    expect(report.getByText(/Appointments: 1 of 76 received/)).toBeInTheDocument();
    // The server's valid and all events, and of the invalid ones a part.
    expect(report.getByRole('row', { name: /Florida/ })).toHaveTextContent('FLFlorida11–24');
    expect(empties(report)).toEqual([
      'rows',
      'rows',
      'None among the rows received',
      'None among the rows received',
    ]);
  });

  it('names the events that no hour has', async () => {
    respondWith('appointments', {
      appointments: [event('valid'), { ...event('valid'), time: 'soon' }],
    });
    const report = await openReport();
    expect(report.getByRole('heading', { name: /^By hour/ })).toHaveTextContent(
      '(hatched: invalid), 1 without a time',
    );
  });

  it('has no zeros of calls that failed (rulings A19)', async () => {
    respondWith('alertStats', { pending: 0 });
    const report = await openReport({ faults: { appointments: 503, regions: 503 } });
    expect(report.getByText(/Not loaded: Regions, Appointments/)).toBeInTheDocument();
    expect(empties(report)).toEqual(['Not loaded', 'Not loaded', 'Not loaded', 'Not loaded']);
    expect(report.queryByText('Ana Torres')).toBeNull();
    expect(report.getByText(/^Not known: the appointments/)).toBeInTheDocument();
    expect(screen.queryByText(/Nothing needs you/)).toBeNull();
  });
});

import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../../tests/mount/network.ts';
import { rowsOfThreeDays } from '../../../../tests/other-days.ts';
import { appointmentRow, dashboardBody, regionRows, times } from '../../../../tests/rows.ts';
import { DayReport } from './index.tsx';

const ofFlorida = (status: string, given = {}) =>
  appointmentRow({ status, region: 'florida', ...given });

const calls: Responses = {
  dashboard: dashboardBody(),
  yesterdayComparison: { totalValidAppointments: null },
  regions: regionRows,
  appointments: [],
  alerts: [],
  alertStats: { pending: 0 },
};

/** The day's report as it is wanted, over these responses; it prints once. */
async function openReport(responses: Responses) {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const app = await mountCard(<DayReport isWanted onPrinted={() => undefined} />, {
    ...calls,
    ...responses,
  });
  await app.advance(5_000);
  expect(print).toHaveBeenCalledOnce();
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
    const report = await openReport({ appointments: [ofFlorida('pending')] });
    expect(empties(report)).toEqual([
      'rows',
      'rows',
      'No invalid appointments found',
      'No sales rep data available',
    ]);
  });

  it('claims nothing of appointments that were not received (rulings A15)', async () => {
    const report = await openReport({
      appointments: { appointments: [ofFlorida('pending')], total: 76 },
    });
    expect(report.getByText(/Appointments: 1 of 76 received/)).toBeInTheDocument();
    // The server's valid and all events, and of the invalid ones a part.
    expect(report.getByRole('row', { name: /Florida/ })).toHaveTextContent('FLFlorida12–23');
    expect(empties(report)).toEqual([
      'rows',
      'rows',
      'None among the rows received',
      'None among the rows received',
    ]);
  });

  it('tells of events of unknown regions below the regions (rulings A4)', async () => {
    const report = await openReport({
      appointments: [ofFlorida('valid', { region: 'Atlantis' }), ofFlorida('valid')],
    });
    const regions = report.getByRole('heading', { name: 'Regions' }).parentElement;
    expect(regions?.querySelector(':scope > p')).toHaveTextContent('1 event has an unknown region');
  });

  it('ranks equal counts alike (rulings C5)', async () => {
    const reps = ['Luis Ocampo', 'Luis Ocampo', 'Grace Whitfield', 'Jamal Whitaker'];
    const report = await openReport({
      appointments: reps.map((salesRep) => ofFlorida('valid', { salesRep })),
    });
    const ranked = report.getAllByRole('row', { name: /^\d.*FL/ });
    expect(ranked.map(({ textContent }) => textContent.charAt(0))).toEqual(['1', '2', '2']);
  });

  it('names the events that no hour has', async () => {
    const report = await openReport({
      appointments: [ofFlorida('valid'), ofFlorida('valid', { time: 'soon' })],
    });
    expect(report.getByRole('heading', { name: /^By hour/ })).toHaveTextContent(
      '(hatched: invalid), 1 without a time',
    );
  });

  it('has the days of a week in place of hours', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    const report = await openReport({
      dashboard: dashboardBody({ weeklyMode: true, dateRange }),
      appointments: [ofFlorida('valid'), ofFlorida('invalid')],
    });
    const chart = report.getByRole('heading', { name: /^By day/ }).parentElement;
    const bars = [...(chart?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(bars).toHaveLength(6);
    expect([bars[0], bars.at(-1)]).toEqual(['Nov 16', '1 / 2Nov 21']);
  });

  it('has three lines of what needs somebody now, so that notes keep their space', async () => {
    const low = (telemarketer: string) => [
      ...times(10, appointmentRow({ telemarketer })),
      ...times(15, appointmentRow({ telemarketer, status: 'invalid', reason: 'No call back' })),
    ];
    const report = await openReport({
      appointments: [
        ...['Daniel Cole', 'Marcus Reed', 'Priya Shah'].flatMap(low),
        ...times(300, appointmentRow()),
        ...times(9, appointmentRow({ salesRep: 'Unknown Field Agent' })),
      ],
    });
    const needs = report.getByRole('heading', { name: 'Needs you now' }).parentElement;
    expect(needs?.querySelectorAll('li')).toHaveLength(3);
  });

  it('has no zeros of calls that failed (rulings A19)', async () => {
    const report = await openReport({ appointments: 503, regions: 503 });
    expect(report.getByText(/Not loaded: Regions, Appointments/)).toBeInTheDocument();
    expect(empties(report)).toEqual(['Not loaded', 'Not loaded', 'Not loaded', 'Not loaded']);
    expect(report.queryByText('Ana Torres')).toBeNull();
    expect(report.getByText(/^Not known: the appointments/)).toBeInTheDocument();
    expect(report.queryByText(/Nothing needs you/)).toBeNull();
  });
});

it('the rows behind the report are counted by the day, and others apart (rulings C37)', async () => {
  const app = await mountCard(
    <DayReport isWanted={false} onPrinted={() => undefined} />,
    { ...calls, appointments: rowsOfThreeDays() },
    { url: '/?q=yesterday' },
  );
  const rows = () => document.querySelector('.day-rows h2')?.textContent;
  expect(rows()).toBe('0 appointments and 2 of other days, 0 of 3 match the filter, Newest first');
  await app.goTo('/');
  expect(rows()).toBe('3 appointments and 3 of other days, Newest first');
});

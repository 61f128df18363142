import { within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../../tests/mount/mount-card.tsx';
import type { Responses } from '../../../../tests/mount/network.ts';
import {
  appointmentRow,
  dashboardBody,
  regionRows,
  regionRowsOf,
  times,
} from '../../../../tests/rows.ts';
import { DayReport } from './index.tsx';

const ofFlorida = (status: string, given = {}) =>
  appointmentRow({ status, region: 'florida', ...given });

const calls: Responses = {
  dashboard: dashboardBody(),
  yesterdayComparison: { totalValidAppointments: null },
  regions: regionRows,
  appointments: [],
  alerts: [],
};

/** The day's report as it is wanted, over these responses; it prints once. */
async function openReport(responses: Responses) {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  const app = await mountCard(<DayReport isWanted hasRows={false} onPrinted={() => undefined} />, {
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

  it('claims nothing of appointments that were not received (A15)', async () => {
    const report = await openReport({
      appointments: { appointments: [ofFlorida('pending')], total: 76 },
    });
    expect(report.getByText(/Appointments: 1 of 76 received/)).toBeInTheDocument();
    // The server's valid and all events, and of the invalid ones a part.
    expect(report.getByRole('row', { name: /Florida/ })).toHaveTextContent('FLFlorida12–23');
    expect(report.getByRole('row', { name: /^Ana Torres/ })).toHaveTextContent('Ana Torres00–');
    expect(empties(report)).toEqual([
      'rows',
      'rows',
      'None among the rows received',
      'None among the rows received',
    ]);
  });

  it('has each figure from the call of its card (C37)', async () => {
    const report = await openReport({
      appointments: [ofFlorida('valid'), ofFlorida('pending')],
      alerts: ['pending', 'reviewed', 'pending'].map((status, id) => ({ id, status })),
    });
    const figures = [...document.querySelectorAll('.day-figures > div')];
    expect(figures.map(({ textContent }) => textContent)).toEqual([
      'Valid104No data',
      'Events1401 undecided',
      'Validation rate74.3%Good',
      'AI Confidence–No data',
      'Alerts pending21 reviewed',
    ]);
    expect(report.getByRole('row', { name: /^All regions/ })).toHaveTextContent(
      'All regions104014074.3%Good',
    );
  });

  it('has the day of its data, past midnight too (C37)', async () => {
    const app = await mountCard(
      <DayReport isWanted={false} hasRows onPrinted={() => undefined} />,
      { ...calls, appointments: [ofFlorida('valid')] },
      { now: Date.parse('2026-11-21T23:58:00-05:00') },
    );
    app.respond(Object.fromEntries(Object.keys(calls).map((call) => [call, 503])));
    await app.advance(125_000);
    const report = within(document.querySelector<HTMLElement>('.day-report') ?? document.body);
    expect(report.getByRole('heading', { level: 1 })).toHaveTextContent('Saturday, November 21');
    expect(report.getByText('Data is 2 minutes old')).toBeInTheDocument();
    expect(report.getByRole('row', { name: /^Ana Torres/ })).toHaveTextContent('10100%');
  });

  it('has no band of few events, but what waits of them, and their rates in gray (C36)', async () => {
    const report = await openReport({
      regions: regionRowsOf({ florida: [1, 2], arizona: [12, 20] }),
      appointments: [ofFlorida('valid'), ofFlorida('pending')],
    });
    const row = (name: RegExp) => report.getByRole('row', { name });
    expect(row(/Florida/)).toHaveTextContent('FLFlorida10250%1 waiting');
    expect(row(/Arizona/)).toHaveTextContent('60%Warning');
    expect(row(/^Ana Torres/)).toHaveTextContent('Ana Torres101 waiting 50%');
    for (const name of [/Florida/, /^Ana Torres/, /^1.*Luis Ocampo/])
      expect(within(row(name)).getByText('50%')).toHaveClass('text-ink-3');
  });

  it('ranks equal counts alike (C5)', async () => {
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

  it('names calls that failed once, and has no zeros of them (A19)', async () => {
    const report = await openReport({ appointments: 503, regions: 503 });
    expect(report.getByText(/Not loaded/)).toHaveTextContent('Not loaded: Regions, Appointments');
    expect(report.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    expect(report.queryByRole('table')).toBeNull();
    expect(report.queryByText('Ana Torres')).toBeNull();
    expect(report.getByText(/^Not known: the appointments/)).toBeInTheDocument();
    expect(report.queryByText(/Nothing needs you/)).toBeNull();
  });
});

it('has the rows behind its figures, whatever their times, filtered as the list is', async () => {
  const rowsAt = (...days: readonly string[]) =>
    days.map((day) => ofFlorida('valid', { customer: day, time: `2026-11-${day}T15:00:00Z` }));
  const app = await mountCard(
    <DayReport isWanted={false} hasRows onPrinted={() => undefined} />,
    { ...calls, appointments: rowsAt('20', '22', '21') },
    { url: '/?q=20' },
  );
  const rows = () => document.querySelector('.day-rows h2')?.textContent;
  expect(rows()).toBe('1 appointment, 1 of 3 match the filter, Newest first');
  await app.goTo('/');
  expect(rows()).toBe('3 appointments, Newest first');
  const heads = [...document.querySelectorAll('.day-rows tbody th')];
  expect(heads.map(({ textContent }) => textContent.slice(0, 6))).toEqual([
    'Nov 22',
    '10:00 ',
    'Nov 20',
  ]);
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../tests/mount/mount-card.tsx';
import type { Mounted } from '../../../tests/mount/mounted.ts';
import type { Responses } from '../../../tests/mount/network.ts';
import { appointmentRow, dashboardBody, regionRow, times } from '../../../tests/rows.ts';
import { toast } from '../../../tests/screens/page.ts';
import { createStore } from '../../ui/store.ts';
import { ReportWantedContext, type WantedReport } from '../print/report-wanted.ts';
import { HandoverButton } from './index.tsx';
import './handover.tsx';

const sheet = () => screen.getByRole('dialog', { name: 'Summary' });
const button = (name: string) => within(sheet()).getByRole('button', { name });
const shown = () => sheet().querySelector('pre')?.textContent ?? '';

const responses: Responses = {
  dashboard: dashboardBody(),
  yesterdayComparison: { totalValidAppointments: { change: 8.3, trend: 'up', yesterday: 96 } },
  regions: [regionRow('california', 40, 50), regionRow('florida', 12, 23)],
  telemarketers: [
    { name: 'Ana Torres', appointments: 60 },
    { name: 'Marcus Reed', appointments: 44 },
  ],
  appointments: [
    ...times(18, appointmentRow()),
    appointmentRow({ salesRep: 'Unknown Field Agent' }),
    appointmentRow({ status: 'invalid', reason: 'Empty who field' }),
  ],
  alerts: ['2026-11-21T19:15:00Z', '2026-11-21T19:30:00Z'].map((createdAt, id) => ({
    id: `${id}`,
    status: 'pending',
    createdAt,
  })),
};

const reportWanted = createStore<WantedReport>(null);

async function open(changed: Responses = {}, url = '/', now?: number): Promise<Mounted> {
  const app = await mountCard(
    <ReportWantedContext value={reportWanted}>
      <HandoverButton />
    </ReportWantedContext>,
    { ...responses, ...changed },
    { url, ...(now && { now }) },
  );
  await app.click(screen.getByRole('button', { name: 'Copy summary' }));
  return app;
}

describe('Copy summary', () => {
  it('shows the figures of the day', async () => {
    const app = await open();
    expect(button('Copy summary')).toHaveFocus();
    expect(app.requestsOf('alerts')).toBe(1);
    expect(shown().split('\n')).toEqual([
      'Nov 21, 2:41 PM: 104 valid',
      '8 more valid than yesterday (104 vs 96)',
      'Unknown reps: 1 of 20 events',
      'All regions: 52 valid of 73 (71.2%), Good',
      'California: 40 valid of 50 (80%), Good',
      'Florida: 12 valid of 23 (52.2%), Warning',
      'By telemarketer: Ana Torres 60 of 104, Marcus Reed 44 of 104',
      'Largest reason: Empty who field, 1 of 1 invalid (100%)',
      'Alerts: 2 pending, oldest 26 min old',
    ]);
  });

  it('copies that text, and selects it for manual copying where the browser refuses', async () => {
    const app = await open();
    const text = shown();
    await app.click(button('Copy summary'));
    expect(await navigator.clipboard.readText()).toBe(text);
    expect(toast('Summary copied')).toHaveTextContent(`${text.split('\n').length} lines`);
    expect(screen.queryByRole('dialog')).toBeNull();

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await app.click(screen.getByRole('button', { name: 'Copy summary' }));
    await app.click(button('Copy summary'));
    expect(toast('Summary not copied')).toHaveAttribute('data-toast', 'destructive');
    expect(getSelection()?.toString()).toBe(shown());
    await app.click(button('Copy link'));
    expect(toast('Link not copied')).toHaveTextContent('Copy the link from the address bar.');
  });

  it('names old and missing data', async () => {
    const app = await open({ alerts: 503 });
    app.respond({ regions: 503 });
    await app.advance(3 * 60_000);
    const lines = shown().split('\n');
    expect(lines[1]).toBe('Data is 3 minutes old. Not loaded: Alerts');
    expect(lines).toContain('Alerts: – pending');
    // The totals are those of now, and so is their time.
    expect(lines[0]).toMatch(/^Nov 21, 2:4[34] PM: 104 valid$/);
  });

  it('says nothing of all appointments where a part was received (A15)', async () => {
    await open({
      appointments: { appointments: times(2, appointmentRow()), total: 76 },
      telemarketers: [{ name: 'Ana Torres', appointments: 2 }, { name: 'Marcus Reed' }],
      alerts: [{ id: '1', status: 'pending', createdAt: 'noon' }, { id: '2' }],
    });
    const lines = shown().split('\n');
    expect(lines[1]).toBe(
      'Appointments: 2 of 76 received. Telemarketers: 1 row unreadable. Alerts: 1 row unreadable',
    );
    expect(lines).toContain('By telemarketer: Ana Torres 2 of 2');
    expect(lines).toContain('Largest reason: –');
    expect(lines).toContain('Alerts: 1 pending');
    expect(lines.at(-1)).toBe('Unknown reps: – of 76 events');
  });

  it('stays that of the last answers, past midnight too (C37)', async () => {
    const app = await open({}, '/', Date.parse('2026-11-21T23:57:00-05:00'));
    const before = shown().split('\n');
    app.respond(Object.fromEntries(Object.keys(responses).map((call) => [call, 503])));
    await app.advance(5 * 60_000);
    const [first, warning, ...rest] = shown().split('\n');
    const withoutAges = (lines: readonly (string | undefined)[]) =>
      lines.filter((line) => !line?.startsWith('Alerts'));
    expect(first).toBe('Nov 21, 11:57 PM: 104 valid');
    expect(warning).toMatch(/^Data is [45] minutes old$/);
    expect(withoutAges([first, ...rest])).toEqual(withoutAges(before));
  });

  it('speaks of the week in weekly mode', async () => {
    const dateRange = { start: '2026-11-16', end: '2026-11-21' };
    await open({ dashboard: dashboardBody({ weeklyMode: true, dateRange }) });
    expect(shown()).toMatch(/^Nov 16 to Nov 21: 104 valid\n/);
  });

  it("closes for the day's report, which it asks for", async () => {
    const app = await open();
    expect(reportWanted.get()).toBeNull();
    await app.click(button('Print'));
    expect(reportWanted.get()).toBe('page');
    expect(screen.queryByRole('dialog')).toBeNull();
    reportWanted.set(null);
  });

  it('copies a link to the current view', async () => {
    const app = await open({}, '/?tab=invalid&region=florida');
    await app.click(button('Copy link'));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    expect(toast('Link copied')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { card, expectState, inCard, openApp } from './open-app.tsx';

const path = '/monthly-data';
const whole = 'Monthly Data';

describe('monthly data that is not there', () => {
  it('says so when there is none at all, and none of the current month', async () => {
    const app = await openApp(path, { scenario: 'first-day' });
    expectState(whole, 'empty');
    expect(inCard(whole).getByText('No monthly data yet')).toBeVisible();
    app.unmount();
    respondWith('monthly', { summary: { currentMonth: null }, months: [{ month: '2026-10' }] });
    await openApp(path);
    expect(inCard('Current month').getByText('No data for the current month yet')).toBeVisible();
    expect(inCard('Earlier months').getByRole('rowheader')).toHaveTextContent('October 2026');
    expect(inCard('Weekly Breakdown').getByText('No weeks to show yet')).toBeVisible();
  });
});

describe('an unexpected response', () => {
  const week = { weekNumber: 1, startDate: '2026-11-02', endDate: '2026-11-07' };

  it("shows '–' for what is missing, never a number that nobody sent", async () => {
    const month = { month: '2026-11', weeklyBreakdown: [week] };
    respondWith('monthly', { summary: { currentMonth: month }, months: [{ month: '2026-10' }] });
    await openApp(path);
    for (const title of ['Total Appointments', 'Weekly Average', 'Best Week'])
      expect(card(title)).toHaveTextContent(`${title}–`);
    const cells = [...inCard('Earlier months').getAllByRole('cell')].map(
      (cell) => cell.textContent,
    );
    expect(cells).toEqual(['–', '–', '–', '–']);
    expect(inCard('Regional Performance').getByText('No regional figures yet')).toBeVisible();
    expect(
      inCard('Telemarketer Performance').getByText('No telemarketer figures yet'),
    ).toBeVisible();
  });

  it('counts what cannot be read in the card that would show it (rulings A2)', async () => {
    const month = {
      month: '2026-11',
      weeklyBreakdown: [week, 'x', {}],
      regionBreakdown: [{ name: 'CA' }, 7],
      telemarketers: { Ana: { totalAppointments: 1 }, Bo: 1, Cy: null, Di: 'x' },
    };
    respondWith('monthly', { summary: { currentMonth: month }, months: [{ month: '2026-10' }, 3] });
    await openApp(path);
    for (const [title, words] of [
      ['Weekly appointments by region', '2 rows unreadable'],
      ['Weekly Breakdown', '2 rows unreadable'],
      ['Regional Performance', '1 row unreadable'],
      ['Telemarketer Performance', '3 rows unreadable'],
      ['Total per month', '1 row unreadable'],
      ['Earlier months', '1 row unreadable'],
    ] as const)
      expect(inCard(title).getByText(words)).toBeVisible();
    // A share of nothing is not known: its bar has no value.
    const bar = inCard('Regional Performance').getByRole('progressbar');
    expect(bar).not.toHaveAttribute('aria-valuenow');
  });

  it('counts months that cannot be read where no other is left', async () => {
    respondWith('monthly', { months: ['x', {}] });
    await openApp(path);
    expect(inCard(whole).getByText('2 rows unreadable')).toBeVisible();
  });

  it("puts regions that nobody knows under 'Other', on top and neutral", async () => {
    const byRegion = { Texas: 30, IL: 20, california: 50 };
    const month = {
      month: '2026-11',
      totalValidAppointments: '100',
      weeklyBreakdown: [{ ...week, totalAppointments: 100, byRegion }],
      regionBreakdown: [{ name: 'Texas', totalAppointments: 30 }, { name: 'CA' }],
    };
    respondWith('monthly', { summary: { currentMonth: month }, months: [] });
    await openApp(path);
    const row = inCard('Weekly Breakdown').getAllByRole('row')[1];
    expect([...(row?.children ?? [])].slice(1).map((cell) => cell.textContent)).toEqual([
      '100',
      '50',
      '20',
      '–',
      '–',
      '30',
      '–',
    ]);
    const bars = inCard('Weekly appointments by region')
      .getByRole('img')
      .querySelectorAll('[style*="flex-grow"]');
    expect([...bars].map((bar) => bar.getAttribute('data-region'))).toEqual(['ca', 'il', null]);
    const names = inCard('Regional Performance').getAllByRole('listitem');
    expect(names.map((item) => item.querySelector('bdi')?.textContent)).toEqual([
      'California',
      'Texas',
    ]);
    expect(inCard('Earlier months').getByText('No earlier months yet')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { responses, type Sent, summary, week } from './historical-rows.ts';
import { button, card, expectState, inCard } from './page.ts';

const path = '/historical';
const title = 'Historical Insights';
const distance = 'Distance from average';

type Responses = NonNullable<Parameters<typeof mountScreen>[1]>;
const open = (given: Responses = {}) => mountScreen(path, { ...responses, ...given });

const weekLinks = () =>
  within(inCard(distance).getByRole('list', { name: 'Weeks' })).getAllByRole('link');
const mainText = () => screen.getByRole('main').textContent;

describe('Historical Data', () => {
  it('has a sentence on its weeks and its four cards', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Historical Data' })).toBeVisible();
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    // (954 - 104) / 5 is the average.
    expect(mainText()).toContain(
      '2 of 3 full weeks are below the average day of 170; this week is as high so far.',
    );
    expect(card('Days Tracked')).toHaveTextContent('20October 26, 2026 to November 20, 2026');
    expect(card('Daily Average')).toHaveTextContent('170valid appointments a day');
    expect(card('Best Day')).toHaveTextContent('198November 4, 2026');
    expect(card('Top Region')).toHaveTextContent('CaliforniaCA1,284 valid appointments');
    expect(inCard('Top Region').getByRole('link')).toHaveAttribute('href', '/states/california');
  });

  it.each<[Sent, string, string]>([
    [
      { dateRange: { start: '2026-11-20', end: '2026-10-26' } },
      'Days Tracked',
      'November 20, 2026 – October 26, 2026',
    ],
    [
      { dateRange: { start: '2026-11-11', end: '2026-11-20' } },
      'Days Tracked',
      'more than the 10 days of the range',
    ],
    [
      { bestDay: { date: '2026-11-04', appointments: 169 } },
      'Best Day',
      '169November 4, 2026less than the daily average of 170',
    ],
    [{ topRegion: null }, 'Top Region', 'N/A'],
    [{ bestDay: null, dateRange: null }, 'Best Day', '–'],
  ])('says what contradicts itself or is missing: %j', async (given, name, text) => {
    await open({ historicalSummary: { ...summary, ...given } });
    expect(card(name)).toHaveTextContent(text);
  });

  it('says nothing of this week without a total of today', async () => {
    await open({ dashboard: 503 });
    expect(mainText()).toContain('are below the average day of 170.');
  });

  it('refetches its three calls on Refresh', async () => {
    const app = await open();
    await app.click(button('Refresh'));
    for (const call of ['historicalSummary', 'historicalInsights', 'monthly'] as const)
      expect(app.requestsOf(call)).toBe(2);
  });

  it("is one card before the first tracked day, with 'No historical data available yet'", async () => {
    await open({ historicalSummary: { totalDays: 0 } });
    expectState(title, 'empty');
    expect(inCard(title).getByText('No historical data available yet')).toBeVisible();
    expect(
      inCard(title).getByText('Insights start tomorrow as data is collected daily.'),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('region')).toEqual([card(title)]);
  });
});

describe('the week in progress', () => {
  const averaged = /In Progress, 5 full days: 170 per day/;

  it('takes off the total of the same minute, whatever the dashboard says later (C37)', async () => {
    const app = await open();
    app.respond({ dashboard: dashboardBody({ totalValidAppointments: 124 }) });
    await app.poll('dashboard');
    expect(weekLinks().at(-1)).toHaveAccessibleName(averaged);
    await app.goTo('/diagnostics');
    await app.goTo(path);
    expect(weekLinks().at(-1)).not.toHaveAccessibleName(/NaN/);
  });

  it('requests the total again where the last one is of another minute (C37)', async () => {
    const app = await open();
    await app.advance(20_000);
    app.respond({
      dashboard: dashboardBody({ totalValidAppointments: 124 }),
      monthly: {
        months: [
          {
            month: '2026-11',
            weeklyBreakdown: [
              week('2026-11-16', 162.3, 300, { isPartial: true, totalAppointments: 974 }),
            ],
          },
        ],
      },
    });
    const before = app.requestsOf('dashboard');
    await app.click(button('Refresh'));
    expect(app.requestsOf('dashboard')).toBe(before + 1);
    expect(weekLinks().at(-1)).toHaveAccessibleName(averaged);
  });
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { responses, summary } from './historical-rows.ts';
import { button, card, expectState, inCard } from './page.ts';

const path = '/historical';
const title = 'Historical Insights';

type Responses = NonNullable<Parameters<typeof mountScreen>[1]>;
const open = (given: Responses = {}) => mountScreen(path, { ...responses, ...given });

const mainText = () => screen.getByRole('main').textContent;

describe('Historical Data', () => {
  it('has a sentence on its weeks and its four cards', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Historical Data' })).toBeVisible();
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    expect(mainText()).toContain(
      '2 of 3 full weeks are below the average day of 170; this week is as high so far.',
    );
    expect(card('Days Tracked')).toHaveTextContent('20October 26, 2026 to November 20, 2026');
    expect(card('Daily Average')).toHaveTextContent('170valid appointments a day');
    expect(card('Best Day')).toHaveTextContent('198November 4, 2026');
    expect(card('Top Region')).toHaveTextContent('CaliforniaCA1,284 valid appointments');
    expect(inCard('Top Region').getByRole('link')).toHaveAttribute('href', '/states/california');
  });

  it('shows what is reversed or missing', async () => {
    const dateRange = { start: '2026-11-20', end: '2026-10-26' };
    const app = await open({ historicalSummary: { ...summary, dateRange } });
    expect(card('Days Tracked')).toHaveTextContent('November 20, 2026 – October 26, 2026');
    const missing = { topRegion: null, bestDay: null, dateRange: null };
    await app.show({ historicalSummary: { ...summary, ...missing } });
    expect(card('Top Region')).toHaveTextContent('N/A');
    expect(card('Best Day')).toHaveTextContent('–');
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

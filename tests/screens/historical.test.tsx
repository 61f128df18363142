import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { historicalInsights, historicalSummary } from '../../mocks/responses/historical.ts';
import { longDay } from '../../src/domain/time/eastern.ts';
import { percentFrom } from '../../src/ui/chart/scale.ts';
import { showNumber, showSignedPercent } from '../../src/domain/number/format.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { button } from './page.ts';

const title = 'Historical Insights';
const articles = () => inCard(title).getAllByRole('article');
const requests = (app: Awaited<ReturnType<typeof openApp>>) => [
  app.requestsOf('historicalSummary'),
  app.requestsOf('historicalInsights'),
  app.requestsOf('monthly'),
];

describe('Historical Data', () => {
  it('has its four cards', async () => {
    const app = await openApp('/historical');
    expect(screen.getByRole('heading', { level: 1, name: 'Historical Data' })).toBeVisible();
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    const { totalDays, dateRange, averageDaily, bestDay, topRegion } = historicalSummary(
      app.center.world,
    );
    expect(card('Days Tracked')).toHaveTextContent(
      `${totalDays}${longDay(dateRange.start ?? '')} to ${longDay(dateRange.end ?? '')}`,
    );
    expect(card('Daily Average')).toHaveTextContent(showNumber(averageDaily));
    expect(card('Best Day')).toHaveTextContent(
      `${bestDay?.appointments}${showSignedPercent(percentFrom(averageDaily, bestDay?.appointments))}${longDay(bestDay?.date ?? '')}`,
    );
    expect(card('Top Region')).toHaveTextContent(
      new RegExp(
        `${topRegion?.name}.*${showNumber(topRegion?.totalAppointments)} appointments.*by monthly totals`,
      ),
    );
  });

  it('refetches its three calls on Refresh', async () => {
    const app = await openApp('/historical');
    app.center.holds.hold('historicalInsights');
    await click(app, button('Refresh'));
    expect(button('Refreshing...')).toHaveAttribute('aria-disabled', 'true');
    app.center.holds.release();
    await app.settle();
    expect(button('Refresh')).toBeVisible();
    expect(requests(app)).toEqual([2, 2, 2]);
  });
});

describe('Historical Insights', () => {
  it('show metric, type, significance, description and all three figures', async () => {
    const app = await openApp('/historical');
    const { insights } = historicalInsights(app.center.world);
    expect(articles()).toHaveLength(insights.length);
    for (const insight of insights) {
      const article = articles().find(
        (each) => within(each).queryByRole('heading', { name: insight.metric }) !== null,
      );
      expect(article).toHaveTextContent(new RegExp(insight.type, 'i'));
      expect(article).toHaveTextContent(insight.description);
      expect(article).toHaveTextContent(`${showNumber(insight.currentValue)} current`);
      expect(article).toHaveTextContent(
        `${showSignedPercent(insight.percentageChange)}vs ${showNumber(insight.historicalAverage)}`,
      );
    }
    // The first of each significance says it for the others.
    const said = new Set(insights.map(({ significance }) => significance));
    expect(
      articles().flatMap(({ textContent }) => /\w+(?= significance)/.exec(textContent) ?? []),
    ).toHaveLength(said.size);
  });

  it("are the only card before the first tracked day, with 'No historical data available yet' (visual.md 11)", async () => {
    await openApp('/historical', { scenario: 'first-day' });
    expectState(title, 'empty');
    expect(inCard(title).getByText('No historical data available yet')).toBeVisible();
    expect(
      inCard(title).getByText('Insights start tomorrow as data is collected daily.'),
    ).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('region')).toEqual([card(title)]);
  });
});

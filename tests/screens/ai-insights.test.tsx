import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readFrom } from '../../mocks/request.ts';
import { respondWith } from './respond-with.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

const path = '/ai-insights';

const tab = (name: string) => screen.getByRole('tab', { name });
const titles = (title: string) =>
  inCard(title)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
/** An insight by its title. */
function insight(title: string): HTMLElement {
  const article = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!article) throw new Error(`${title} is no insight`);
  return article;
}
/** The value beside a label of an insight. */
function fact(within_: HTMLElement, label: string): string | null | undefined {
  const term = within(within_).getByText(label);
  return term.closest('dt')?.parentElement?.querySelector('dd')?.textContent;
}

describe('the tabs', () => {
  it('are Weekly and Monthly, and only the active one is fetched (spec 7)', async () => {
    const app = await openApp(path);
    const requests = () =>
      (['insights', 'weeklyInsights', 'monthlyInsights'] as const).map(app.requestsOf);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'AI Insights with Machine Learning',
    );
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Weekly Insights',
      'Monthly Insights',
    ]);
    expect(tab('Weekly Insights')).toHaveAttribute('aria-selected', 'true');
    expect(requests()).toEqual([1, 1, 0]);
    await click(app, tab('Monthly Insights'));
    expect(location.search).toBe('?tab=monthly');
    expect(requests()).toEqual([1, 1, 1]);
    expectState('Monthly Insights', 'ready');
    await app.advance(6_000);
    await click(app, screen.getByRole('button', { name: 'Refresh' }));
    expect(requests()).toEqual([2, 1, 2]);
    await click(app, tab('Weekly Insights'));
    expect(location.search).toBe('');
    expect(requests()).toEqual([2, 2, 2]);
  });

  it('open from the URL, and a tab that nobody knows is the weekly one (rulings C16)', async () => {
    const app = await openApp(`${path}?tab=monthly`);
    expectState('Monthly Insights', 'ready');
    expect(app.requestsOf('weeklyInsights')).toBe(0);
    app.unmount();
    await openApp(`${path}?tab=yearly`);
    expectState('Weekly Insights', 'ready');
  });
});

describe('the order', () => {
  const rows = ['low', 'high', 'urgent', 'medium', 'high', 'LOW'].map((priority, index) => ({
    id: String(index),
    title: `Insight ${index}`,
    priority,
  }));
  it.each([
    ['insights', 'Latest Insights', ''],
    ['weeklyInsights', 'Weekly Insights', ''],
    ['monthlyInsights', 'Monthly Insights', '?tab=monthly'],
  ] as const)('of %s is high, medium, low, as sent within one', async (call, title, search) => {
    respondWith(call, rows);
    await openApp(path + search);
    expect(titles(title)).toEqual([1, 4, 3, 0, 5, 2].map((index) => `Insight ${index}`));
    expect(card(title)).toHaveTextContent('By priority: 2 high, 1 medium, 2 low, 1 other');
  });
});

describe('a weekly insight', () => {
  it('shows all that the center sends of it, shares as percents (rulings A6)', async () => {
    const app = await openApp(path);
    const { rows } = await readFrom(app.center, 'weeklyInsights');
    expect(titles('Weekly Insights').toSorted()).toEqual(rows.map(({ title }) => title).toSorted());
    for (const row of rows) {
      const shown = insight(row.title);
      for (const text of [row.description, row.weekRange, `${row.priority} priority`, row.type])
        expect(shown.textContent.toLowerCase()).toContain(text.toLowerCase());
      expect(fact(shown, 'Current')).toBe(row.metrics?.current?.toLocaleString('en-US'));
      expect(fact(shown, 'Previous')).toBe(row.metrics?.previous?.toLocaleString('en-US'));
      expect(fact(shown, 'Predicted next')).toBe(
        row.mlAnalysis?.predictedNext?.toLocaleString('en-US'),
      );
      expect(shown).toHaveTextContent(`${Math.abs(row.metrics?.change ?? 0)}%`);
      expect(fact(shown, 'Confidence')).toBe(percent(row.metrics?.confidence));
      expect(fact(shown, 'Reliability')).toBe(percent(row.mlAnalysis?.reliability));
      expect(fact(shown, 'Seasonality')).toBe(row.mlAnalysis?.seasonality ? 'Yes' : 'No');
      expect(fact(shown, 'Pattern')).toBe(row.mlAnalysis?.pattern);
      for (const text of row.recommendations) expect(shown).toHaveTextContent(text);
    }
  });

  it("lists what it recommends, and shows '–' for what is missing", async () => {
    respondWith('weeklyInsights', [
      { title: 'Bare', recommendations: ['Call back', 'Ask Ana'], metrics: { change: -4.25 } },
    ]);
    await openApp(path);
    const shown = within(insight('Bare'));
    expect(
      within(shown.getByRole('list', { name: 'Recommendations' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Call back', 'Ask Ana']);
    expect(insight('Bare')).toHaveTextContent('Change-4.3%');
    expect(insight('Bare')).toHaveTextContent('No priority');
    for (const label of ['Current', 'Predicted next', 'Confidence', 'Seasonality', 'Pattern'])
      expect(fact(insight('Bare'), label)).toBe('–');
  });
});

/** 0-1 as the screen shows it. */
function percent(fraction: number | null | undefined): string {
  return `${Math.round((fraction ?? NaN) * 1_000) / 10}%`;
}

describe('a monthly insight', () => {
  it('shows all that the center sends of it', async () => {
    const app = await openApp(`${path}?tab=monthly`);
    const { rows } = await readFrom(app.center, 'monthlyInsights');
    expect(rows.length).toBeGreaterThan(3);
    for (const row of rows) {
      const shown = insight(row.title);
      const { metrics, mlPredictions: ml } = row;
      for (const text of [row.description, row.monthRange, row.type])
        expect(shown.textContent.toLowerCase()).toContain(text.toLowerCase());
      expect(fact(shown, 'Total')).toBe(metrics?.totalAppointments?.toLocaleString('en-US'));
      expect(fact(shown, 'Weekly average')).toBe(metrics?.weeklyAverage?.toLocaleString('en-US'));
      expect(shown).toHaveTextContent(`Change+${metrics?.growthRate}%`);
      expect(fact(shown, 'Best week')).toBe(metrics?.bestWeek?.value?.toLocaleString('en-US'));
      expect(fact(shown, 'Worst week')).toBe(metrics?.worstWeek?.value?.toLocaleString('en-US'));
      expect(shown).toHaveTextContent(metrics?.bestWeek?.week ?? '');
      expect(shown).toHaveTextContent(metrics?.worstWeek?.week ?? '');
      expect(fact(shown, 'Volatility')).toBe(String(metrics?.volatility));
      expect(fact(shown, 'Confidence')).toBe(percent(ml?.confidence));
      expect(fact(shown, 'Next month')).toBe(ml?.nextMonthForecast?.toLocaleString('en-US'));
      const seasons = within(shown).getByRole('list', { name: 'Seasonal trends' });
      for (const { pattern, strength } of ml?.seasonalTrends.rows ?? [])
        expect(seasons).toHaveTextContent(`${pattern}${percent(strength)} strength`);
      for (const text of row.strategicRecommendations)
        expect(within(shown).getByRole('list', { name: 'Recommendations' })).toHaveTextContent(
          text,
        );
    }
  });

  it('counts seasonal trends that cannot be read (rulings A2)', async () => {
    respondWith('monthlyInsights', [
      { title: 'Odd', mlPredictions: { seasonalTrends: [{ pattern: 'Fridays' }, 'x'] } },
      7,
    ]);
    await openApp(`${path}?tab=monthly`);
    expect(inCard('Monthly Insights').getByText('2 rows unreadable')).toBeVisible();
  });

  it('names its risk factors', async () => {
    respondWith('monthlyInsights', [
      { title: 'Risky', mlPredictions: { riskFactors: ['Fewer leads', 'Holidays'] } },
    ]);
    await openApp(`${path}?tab=monthly`);
    const list = within(insight('Risky')).getByRole('list', { name: 'Risk factors' });
    expect(list).toHaveTextContent('Fewer leadsHolidays');
  });
});

describe('the latest insights', () => {
  it('show all that the center sends of them, and lead to the rep or the state', async () => {
    const app = await openApp(path);
    const { rows } = await readFrom(app.center, 'insights');
    for (const row of rows) {
      const shown = insight(row.title);
      expect(shown).toHaveTextContent(row.description);
      expect(shown).toHaveTextContent(row.timeframe);
      expect(shown).toHaveTextContent(`vs ${row.metrics?.previous}`);
      expect(within(shown).queryByText('Actionable') !== null).toBe(row.actionable === true);
    }
    const rep = rows.find(({ salesRep }) => salesRep !== '');
    const link = within(insight(rep?.title ?? '')).getByRole('link');
    expect(link).toHaveAttribute(
      'href',
      `/sales-rep/${encodeURIComponent(rep?.salesRep ?? '')}/${rep?.region}`,
    );
    expect(screen.getByRole('link', { name: 'FL Florida' })).toHaveAttribute(
      'href',
      '/states/florida',
    );
  });

  it('lead to a rep in a region that is not known, but to no such region (rulings C7)', async () => {
    respondWith('insights', [
      { title: 'Of a rep', salesRep: 'Ann', region: 'Texas' },
      { title: 'Of a region', region: 'Texas' },
    ]);
    await openApp(path);
    expect(within(insight('Of a rep')).getByRole('link')).toHaveAttribute(
      'href',
      '/sales-rep/Ann/Texas',
    );
    expect(within(insight('Of a region')).queryByRole('link')).toBeNull();
  });
});

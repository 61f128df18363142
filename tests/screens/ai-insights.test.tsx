import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readFrom } from '../../mocks/request.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { respondWith } from './respond-with.ts';
import { columns, fact, insight, titles } from './insights.ts';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';
import { button, pageHeading, textsOf, percent, hrefsOf } from './page.ts';

const path = '/ai-insights';

const tab = (name: string) => screen.getByRole('tab', { name });
it('the tabs are Weekly and Monthly, and only the active one is fetched (spec 7)', async () => {
  const app = await mountScreen(path);
  const requests = () =>
    (['insights', 'weeklyInsights', 'monthlyInsights'] as const).map(app.requestsOf);
  expect(pageHeading()).toHaveTextContent('AI Insights with Machine Learning');
  expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Weekly Insights', 'Monthly Insights']);
  expect(tab('Weekly Insights')).toHaveAttribute('aria-selected', 'true');
  expect(requests()).toEqual([1, 1, 0]);
  await click(app, tab('Monthly Insights'));
  expect(location.search).toBe('?tab=monthly');
  expect(requests()).toEqual([1, 1, 1]);
  expectState('Monthly Insights', 'ready');
  await app.advance(6_000);
  await click(app, button('Refresh'));
  expect(requests()).toEqual([2, 1, 2]);
  await click(app, tab('Weekly Insights'));
  expect(location.search).toBe('');
  expect(requests()).toEqual([2, 2, 2]);
});

describe('the order', () => {
  const rows = ['low', 'high', 'urgent', 'medium', 'high', 'LOW'].map((priority, index) => ({
    id: String(index),
    title: `Insight ${index}`,
    priority,
    metrics: { change: index, growthRate: index },
  }));
  it.each([
    ['insights', 'Latest Insights', ''],
    ['weeklyInsights', 'Weekly Insights', ''],
    ['monthlyInsights', 'Monthly Insights', '?tab=monthly'],
  ] as const)(
    'of %s is by priority, unknown words first, then by size of the change',
    async (call, title, search) => {
      respondWith(call, rows);
      await mountScreen(path + search);
      expect(titles(title)).toEqual([2, 4, 1, 3, 5, 0].map((index) => `Insight ${index}`));
      expect(card(title)).toHaveTextContent('By priority: 1 urgent, 2 high, 1 medium, 2 low');
    },
  );
});

describe('a weekly insight', () => {
  it('shows every field of the response, shares as percents (rulings A6)', async () => {
    const app = await mountScreen(path);
    const { rows } = await readFrom(app.center, 'weeklyInsights');
    expect(titles('Weekly Insights').toSorted()).toEqual(rows.map(({ title }) => title).toSorted());
    for (const { title, metrics, mlAnalysis, ...row } of rows) {
      const { line, more } = insight(title);
      expect(line.textContent.toLowerCase()).toContain(row.priority.known);
      for (const text of [row.description, row.weekRange, ...row.recommendations])
        expect(more).toHaveTextContent(text);
      expect(fact(title, 'Type')?.toLowerCase()).toBe(row.type.known);
      expect(fact(title, 'Current')).toBe(metrics?.current?.toLocaleString('en-US'));
      expect(fact(title, 'Previous')).toBe(metrics?.previous?.toLocaleString('en-US'));
      expect(fact(title, 'Predicted')).toBe(mlAnalysis?.predictedNext?.toLocaleString('en-US'));
      expect(fact(title, 'Change')).toContain(`${Math.abs(metrics?.change ?? 0)}%`);
      expect(fact(title, 'Confidence')).toBe(shareOf(metrics?.confidence));
      expect(fact(title, 'Reliability')).toBe(shareOf(mlAnalysis?.reliability));
      expect(fact(title, 'Seasonality')).toBe(mlAnalysis?.seasonality ? 'Yes' : 'No');
      expect(fact(title, 'Pattern')).toBe(mlAnalysis?.pattern);
    }
  });

  it("lists its recommendations, and shows '–' for missing values", async () => {
    respondWith('weeklyInsights', [
      { title: 'Bare', recommendations: ['Call back', 'Ask Ana'], metrics: { change: -4.25 } },
      { title: 'Full', metrics: { current: 5, previous: 4, confidence: 0.5 } },
    ]);
    await mountScreen(path);
    expect(
      within(insight('Bare').more).getByRole('list', { name: 'Recommendations' }),
    ).toHaveTextContent(/^Call backAsk Ana$/);
    expect(fact('Bare', 'Change')).toBe('-4.3%');
    for (const label of ['Priority', 'Current', 'Confidence', 'Seasonality', 'Pattern', 'Week'])
      expect(fact('Bare', label)).toBe('–');
    expect(insight('Bare').line.querySelector('[data-mark]')).toBeNull();
    expect(insight('Full').more.querySelector('ul')).toBeNull();
    // No row has a forecast, so there is no column for one.
    expect(columns('Weekly Insights')).not.toContain('Predicted');
  });
});

/** A fraction as the screen shows it. */
const shareOf = (fraction: number | null | undefined) => percent(fraction ?? NaN, 1);

describe('a monthly insight', () => {
  it('shows every field of the response', async () => {
    const app = await openApp(`${path}?tab=monthly`);
    const { rows } = await readFrom(app.center, 'monthlyInsights');
    expect(rows.length).toBeGreaterThan(3);
    for (const { title, metrics, mlPredictions: ml, ...row } of rows) {
      const { more } = insight(title);
      for (const text of [row.description, row.monthRange, ...row.strategicRecommendations])
        expect(more).toHaveTextContent(text);
      expect(fact(title, 'Type')?.toLowerCase()).toBe(row.type.known);
      expect(fact(title, 'Total')).toBe(metrics?.totalAppointments?.toLocaleString('en-US'));
      expect(fact(title, 'Weekly average')).toBe(metrics?.weeklyAverage?.toLocaleString('en-US'));
      expect(fact(title, 'Growth')).toBe(`+${metrics?.growthRate}%`);
      expect(fact(title, 'Best')).toBe(metrics?.bestWeek?.value?.toLocaleString('en-US'));
      expect(fact(title, 'Worst')).toBe(metrics?.worstWeek?.value?.toLocaleString('en-US'));
      expect(fact(title, 'Best week')).toBe(metrics?.bestWeek?.week);
      expect(fact(title, 'Worst week')).toBe(metrics?.worstWeek?.week);
      expect(fact(title, 'Volatility')).toBe(String(metrics?.volatility));
      expect(fact(title, 'Confidence')).toBe(shareOf(ml?.confidence));
      expect(fact(title, 'Forecast')).toBe(ml?.nextMonthForecast?.toLocaleString('en-US'));
      for (const { pattern, strength } of ml?.seasonalTrends.rows ?? [])
        expect(fact(title, pattern)).toBe(`strength ${shareOf(strength)}`);
    }
    expect(card('Monthly Insights')).toHaveTextContent(`${rows[0]?.monthRange}, by priority:`);
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
    const list = within(insight('Risky').more).getByRole('list', { name: 'Risk factors' });
    expect(list).toHaveTextContent('Fewer leadsHolidays');
  });
});

describe('the latest insights', () => {
  it('show every field of the response, and link to the rep or the state', async () => {
    const app = await mountScreen(path);
    const { rows } = await readFrom(app.center, 'insights');
    for (const { title, metrics, ...row } of rows) {
      const { line, head } = insight(title);
      for (const text of [row.description, row.timeframe]) expect(head).toHaveTextContent(text);
      expect(head.textContent.toLowerCase()).toContain(row.type.known);
      expect(fact(title, 'Priority')?.toLowerCase()).toBe(row.priority.known);
      expect(fact(title, 'Current')).toBe(String(metrics?.current));
      expect(fact(title, 'Previous')).toBe(String(metrics?.previous));
      // Only rows with a link show 'Actionable'.
      const canAct = row.actionable === true && within(head).queryByRole('link') !== null;
      expect(line.lastElementChild?.textContent).toBe(canAct ? 'Actionable' : '');
      expect(head.textContent.includes('Actionable')).toBe(canAct);
    }
    expect(rows.some(({ actionable, region }) => actionable === true && region.id === '')).toBe(
      true,
    );
    const rep = rows.find(({ salesRep }) => salesRep.id !== '');
    const link = within(insight(rep?.title ?? '').head).getByRole('link');
    expect(insight(rep?.title ?? '').head).toHaveTextContent(rep?.salesRep.name ?? '–');
    expect(link).toHaveAttribute(
      'href',
      `/sales-rep/${encodeURIComponent(rep?.salesRep.sent ?? '')}/${rep?.region.sent}`,
    );
    const inFlorida = rows.find(({ region }) => region.key === 'florida');
    const florida = within(insight(inFlorida?.title ?? '').head).getByRole('link');
    expect(florida).toHaveAttribute('href', '/states/florida');
  });

  it('link to a rep in an unknown region, but not to that region (rulings C7)', async () => {
    respondWith('insights', [
      { title: 'Of a rep', salesRep: 'Ann', region: 'Texas' },
      { title: 'Of a region', region: 'Texas' },
    ]);
    await mountScreen(path);
    expect(hrefsOf(within(insight('Of a rep').head).getAllByRole('link'))).toEqual([
      '/sales-rep/Ann/Texas',
    ]);
    expect(within(insight('Of a region').head).queryByRole('link')).toBeNull();
    expect(insight('Of a region').head).toHaveTextContent('Texas');
    // No insight has figures or is actionable, so those columns are left out.
    expect(columns('Latest Insights')).toEqual(['Priority', 'InsightDescription']);
  });
});

describe('Latest Insights', () => {
  it.each([
    [{ title: 'Alerts need a decision' }, '/validation'],
    [{ title: '1 alert is waiting' }, '/validation'],
    [{ title: 'Appointments need a sales rep' }, '/corrections'],
    [{ title: '3 events without a field agent' }, '/corrections'],
    [{ title: 'Valid appointments are behind yesterday' }, '/#appointments'],
    [{ title: 'Alerts in Florida', region: 'florida' }, '/states/florida'],
    [{ title: 'Top sales rep of the day', region: null }, null],
    [{ title: 'Alerts of another country', region: 'Texas' }, null],
  ])('%j leads to %j, and is only then actionable', async (sent, href) => {
    respondWith('insights', [{ ...sent, actionable: true }]);
    await mountScreen(path);
    const link = inCard('Latest Insights').queryByRole('link', { name: sent.title });
    expect(link?.getAttribute('href') ?? null).toBe(href);
    const said = inCard('Latest Insights').queryAllByRole('cell', { name: 'Actionable' });
    expect(said).toHaveLength(href === null ? 0 : 1);
  });

  it('are before the weeks: today against yesterday first', async () => {
    await mountScreen(path);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(textsOf(headings)).toEqual(['Latest Insights', 'Weekly Insights']);
  });
});

it('draws the predicted point larger than the current one, which may be in its place', async () => {
  respondWith('weeklyInsights', [
    { title: 'Same', metrics: { previous: 100, current: 110 }, mlAnalysis: { predictedNext: 110 } },
  ]);
  await mountScreen(path);
  const sizeOf = (kind: string) =>
    Number(
      / size-([\d.]+)/.exec(document.querySelector(`[data-mark=${kind}]`)?.className ?? '')?.[1],
    );
  expect(sizeOf('next')).toBeGreaterThan(sizeOf('now') + 1);
});

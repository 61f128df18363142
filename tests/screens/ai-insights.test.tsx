import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { easternMs } from '../../mocks/world/calendar.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { dashboardBody } from '../rows.ts';
import { button, card, expectState, inCard, pageHeading, textsOf } from './page.ts';

const path = '/ai-insights';

type Responses = NonNullable<Parameters<typeof mountScreen>[1]>;

const open = (given: Responses = {}, search = '', now?: number) =>
  mountScreen(
    path + search,
    {
      dashboard: dashboardBody(),
      insights: [],
      weeklyInsights: [],
      monthlyInsights: [],
      ...given,
    },
    now,
  );

const tab = (name: string) => screen.getByRole('tab', { name });

it('the tabs are Weekly and Monthly, and only the active one is fetched (S7)', async () => {
  const app = await open({ insights: [{ title: 'One' }] });
  const requests = () =>
    (['insights', 'weeklyInsights', 'monthlyInsights'] as const).map(app.requestsOf);
  expect(pageHeading()).toHaveTextContent('AI Insights with Machine Learning');
  expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
  expect(textsOf(screen.getAllByRole('tab'))).toEqual(['Weekly Insights', 'Monthly Insights']);
  expect(requests()).toEqual([1, 1, 0]);
  await app.click(tab('Monthly Insights'));
  expect(location.search).toBe('?tab=monthly');
  expect(requests()).toEqual([1, 1, 1]);
  // Those of today are beside both.
  expectState('Latest Insights', 'ready');
  await app.advance(6_000);
  await app.click(button('Refresh'));
  expect(requests()).toEqual([2, 1, 2]);
  await app.click(tab('Weekly Insights'));
  expect(location.search).toBe('');
});

describe('the groups', () => {
  const rows = ['low', 'high', 'urgent', 'medium', 'high', 'LOW'].map((priority, index) => ({
    id: String(index),
    title: `Insight ${index}`,
    priority,
    metrics: { change: index, growthRate: index },
  }));
  const names = ['Insight 2', 'Insight 4', 'Insight 1', 'Insight 3', 'Insight 5', 'Insight 0'];

  it.each([
    ['weeklyInsights', 'Weekly Insights', ''],
    ['monthlyInsights', 'Monthly Insights', '?tab=monthly'],
  ] as const)(
    'of %s are by priority, words that nobody knows first (A19), then by size of the change',
    async (call, title, search) => {
      await open({ [call]: rows }, search);
      const heads = inCard(title)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
      expect(heads.filter((text) => text.includes('priority'))).toEqual([
        'Urgent priority1',
        'High priority2',
        'Medium priority1',
        'Low priority2',
      ]);
      expect(heads.flatMap((text) => /Insight \d/.exec(text)?.[0] ?? [])).toEqual(names);
    },
  );

  it('of today are lists under a head, without one where there is one priority', async () => {
    const app = await open({ insights: rows });
    const lists = inCard('Latest Insights').getAllByRole('list');
    expect(lists.map((list) => list.getAttribute('aria-label'))).toEqual([
      'Urgent priority',
      'High priority',
      'Medium priority',
      'Low priority',
    ]);
    expect(textsOf(lists).join('')).toMatch(/2.*4.*1.*3.*5.*0/);
    await app.show({ insights: rows.slice(0, 1) });
    expect(inCard('Latest Insights').queryByRole('heading', { level: 3 })).toBeNull();
  });
});

describe('an Eastern Sunday (C9)', () => {
  const calls = ['insights', 'weeklyInsights', 'monthlyInsights'] as const;
  const closed = () => screen.queryByText('The call center is closed on Sundays');

  it('has a notice, and nothing is fetched until midnight', async () => {
    const app = await open({}, '', easternMs('2026-11-22', 23 * 60 + 59));
    expect(closed()).toBeVisible();
    expect(screen.getByText(/No insights are generated on Sundays/)).toBeVisible();
    await app.advance(59_000);
    expect(calls.map(app.requestsOf)).toEqual([0, 0, 0]);
    await app.advance(1_000);
    expect(closed()).toBeNull();
    expect(calls.map(app.requestsOf)).toEqual([1, 1, 0]);
  });
});

describe.each([
  ['insights', 'Latest Insights', '', 'No insights right now'],
  ['weeklyInsights', 'Weekly Insights', '', 'at least 3 working days of Eastern-time data.'],
  [
    'monthlyInsights',
    'Monthly Insights',
    '?tab=monthly',
    'at least 2 completed weeks of Eastern-time data.',
  ],
] as const)('%s', (call, title, search, reason) => {
  it("says 'Failed to generate insights', and Try Again brings them back (S8)", async () => {
    const app = await open({ [call]: 503 }, search);
    await app.advance(1_000);
    expectState(title, 'error');
    const alert = inCard(title).getByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate insights');
    app.respond({ [call]: [] });
    await app.click(inCard(title).getByRole('button', { name: 'Try Again' }));
    expectState(title, 'empty');
    expect(card(title)).toHaveTextContent(reason);
  });
});

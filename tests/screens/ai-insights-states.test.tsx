import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CallName } from '../../mocks/calls.ts';
import { easternMs } from '../../mocks/world/calendar.ts';
import { insight, isOpen, toggle } from './insights.ts';
import { click, openApp, expectState, inCard, type App } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { button } from './page.ts';

const path = '/ai-insights';

describe('the line of an insight', () => {
  const rows = ['high', 'low', 'low'].map((priority, index) => ({
    id: 'same',
    title: `Insight ${index}`,
    priority,
    description: `About ${index}`,
  }));
  const open = () => rows.map(({ title }) => isOpen(title));
  const isHidden = (title: string) => insight(title).more.className.includes('hidden');

  it('is open at first if its priority is high, and toggles independently', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    expect(open()).toEqual([true, false, false]);
    expect(rows.map(({ title }) => isHidden(title))).toEqual([false, true, true]);
    await click(app, toggle('Insight 2'));
    expect(open()).toEqual([true, false, true]);
    // A click anywhere in the line toggles it.
    await click(app, insight('Insight 0').head);
    expect(open()).toEqual([false, false, true]);
    expect(rows.map(({ title }) => isHidden(title))).toEqual([true, true, false]);
    toggle('Insight 1').focus();
    await app.user.keyboard('{Enter}');
    expect(open()).toEqual([false, true, true]);
  });

  it('opens and closes with all others, and keeps its state over a poll', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    await click(app, button('Expand all'));
    expect(open()).toEqual([true, true, true]);
    await click(app, button('Collapse all'));
    expect(open()).toEqual([false, false, false]);
    await app.poll('weeklyInsights');
    expect(open()).toEqual([false, false, false]);
  });

  it('is not opened by selecting its text', async () => {
    respondWith('weeklyInsights', rows);
    const app = await openApp(path);
    const spy = vi.spyOn(window, 'getSelection');
    spy.mockReturnValue({ isCollapsed: false } as Selection);
    await click(app, insight('Insight 1').head);
    expect(isOpen('Insight 1')).toBe(false);
    await click(app, toggle('Insight 1'));
    expect(isOpen('Insight 1')).toBe(true);
    spy.mockRestore();
  });
});

const calls = ['insights', 'weeklyInsights', 'monthlyInsights'] as const;
/** The call of each list, its card, its tab, and its text when empty. */
const lists = [
  ['insights', 'Latest Insights', '', 'No insights right now'],
  [
    'weeklyInsights',
    'Weekly Insights',
    '',
    'Weekly insights need at least 3 working days of Eastern-time data.',
  ],
  [
    'monthlyInsights',
    'Monthly Insights',
    '?tab=monthly',
    'Monthly insights need at least 2 completed weeks of Eastern-time data.',
  ],
] as const satisfies readonly (readonly [CallName, string, string, string])[];

describe('an Eastern Sunday (rulings C9)', () => {
  const closed = () => screen.queryByText('The call center is closed on Sundays');
  const requests = (app: App) => calls.map(app.requestsOf);

  it.each(['', '?tab=monthly'])('has a notice, and nothing is fetched at %j', async (search) => {
    const app = await openApp(path + search, { scenario: 'sunday' });
    expect(closed()).toBeVisible();
    expect(screen.getByText(/Monday to Saturday, 9 AM to 9 PM Eastern$/)).toBeVisible();
    expect(screen.getByText(/No insights are generated on Sundays/)).toBeVisible();
    await app.advance(10_000);
    expect(requests(app)).toEqual([0, 0, 0]);
  });

  it('ends at midnight, when the insights are fetched', async () => {
    const app = await openApp(path, { now: easternMs('2026-11-22', 23 * 60 + 59) });
    await app.advance(59_000);
    expect(requests(app)).toEqual([0, 0, 0]);
    await app.advance(1_000);
    expect(closed()).toBeNull();
    expect(requests(app)).toEqual([1, 1, 0]);
    expectState('Weekly Insights', 'ready');
  });
});

describe.each(lists)('%s', (call, title, search, reason) => {
  it("says 'Failed to generate insights', and Try Again brings them back (spec 8)", async () => {
    const app = await openApp(path + search, { faults: { [call]: 503 } });
    await app.advance(1_000);
    expectState(title, 'error');
    const alert = inCard(title).getByRole('alert');
    expect(alert).toHaveTextContent('Failed to generate insights');
    expect(alert).toHaveTextContent('503: Simulated fault 503');
    app.center.faults.set(call, null);
    await click(app, inCard(title).getByRole('button', { name: 'Try Again' }));
    expectState(title, 'ready');
  });

  it('explains an empty list on the first day', async () => {
    await openApp(path + search, { scenario: 'first-day' });
    expectState(title, 'empty');
    expect(inCard(title).getByText(reason)).toBeVisible();
  });
});

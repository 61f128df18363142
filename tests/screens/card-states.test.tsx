import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reads, type ReadName } from '../../src/api/contract.ts';
import { click, openApp } from './open-app.tsx';

/** Each screen, its words while it loads, and what it polls every so many seconds. */
const screens: readonly (readonly [string, string, Partial<Record<ReadName, number>>])[] = [
  ['/states', 'Loading California...', { regions: 30, salesReps: 30 }],
  ['/states/california', 'Loading state dashboard...', { appointments: 30 }],
  ['/sales-rep/Devon%20Hartley/california', 'Loading sales rep details...', { appointments: 30 }],
  ['/validation', 'Loading Alerts...', { alerts: 10, alertStats: 10 }],
  ['/corrections', 'Loading Manual Corrections...', { appointments: 30, corrections: 30 }],
  ['/data-quality', 'Loading Invalid Phones...', { appointments: 30, dataQuality: 30 }],
  [
    '/historical',
    'Loading Historical Insights...',
    { historicalSummary: 300, historicalInsights: 300 },
  ],
  ['/ai-insights', 'Generating insights...', { insights: 300, weeklyInsights: 300 }],
  ['/ai-insights?tab=monthly', 'Generating insights...', { insights: 300, monthlyInsights: 300 }],
  ['/monthly-data', 'Loading monthly data...', {}],
  ['/?view=telemarketer&telemarketer=Ana+Torres', 'Loading Appointments...', {}],
];

const hanging = Object.fromEntries(Object.keys(reads).map((name) => [name, 'hang']));
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card][data-call]')];
const states = () => new Set(cards().map(({ dataset }) => dataset['state']));
const rows = () =>
  [...document.querySelectorAll('main :is(li, tr)')].map(({ textContent }) => textContent);

it.each(screens)('the cards of %s load: %s', async (path, words) => {
  await openApp(path, { faults: hanging });
  expect(screen.getAllByText(words)[0]).toHaveRole('status');
  expect(states()).toEqual(new Set(['loading']));
});

it.each(screens)(
  'the cards of %s are polled, keep what they had when that fails, and recover',
  async (path, _, polls) => {
    const app = await openApp(path);
    let passed = 0;
    for (const seconds of new Set(Object.values(polls))) {
      const calls = (Object.keys(polls) as ReadName[]).filter((call) => polls[call] === seconds);
      const requests = () => new Set(calls.map(app.requestsOf));
      await app.advance(seconds * 1_000 - 1 - passed);
      expect(requests()).toEqual(new Set([1]));
      await app.advance(1);
      expect(requests()).toEqual(new Set([2]));
      passed = seconds * 1_000;
    }
    const before = rows();
    expect(before.length).toBeGreaterThan(3);
    app.center.faults.set('all', 503);
    const refresh = screen.queryByRole('button', { name: /^Refresh$/ });
    if (refresh) await click(app, refresh);
    await app.advance(95_000);
    expect(states()).toContain('stale');
    expect(states()).not.toContain('error');
    expect(rows()).toEqual(before);
    app.center.faults.set('all', null);
    await click(app, screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
    expect(states()).toEqual(new Set(['ready']));
  },
);

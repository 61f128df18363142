import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reads } from '../../src/api/contract.ts';
import { click, openApp } from './open-app.tsx';

/** Each screen, and its words while it loads. What it polls is in requests.test.tsx. */
const screens = [
  ['/states', 'Loading California...'],
  ['/states/california', 'Loading state dashboard...'],
  ['/sales-rep/Devon%20Hartley/california', 'Loading sales rep details...'],
  ['/validation', 'Loading Alerts...'],
  ['/corrections', 'Loading Manual Corrections...'],
  ['/data-quality', 'Loading Invalid Phones...'],
  ['/historical', 'Loading Historical Insights...'],
  ['/ai-insights', 'Generating insights...'],
  ['/ai-insights?tab=monthly', 'Generating insights...'],
  ['/monthly-data', 'Loading monthly data...'],
  ['/?view=telemarketer&telemarketer=Ana+Torres', 'Loading Appointments...'],
] as const;

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
  'the cards of %s keep what they had when every call fails, and recover',
  async (path) => {
    const app = await openApp(path);
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

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { mountScreen } from '../mount/mount-screen.tsx';
import { openApp } from '../mount/open-app.tsx';
import { dashboardBody, regionRows } from '../rows.ts';
import { alerts, allReads, callCards, card, desks, expectState, inCard } from './page.ts';

describe('one call that fails', () => {
  it.each(desks)('on %s is one alert, however many cards show it (C34)', async (path) => {
    // The title reads it everywhere: as long as it responds there is no outage.
    const { alerts: _, ...faults } = allReads(503);
    const app = await mountScreen(path, { center: 'day', ...faults });
    await app.advance(3_000);
    const failed = callCards().filter(({ dataset }) => dataset['state'] === 'error');
    const calls = new Set(failed.map(({ dataset }) => dataset['call'] ?? ''));
    expect(calls.size).toBeGreaterThan(0);
    const alertsOf = (call: string) => alerts().filter((text) => text.includes(`${call} `));
    for (const call of calls) expect(alertsOf(call)).toHaveLength(1);
    expect(alerts()).toHaveLength(calls.size);
    for (const each of failed) {
      expect(each).toHaveTextContent(`${each.dataset['call']} returned an error.`);
      expect(within(each).getByRole('button', { name: 'Try Again' })).toBeVisible();
    }
  });

  it('is announced by another card when the first is unmounted', async () => {
    const app = await openApp('/', { firstLook: true, faults: { appointments: 503 } });
    await app.advance(3_000);
    expect(alerts()).toHaveLength(1);
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await app.click(within(menu).getByRole('link', { name: /Field Agent Corrections/ }));
    expect(alerts()).toHaveLength(1);
    expect(within(callCards()[0] ?? document.body).getByRole('alert')).toBeVisible();
  });

  it('shows that you may be signed out, also beside old data', async () => {
    const app = await mountCard(<CalendarCard className="" />, { regions: 401 });
    await app.advance(3_000);
    const { getByRole } = within(app.card);
    expect(getByRole('alert')).toHaveTextContent('You may be signed out. 401: Simulated fault 401');
    expect(getByRole('button', { name: 'Reload Page' })).toBeVisible();
    app.respond({ regions: regionRows });
    await app.poll('regions');
    app.respond({ regions: 'html' });
    await app.poll('regions', 4);
    expectState('Calendar Performance', 'stale');
    expect(app.card).toHaveTextContent('You may be signed out. The response was a web page');
    expect(getByRole('button', { name: 'Reload Page' })).toBeVisible();
  });

  it('is announced once for all cells of a strip', async () => {
    const app = await mountScreen('/validation', {
      appointments: [],
      dashboard: dashboardBody(),
      alerts: [],
      alertStats: 503,
    });
    await app.advance(1_500);
    for (const title of ['Total', 'Pending', 'Reviewed', 'Dismissed', 'Valid', 'Invalid']) {
      expectState(title, 'error');
      expect(card(title)).toHaveTextContent('GET /api/manual-validation/stats');
      expect(inCard(title).getByRole('button', { name: 'Try Again' })).toBeVisible();
    }
    expect(alerts()).toHaveLength(1);
    app.respond({ alertStats: { pending: 0 } });
    await app.poll('alertStats');
    expect(alerts()).toEqual([]);
  });
});

import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { card, click, expectState, inCard, openApp } from './open-app.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

const banner = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /API has not answered|device is offline/.test(text)) ?? null;

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** Every call is refused; the last responses come just before. */
async function breakDown(app: App) {
  app.center.faults.set('all', 503);
  await app.advance(95_000);
}

const since = /The API has not answered since 2:41 PM\. Numbers are from 2:41 PM\./;

describe('a total outage', () => {
  it.each(['/', '/validation', '/states/california', '/corrections', '/data-quality'])(
    'is said once for all of %s, and its cards are quiet',
    async (path) => {
      const app = await openApp(path);
      expect(banner()).toBeNull();
      await breakDown(app);
      expect(banner()).toMatch(since);
      expect(banner()).toContain('Retrying every 30 s.');
      expect(alerts()).toEqual([]);
      // One for all.
      expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(1);
      expect(document.querySelectorAll('[data-card][data-state=stale]').length).toBeGreaterThan(1);
    },
  );

  it('keeps the figures with their age', async () => {
    const app = await openApp();
    const figure = card('Total Valid Appointments').querySelector('p')?.textContent ?? '?';
    await breakDown(app);
    expectState('Total Valid Appointments', 'stale');
    expect(card('Total Valid Appointments')).toHaveTextContent(figure);
    expect(screen.getByText('Data is 1 minute old')).toBeVisible();
    expect(card('Calendar Performance')).toHaveTextContent('1 min old');
    expect(card('Calendar Performance')).toHaveTextContent('overall');
  });

  it('goes with the first response, and everything that failed is requested at once', async () => {
    const app = await openApp('/historical');
    await breakDown(app);
    await click(app, screen.getByRole('button', { name: 'Refresh' }));
    await app.advance(2_000);
    expectState('Days Tracked', 'stale');
    expect(banner()).toMatch(since);
    app.center.faults.set('all', null);
    await app.advance(31_000);
    expect(banner()).toBeNull();
    // Polled every five minutes otherwise.
    expectState('Days Tracked', 'ready');
    expectState('Historical Insights', 'ready');
  });

  it('leaves to a card what goes on failing after it', async () => {
    const app = await openApp();
    await breakDown(app);
    app.center.faults.set('all', null);
    app.center.faults.set('regions', 503);
    await app.advance(35_000);
    expect(banner()).toBeNull();
    expectState('Calendar Performance', 'stale');
    expect(inCard('Calendar Performance').getByRole('button', { name: 'Try Again' })).toBeVisible();
    expectState('Appointments Log', 'ready');
  });

  it('stays what it is on the next screen, which has nothing to show', async () => {
    const app = await openApp();
    await breakDown(app);
    const menu = screen.getByRole('navigation', { name: 'Main' });
    await click(app, within(menu).getByRole('link', { name: 'Monthly Data' }));
    expect(banner()).toMatch(since);
    await app.advance(5_000);
    expect(banner()).toMatch(since);
    expectState('Monthly Data', 'error');
    expect(card('Monthly Data')).toHaveTextContent('No data yet');
    expect(alerts()).toEqual([]);
  });

  it('is tried again by hand', async () => {
    const app = await openApp('/corrections');
    await breakDown(app);
    app.center.faults.set('all', null);
    await click(app, screen.getByRole('button', { name: 'Try Again' }));
    expect(banner()).toBeNull();
    expectState('Manual Corrections', 'ready');
  });

  it('names no time where nothing ever responded', async () => {
    const app = await openApp('/validation', {
      faults: { alerts: 503, alertStats: 503, dashboard: 503, appointments: 503 },
    });
    await app.advance(1_500);
    expect(banner()).toBe('The API has not answered. Retrying every 30 s.');
    expectState('Alerts', 'error');
    expectState('Pending', 'error');
    expect(card('Alerts')).toHaveTextContent('No data yet');
    expect(card('Pending')).toHaveTextContent('–No data yet');
    expect(alerts()).toEqual([]);
  });

  it('is the device that is offline, where the browser says so', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const app = await openApp();
    act(() => void window.dispatchEvent(new Event('offline')));
    app.center.faults.set('all', 'offline');
    await app.advance(95_000);
    expect(banner()).toMatch(/^This device is offline\. Numbers are from 2:41 PM\./);
    online.mockRestore();
  });

  it('is not said for one missed poll, nor while any call succeeds', async () => {
    const app = await openApp();
    app.center.faults.set('all', 503);
    await app.advance(35_000);
    expect(banner()).toBeNull();
    app.center.faults.set('alertStats', null);
    await app.advance(120_000);
    expect(banner()).toBeNull();
    expectState('Calendar Performance', 'stale');
    expect(inCard('Calendar Performance').getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
});

describe('one call that fails', () => {
  it('is announced once for all figures of a strip', async () => {
    const app = await openApp('/validation', { faults: { alertStats: 503 } });
    await app.advance(1_500);
    for (const title of ['Total', 'Pending', 'Reviewed', 'Dismissed', 'Valid', 'Invalid']) {
      expectState(title, 'error');
      expect(card(title)).toHaveTextContent('GET /api/manual-validation/stats');
      expect(inCard(title).getByRole('button', { name: 'Try Again' })).toBeVisible();
    }
    expect(alerts()).toEqual(['GET /api/manual-validation/stats returned an error.']);
    expect(banner()).toBeNull();
    app.center.faults.set('alertStats', null);
    await app.advance(11_000);
    expect(alerts()).toEqual([]);
  });

  it('is announced by its card where it has one', async () => {
    const app = await openApp('/sales-rep/Devon%20Hartley/california', {
      faults: { appointments: 503 },
    });
    await app.advance(1_500);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(within(card('Appointments')).getByRole('alert')).toBeVisible();
  });
});

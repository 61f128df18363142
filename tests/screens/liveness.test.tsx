import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refetchOnResume } from '../../src/query/refetch-on-resume.ts';
import { pollMs } from '../mount/mounted.ts';
import { regionRows } from '../rows.ts';
import { button, card, expectState, pageHeader } from './page.ts';
import { openSmallScreen } from './small-screen.tsx';

const hour = 3_600_000;

describe('polling goes on', () => {
  it('through errors, at its own interval; the header marks that a call fails (C17)', async () => {
    const app = await openSmallScreen({ regions: 503 });
    await app.advance(10_000);
    expect(pageHeader()).toHaveTextContent('Updated 10 s ago, some calls fail');
    await app.advance(2 * 60_000 - 10_000);
    // Each poll is two tries, a second apart.
    const polls = app.requestsOf('regions') / 2;
    const due = (2 * 60_000) / (pollMs('regions') + 1_000);
    expect(Math.abs(polls - due)).toBeLessThanOrEqual(1);
    app.respond({ regions: regionRows });
    await app.poll('regions');
    expectState('Calendar Performance', 'ready');
    expect(pageHeader()).not.toHaveTextContent('some calls fail');
    // A poll that fails is no toast (C17).
    expect(document.querySelector('[data-toast]')).toBeNull();
  });

  it('after a response that never came, once the deadline has passed', async () => {
    const app = await openSmallScreen({ regions: 'hang' });
    await app.advance(62_000);
    expectState('Calendar Performance', 'error');
    expect(card('Calendar Performance')).toHaveTextContent('No response after 30 seconds');
    app.respond({ regions: regionRows });
    await app.poll('regions');
    expectState('Calendar Performance', 'ready');
  });

  it('through an offline event while the server can be reached', async () => {
    const app = await openSmallScreen();
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const before = app.requestsOf('regions');
    await app.poll('regions', 3);
    expect(app.requestsOf('regions')).toBe(before + 3);
    online.mockRestore();
  });

  it('at once when the machine wakes, once for each call', async () => {
    const app = await openSmallScreen();
    const end = refetchOnResume(app.client);
    const before = app.requestsOf('regions');
    // Asleep, no timer runs; awake, the next tick sees that the clock has jumped.
    vi.setSystemTime(Date.now() + hour);
    await app.advance(1_000);
    expect(app.requestsOf('regions')).toBe(before + 1);
    expect(app.requestsOf('dashboard')).toBe(before + 1);
    end();
  });

  it('when the system clock is set back', async () => {
    const app = await openSmallScreen();
    vi.setSystemTime(Date.now() - hour);
    const before = app.requestsOf('regions');
    await app.poll('regions', 3);
    expect(app.requestsOf('regions')).toBe(before + 3);
    expect(pageHeader()).toHaveTextContent(/Updated/);
  });
});

it('a call without an interval that failed is fetched again every minute until it succeeds, and then no more', async () => {
  const app = await openSmallScreen({ endpoints: 503 });
  await app.advance(2_000);
  expect(app.requestsOf('endpoints')).toBe(2);
  expectState('API Endpoints', 'error');
  await app.advance(125_000);
  expect(app.requestsOf('endpoints')).toBe(6);
  app.respond({ endpoints: [{ path: '/api/dashboard', status: 'online' }] });
  await app.advance(62_000);
  expectState('API Endpoints', 'ready');
  await app.advance(62_000);
  expect(app.requestsOf('endpoints')).toBe(7);
});

it('a write while the browser says that it is offline is sent at once, and nothing is sent when the connection returns', async () => {
  const app = await openSmallScreen();
  window.dispatchEvent(new Event('offline'));
  try {
    app.respond({ validate: 'offline' });
    await app.click(button('Refresh Data'));
    expect(app.requestsOf('validate')).toBe(1);
    expect(screen.getByText('Validation Failed')).toBeVisible();
  } finally {
    app.respond({ validate: {} });
    window.dispatchEvent(new Event('online'));
  }
  await app.advance(2_000);
  expect(app.requestsOf('validate')).toBe(1);
});

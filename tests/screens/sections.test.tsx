import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { click, openApp } from './open-app.tsx';
import { respondWith } from './respond-with.ts';
import { link } from './page.ts';

const outlined = () =>
  [...document.querySelectorAll('[data-goal]')].map(
    (goal) => goal.querySelector('h2, h3')?.textContent,
  );

// Issue 36.17: an entry whose card is already in view scrolls nowhere.
it('outlines for two seconds what an entry of the menu or a hash leads to, and focuses its heading', async () => {
  respondWith('appointments', []);
  const app = await openApp();
  for (const [entry, heading] of [
    ['Calendars', 'Calendar Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
    ['Telemarketers', 'Telemarketer Performance'],
  ] as const) {
    await click(app, link(entry));
    expect(outlined()).toEqual([heading]);
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    await app.advance(1_000);
    expect(outlined()).toEqual([heading]);
    await app.advance(1_000);
    expect(outlined()).toEqual([]);
  }
  for (const [entry, heading] of [
    ['Validation', 'Validation'],
    ['API Testing', 'API Testing'],
    ['Settings', 'Settings'],
  ] as const) {
    await click(app, link(entry));
    expect(outlined()).toEqual([heading]);
    expect(screen.getByRole('heading', { level: 2, name: heading })).toHaveFocus();
    await app.advance(2_000);
  }
  await act(async () => navigate('/#why'));
  expect(outlined()).toEqual(['Why appointments are invalid']);
});

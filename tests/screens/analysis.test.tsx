import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, inCard, openApp } from './open-app.tsx';

const title = 'Appointments Analysis';
const search = () => inCard(title).getByRole('searchbox', { name: 'Search appointments' });
const button = (name: string) => inCard(title).getByRole('button', { name });
const open = () => inCard(title).getByRole('tab', { selected: true }).textContent;

const rows = [
  ...['Ann Lee', 'Bea Lee', 'Cy Moss'].map((customer) => ({ customer, status: 'valid' })),
  { customer: 'Beatriz St. James', status: 'invalid', region: 'florida' },
  { customer: 'Dan Lee', status: 'blocked' },
  { customer: 'Eve Hart', status: 'pending' },
];

describe('the tab of the Analysis card (rulings C16)', () => {
  it('stands in the URL beside the tab of the learning card, and is left out where it is that of the status', async () => {
    respondWith('appointments', rows);
    const app = await openApp('/?tab=patterns');
    const entries = history.length;
    await click(app, inCard(title).getByRole('tab', { name: /^Invalid/ }));
    expect(location.search).toBe('?tab=patterns&tab=invalid');
    const learning = inCard('AI Learning System');
    expect(learning.getByRole('tab', { selected: true })).toHaveTextContent('Patterns');
    await click(app, learning.getByRole('tab', { name: 'Performance' }));
    expect(location.search).toBe('?tab=invalid&tab=performance');
    expect(open()).toMatch(/^Invalid/);
    await click(app, inCard(title).getByRole('tab', { name: /^Valid/ }));
    await click(app, learning.getByRole('tab', { name: 'Overview' }));
    expect(location.search).toBe('');
    expect(history.length).toBe(entries);

    act(() => navigate('/?status=invalid'));
    await click(app, inCard(title).getByRole('tab', { name: /^Valid/ }));
    expect(location.search).toBe('?status=invalid&tab=valid');
    expect(open()).toMatch(/^Valid/);
    await click(app, inCard(title).getByRole('tab', { name: /^Invalid/ }));
    expect(location.search).toBe('?status=invalid');
    expect(open()).toMatch(/^Invalid/);
  });

  it('opens from its URL', async () => {
    respondWith('appointments', rows);
    const app = await openApp();
    for (const [url, tab] of [
      ['/?tab=invalid', /^Invalid/],
      ['/?tab=performance&tab=invalid', /^Invalid/],
      ['/?tab=everything', /^Valid/],
      ['/?status=invalid', /^Invalid/],
      ['/?status=Blocked&tab=patterns', /^Invalid/],
      ['/?status=pending', /^All Events/],
      ['/?status=valid', /^Valid/],
      ['/?status=invalid&tab=valid', /^Valid/],
    ] as const) {
      act(() => navigate(url));
      await app.settle();
      expect([url, open()]).toEqual([url, expect.stringMatching(tab)]);
    }
  });
});

describe('the search of the Analysis card', () => {
  it('looks in all lists, counts the matches of each on its tab, and leads to the one that has them', async () => {
    respondWith('appointments', rows);
    const app = await openApp();
    const go = async (url: string) => {
      act(() => navigate(url));
      await app.settle();
    };
    await app.user.type(search(), 'Beatriz St. James');
    expect(inCard(title).getByText(/^No matches in Valid\./)).toHaveTextContent(
      'No matches in Valid. 1 in Invalid/Blocked',
    );
    expect(card(title)).toHaveTextContent('0 of 3 shown');
    await click(app, button('1 in Invalid/Blocked'));
    expect(open()).toBe('Invalid/Blocked (1)');
    expect(inCard(title).getByRole('tab', { selected: true })).toHaveFocus();
    expect(inCard(title).getByRole('listitem')).toHaveTextContent('Beatriz St. James');
    expect(search()).toHaveValue('Beatriz St. James');
    expect(card(title)).toHaveTextContent('1 of 2 shown');
    expect(location.search).toBe('?q=Beatriz+St.+James&tab=invalid');

    await go('/?q=lee');
    const tabs = () =>
      inCard(title)
        .getAllByRole('tab')
        .map((tab) => tab.textContent);
    expect(tabs()).toEqual(['Valid Appointments (2)', 'Invalid/Blocked (1)', 'All Events (3)']);
    expect(card(title).textContent.match(/\d+ of \d+/g)).toEqual(['2 of 3']);
    await app.user.clear(search());
    expect(tabs()).toEqual(['Valid Appointments (3)', 'Invalid/Blocked (2)', 'All Events (6)']);
    expect(card(title)).toHaveTextContent('3 of 6 in this list');

    await go('/?q=hart');
    await click(app, button('1 in All Events'));
    expect(open()).toBe('All Events (1)');
    expect(inCard(title).getByRole('tab', { selected: true })).toHaveFocus();
    expect(inCard(title).getByRole('listitem')).toHaveTextContent('Eve Hart');
    expect(inCard(title).getByRole('listitem')).toHaveTextContent('Pending');
    expect(location.search).toBe('?q=hart&tab=all');

    await go('/?q=zzz');
    expect(inCard(title).getByText('No appointment matches this search')).toBeVisible();

    await go('/?tab=invalid&region=FL');
    expect(inCard(title).getByRole('listitem')).toHaveTextContent('Beatriz St. James');
  });
});

describe('the bar of the Analysis card', () => {
  const legend = () => inCard(title).getByText(/^Valid \d/).parentElement?.parentElement;

  it('has a third part for rows that are neither valid nor invalid, and none where there are none', async () => {
    respondWith('appointments', { appointments: [], total: 145, valid: 104, invalid: 38 });
    const app = await openApp();
    expect(legend()).toHaveTextContent(/^Valid 71.7%Invalid 26.2%3 pending or other$/);
    const parts = legend()?.previousElementSibling?.children ?? [];
    expect(Array.from(parts, (part) => (part as HTMLElement).style.flexGrow)).toEqual([
      '104',
      '38',
      '3',
    ]);

    const sums = { appointments: [], total: 4, valid: 3, invalid: 1 };
    await showResponse(app, 'appointments', sums);
    expect(legend()).toHaveTextContent(/^Valid 75%Invalid 25%$/);
  });
});

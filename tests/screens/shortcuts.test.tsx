import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screens } from '../../src/screens.ts';
import { openApp } from '../mount/open-app.tsx';
import { button, textsOf } from './page.ts';

// ? lists the keys of the screen.

const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });
const labels = () => textsOf(sheet()?.querySelectorAll('dd') ?? []);
const paths = Object.values<{ path: string }>(screens)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'));

it('? opens the list on every screen, with its own keys', async () => {
  const app = await openApp('/', {
    firstLook: true,
    responses: { appointments: [], recentValidations: [] },
  });
  for (const path of [
    ...paths,
    '/states/florida',
    '/sales-rep/Luis%20Ocampo/florida',
    '/nowhere',
  ]) {
    await app.goTo(path);
    await app.press('?');
    expect([path, labels()]).toEqual([path, expect.arrayContaining(['Show shortcuts everywhere'])]);
    expect(labels().includes('Mark Valid alert')).toBe(path === '/validation');
    await app.press('{Escape}');
    expect(sheet()).toBeNull();
  }
});

it('opens over the drawer, and ? types a character into a field', async () => {
  const app = await openApp('/nowhere?appointment=none');
  await app.press('?');
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  expect(sheet()).toBeVisible();
  await app.press('{Escape}{Escape}');
  await app.press('{Control>}k{/Control}?');
  expect(sheet()).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveValue('?');
});

it('with letters switched off the palette opens it, with the keys that still work', async () => {
  const app = await openApp('/historical');
  await app.press('?');
  await app.click(screen.getByRole('checkbox', { name: 'Use letters as shortcuts' }));
  expect(labels()).toEqual(['Go to a customer, phone or screen everywhere']);
  await app.click(within(sheet() as HTMLElement).getByRole('button', { name: 'Close' }));
  await app.press('?');
  expect(sheet()).toBeNull();
  await app.click(button(/Go to/));
  await app.press('shortcuts{Enter}');
  expect(sheet()).toBeVisible();
  expect(location.pathname).toBe('/historical');
});

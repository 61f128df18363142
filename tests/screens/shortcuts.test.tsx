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

it.each([...paths, '/states/florida', '/sales-rep/Luis%20Ocampo/florida', '/nowhere'])(
  '? opens the list on %s',
  async (path) => {
    const app = await openApp(path, { firstLook: true });
    await app.press('?');
    expect(sheet()).toBeVisible();
    expect(labels()).toContain('Show shortcuts everywhere');
  },
);

it('lists other keys on another screen', async () => {
  const app = await openApp('/validation');
  await app.press('?');
  expect(labels()).toContain('Mark Valid alert');
  await app.press('{Escape}');
  await app.goTo('/historical');
  await app.press('?');
  expect(labels()).not.toContain('Mark Valid alert');
});

it('opens over the drawer, and ? types a character into a field', async () => {
  const app = await openApp('/');
  await app.click(document.querySelector('[data-appointment]') as HTMLElement);
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
});

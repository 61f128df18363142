import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nameKey, repDisplayName } from '../../src/domain/people/rep-name.ts';
import { click, openApp } from './open-app.tsx';

type App = Awaited<ReturnType<typeof openApp>>;

async function openPalette(app: App, keys = '{Control>}k{/Control}') {
  await app.user.keyboard(keys);
  await app.settle();
  return within(screen.getByRole('dialog', { name: 'Go to' }));
}
const items = () => within(screen.getByRole('dialog', { name: 'Go to' })).queryAllByRole('option');
const options = () => items().map((option) => option.textContent);

describe('the command palette', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    'opens on %s, in its field',
    async (keys) => {
      const app = await openApp('/historical');
      const palette = await openPalette(app, keys);
      expect(palette.getByRole('combobox', { name: 'Go to' })).toHaveFocus();
      await app.user.keyboard(keys);
      expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
    },
  );

  it('goes to a screen with Enter, and closes', async () => {
    const app = await openApp();
    await openPalette(app);
    await app.user.keyboard('quality');
    expect(options()).toEqual(['Data Quality']);
    await app.user.keyboard('{Enter}');
    await app.settle();
    expect(screen.getByRole('heading', { level: 1, name: 'Data Quality Control' })).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Go to' })).toBeNull();
  });

  it('goes to a region with the arrow keys', async () => {
    const app = await openApp();
    await openPalette(app);
    await app.user.keyboard('a{ArrowDown}{ArrowUp}{ArrowUp}');
    const field = screen.getByRole('combobox', { name: 'Go to' });
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    // Up from the first is the last.
    expect(active()).toBe(items().at(-1));
    await app.user.clear(field);
    await app.user.keyboard('illinois{Enter}');
    await app.settle();
    expect(location.pathname).toBe('/states/chicago');
  });

  it('reaches every rep of the world with a click', async () => {
    const app = await openApp('/validation');
    const row = app.center.world.view().rows.find(({ status }) => status === 'valid');
    const name = row?.salesRep ?? '';
    const palette = await openPalette(app);
    await app.user.keyboard(repDisplayName(name));
    const option = palette.getAllByRole('option')[0] as HTMLElement;
    expect(option).toHaveTextContent(repDisplayName(name));
    await click(app, option);
    const [, , shown = ''] = location.pathname.split('/');
    expect(nameKey(decodeURIComponent(shown))).toBe(nameKey(name));
  });

  it('says when nothing matches', async () => {
    const app = await openApp();
    const palette = await openPalette(app);
    await app.user.keyboard('qqqq{Enter}');
    expect(options()).toEqual([]);
    expect(palette.getByText('No matches')).toBeVisible();
    expect(location.pathname).toBe('/');
  });

  it('opens from the menu too', async () => {
    const app = await openApp();
    await click(app, screen.getByRole('button', { name: /Go to/ }));
    expect(screen.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  });
});

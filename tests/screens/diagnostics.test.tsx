import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { switchLetters } from '../../src/shell/shortcuts.ts';
import { createCenter } from '../../mocks/node.ts';
import { rememberedMemory } from '../day-memory.ts';
import { findDiagnostics, health, fact } from './diagnostics.ts';
import { click, openApp, press, type App } from './open-app.tsx';

const key = '{Shift>}D{/Shift}';

describe('opening', () => {
  it.each(['/?display=wall', '/no-such-page'])(
    'Shift+D opens and closes it on %s, and the URL says so',
    async (path) => {
      const app = await openApp(path, { firstLook: true });
      const before = location.href;
      await press(app, key);
      expect(findDiagnostics()).toBeVisible();
      expect(new URLSearchParams(location.search).get('health')).toBe('1');
      await press(app, key);
      expect(findDiagnostics()).toBeNull();
      expect(location.href).toBe(before);
    },
  );

  it('?health=1 opens it, with the focus at its beginning', async () => {
    await openApp('/historical?health=1');
    expect(health().getByRole('heading', { name: 'Diagnostics' })).toHaveFocus();
  });

  it('not with another key or value', async () => {
    const app = await openApp('/historical');
    for (const keys of [
      'd',
      '{Control>}{Shift>}D{/Shift}{/Control}',
      '{Alt>}{Shift>}D{/Shift}{/Alt}',
      '{Meta>}{Shift>}D{/Shift}{/Meta}',
    ]) {
      await press(app, keys);
      expect(findDiagnostics()).toBeNull();
    }
    for (const value of ['0', '', 'type']) {
      act(() => navigate(`/historical?health=${value}`));
      expect(findDiagnostics()).toBeNull();
    }
  });

  it('not while a field has the focus, where a D is a letter', async () => {
    const app = await openApp('/data-quality');
    const field = screen.getByRole('textbox', { name: /phone/i });
    await app.user.click(field);
    await press(app, key);
    expect(findDiagnostics()).toBeNull();
    expect(field).toHaveValue('D');
  });

  it('not over another dialog, and never a decision there', async () => {
    const app = await openApp('/validation');
    await click(
      app,
      screen
        .getAllByRole('listitem')
        .flatMap((item) => [...item.querySelectorAll('button')])[0] as HTMLElement,
    );
    expect(screen.getByRole('dialog')).toBeVisible();
    await press(app, key);
    expect(findDiagnostics()).toBeNull();
    expect(app.requestsOf('dismissAlert')).toBe(0);
  });

  it('not where letters are switched off (WCAG 2.1.4)', async () => {
    switchLetters(false);
    const app = await openApp('/historical');
    await press(app, key);
    expect(findDiagnostics()).toBeNull();
  });
});

describe('closing', () => {
  it.each([
    ['Esc', async (app: App) => app.user.keyboard('{Escape}')],
    [
      'the button',
      async (app: App) => app.user.click(health().getByRole('button', { name: 'Close' })),
    ],
  ] as const)('%s closes it and keeps the rest of the URL', async (_name, close) => {
    const app = await openApp('/?view=sales-rep&health=1#calendars');
    await close(app);
    await app.settle();
    expect(findDiagnostics()).toBeNull();
    expect(location.search + location.hash).toBe('?view=sales-rep#calendars');
  });

  it('Esc leaves the view, not the wall under it', async () => {
    const app = await openApp('/?display=wall&health=1');
    await press(app, '{Escape}');
    expect(findDiagnostics()).toBeNull();
    expect(new URLSearchParams(location.search).get('display')).toBe('wall');
  });
});

/** The diagnostics of a device that remembers 60 days. */
async function open() {
  const app = await openApp('/historical?health=1');
  const memory = rememberedMemory(createCenter());
  await act(async () => app.day.memory.set(memory));
  await app.advance(1_000);
  return { app, memory };
}

const button = (name: string) => health().getByRole('button', { name });

describe('the record of the day', () => {
  it('tells what is kept, and why it is not', async () => {
    const { app, memory } = await open();
    expect(fact('Status')).toBe('Kept on this device');
    expect(fact('Days kept')).toBe('52 of at most 60, and today');
    expect(fact('Oldest day')).toBe('Sep 22');
    expect(fact('Today')).toMatch(/^1\d\d changes, 1 gap$/);
    memory.status.set('full');
    await app.advance(1_000);
    expect(fact('Status')).toBe('Not kept: storage is full');
  });

  it('is cleared after a second click, and not by the first', async () => {
    const { app, memory } = await open();
    await click(app, button("Clear this device's record"));
    expect(button('Keep it')).toHaveFocus();
    await click(app, button('Keep it'));
    expect(button("Clear this device's record")).toHaveFocus();
    expect(await memory.days()).not.toEqual([]);
    vi.spyOn(memory, 'clear').mockRejectedValueOnce(new Error('planted'));
    await click(app, button("Clear this device's record"));
    await click(app, button('Clear it'));
    expect(health().getByText("Couldn't clear the record. Try again.")).toBeVisible();
    await click(app, button("Clear this device's record"));
    await click(app, button('Clear it'));
    await app.advance(1_000);
    expect(health().getByText('The record is empty')).toBeVisible();
    expect([fact('Days kept'), fact('Today')]).toEqual([
      '0 of at most 60, and today',
      'Nothing yet',
    ]);
  });
});

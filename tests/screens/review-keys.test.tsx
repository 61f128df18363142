import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Mounted } from '../mount/mounted.ts';
import {
  decideElsewhere,
  dialog,
  listed,
  notes,
  openFirst,
  openIn,
  openQueue,
  openQueueInApp,
  readMs,
  rows,
  startReview,
  tab,
} from './review.ts';
import { until } from '../mount/settle.ts';
import { button, link } from './page.ts';

// The keys over six pending alerts: Ann Lee, Bea Moss, Cy Stone, Dee Park, Eli Reed and Flo Hart.

const nothingSent = (app: Mounted) =>
  app.sent('reviewAlert').length + app.sent('dismissAlert').length === 0;

describe('the shortcuts of the queue', () => {
  it('work before anything has the focus, without Ctrl, Cmd or Alt', async () => {
    const app = await openQueue();
    await app.press('{Control>}j{/Control}{Meta>}s{/Meta}{Alt>}n{/Alt}');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    await app.press('j');
    await until('the first row has the focus', () => document.activeElement === rows()[0]);
    await app.press('jjk{Enter}');
    await until('the second alert is open', () => openIn() === 'bea-moss');
    const heading = within(dialog()).getByRole('heading', { level: 2 });
    await until('its title has the focus', () => document.activeElement === heading);
  });

  it('work while a link, a tab or a radio button has the focus', async () => {
    const app = await openQueueInApp();
    for (const [index, focused] of [
      link('Historical Data'),
      tab('Pending'),
      screen.getByRole('radio', { name: 'Dark' }),
    ].entries()) {
      focused.focus();
      await app.press('j');
      // They go on from the last row that had the focus (C46).
      expect(rows()[index]).toHaveFocus();
    }
  });

  it('go on from the place of a row that goes while it has the focus (C46)', async () => {
    const app = await openQueueInApp();
    await app.press('jjj');
    decideElsewhere(app, 'cy-stone');
    await app.poll('alerts');
    expect(rows()[2]).toHaveFocus();
    expect(rows()[2]).toHaveAttribute('data-alert', 'dee-park');
    act(() => (document.activeElement as HTMLElement).blur());
    await app.press('j');
    expect(document.activeElement).toHaveAttribute('data-alert', 'eli-reed');
    act(() => (document.activeElement as HTMLElement).blur());
    decideElsewhere(app, 'eli-reed');
    await app.poll('alerts');
    act(() => (document.activeElement as HTMLElement).blur());
    await app.press('n');
    expect(openIn()).toBe('flo-hart');
  });

  it('begin at the top of a search that does not find the last row', async () => {
    const app = await openQueue();
    await app.press('jj');
    expect(rows()[1]).toHaveFocus();
    await app.click(screen.getByLabelText('Search alerts'));
    await app.press('Ann');
    expect(listed()).not.toContain('bea-moss');
    act(() => (document.activeElement as HTMLElement).blur());
    await app.press('j');
    expect(rows()[0]).toHaveFocus();
  });

  it('write notes with N, on the row that has the focus or on the first', async () => {
    const app = await openQueue();
    await app.press('n');
    expect(openIn()).toBe('ann-lee');
    expect(notes()).toHaveFocus();
    expect(notes()).toHaveValue('');
    await app.press('{Escape}{Escape}jn');
    expect(openIn()).toBe('bea-moss');
    expect(notes()).toHaveFocus();
  });

  it('leave Enter to the focused button, and decide nothing', async () => {
    const app = await openQueueInApp();
    await app.press('jvid');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(nothingSent(app)).toBe(true);
    button('Keyboard shortcuts').focus();
    await app.press('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });

  it('are off while another modal is open', async () => {
    const app = await openQueueInApp();
    await app.press('{Control>}k{/Control}');
    await app.press('sj?');
    expect(openIn()).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Go to' })).toHaveValue('sj?');
    await app.press('{Escape}?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await app.press('sj');
    expect(openIn()).toBeNull();
  });

  it('can be switched off', async () => {
    const app = await openQueueInApp();
    await app.press('{Shift>}?{/Shift}');
    const letters = () => screen.getByRole('checkbox', { name: 'Use letters as shortcuts' });
    await app.click(letters());
    await app.press('{Escape}');
    (document.activeElement as HTMLElement).blur();
    await app.press('j?s');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    const start = button('Start Review');
    expect(start).not.toHaveAttribute('aria-keyshortcuts');
    expect(start.querySelector('kbd')).toBeNull();
    await app.click(button('Keyboard shortcuts'));
    await app.click(letters());
    expect(start).toHaveAttribute('aria-keyshortcuts', 'S');
  });
});

describe('the shortcuts of the dialog', () => {
  it('write with N and decide with V', async () => {
    const app = await openFirst();
    await app.press('n');
    expect(notes()).toHaveFocus();
    await app.press('vid jks');
    expect(notes()).toHaveValue('vid jks');
    expect(nothingSent(app)).toBe(true);
    // Esc leaves the notes, then letters are shortcuts again.
    await app.press('{Escape}v');
    const sent = { alertId: 'ann-lee', decision: 'valid', reviewedBy: 'System User' };
    expect(app.sent('reviewAlert')).toEqual([{ ...sent, notes: 'vid jks' }]);
    expect(app.server.find('ann-lee')).toMatchObject({
      status: 'reviewed',
      manualDecision: 'valid',
      reviewedBy: 'System User',
      notes: 'vid jks',
    });
  });

  it('mark invalid with I and dismiss with D', async () => {
    const app = await startReview();
    await app.press('i');
    await app.advance(readMs);
    await app.press('d');
    expect(app.server.find('ann-lee')).toMatchObject({
      status: 'reviewed',
      manualDecision: 'invalid',
    });
    expect(app.server.find('bea-moss')?.status).toBe('dismissed');
    expect(app.sent('dismissAlert')).toEqual([{ alertId: 'bea-moss', reviewedBy: 'System User' }]);
  });
});

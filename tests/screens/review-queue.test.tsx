import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Mounted } from '../mount/mounted.tsx';
import {
  button,
  decideElsewhere,
  decisionToast,
  dialog,
  listed,
  notes,
  openFirst,
  openIn,
  openQueue,
  pendingOf,
  readMs,
  rows,
  statusOf,
  tab,
} from './review.ts';

const closed = () => screen.queryByRole('dialog') === null && openIn() === null;

describe('a decision on one alert', () => {
  it('closes the dialog, is confirmed, and focuses the next row', async () => {
    const app = await openQueue();
    for (const [name, words] of [
      ['Mark Valid', 'Marked valid'],
      ['Mark Invalid', 'Marked invalid'],
      ['Dismiss', 'Dismissed'],
    ] as const) {
      const [, second, third] = pendingOf(app);
      await app.advance(readMs);
      await app.click(rows()[1] as HTMLElement);
      await app.user.type(notes(), 'done');
      await app.click(button(name));
      expect(closed()).toBe(true);
      expect(document.activeElement).toHaveAttribute('data-alert', third?.id);
      expect(sessionStorage.getItem(`draft:alert:${second?.id}`)).toBeNull();
      const left = pendingOf(app).length;
      expect(decisionToast(words)).toHaveTextContent(
        `${words}\u2068${second?.title}, ${second?.customer}\u2069. ${left} left.`,
      );
    }
  });

  it('is not undone by a poll that was requested before it', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    const isBack = () => listed().includes(first?.id);
    app.center.holds.hold('alerts');
    await app.poll('alerts');
    app.center.holds.hold('reviewAlert');
    await app.click(button('Mark Valid'));
    // The poll, made before the decision, arrives while the decision is still being sent.
    app.center.holds.release('alerts');
    await app.settle();
    expect(isBack()).toBe(false);
    app.center.faults.set('alerts', 503);
    app.center.holds.release('reviewAlert');
    await app.settle();
    // Saved, but no response shows it yet: the reload failed.
    expect(isBack()).toBe(false);
    app.center.faults.set('alerts', null);
    await app.poll('alerts');
    expect(isBack()).toBe(false);
    expect(statusOf(app, first?.id)?.status).toBe('reviewed');
  });

  it('is sent once, and a double click opens no row behind the dialog', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.tripleClick(button('Mark Invalid'));
    await app.user.click(rows()[0] as HTMLElement);
    await app.settle();
    expect(closed()).toBe(true);
    expect(app.sent('reviewAlert')).toEqual([
      { alertId: first?.id, decision: 'invalid', reviewedBy: 'System User', notes: '' },
    ]);
    await app.advance(readMs);
    await app.click(rows()[0] as HTMLElement);
    expect(closed()).toBe(false);
  });

  it.each([
    ['Mark Valid', 'reviewAlert', 'Failed to review alert'],
    ['Dismiss', 'dismissAlert', 'Failed to dismiss alert'],
  ] as const)('%s that is refused opens again with its notes', async (name, call, message) => {
    const app = await openFirst({ [call]: 503 });
    const before = listed();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'Called back');
    await app.click(button(name));
    expect(within(dialog()).getByText('Error')).toBeVisible();
    expect(within(dialog()).getByText(message)).toBeVisible();
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('Called back');
    expect(within(dialog()).getByText(/^503: /, { exact: false })).toBeVisible();
    expect(within(dialog()).getByText(/Your notes are still here/)).toBeVisible();
    expect(listed()).toEqual(before);
    expect(rows()[0]).toHaveTextContent('Not saved: 503');
    // And can be sent again.
    app.center.faults.set('all', null);
    await app.advance(readMs);
    await app.click(button(name));
    expect(statusOf(app, first?.id)?.status).not.toBe('pending');
    expect(closed()).toBe(true);
  });

  it('that is refused after a decision elsewhere shows that, and keeps the notes', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    decideElsewhere(app, first?.id);
    await app.user.type(notes(), 'my own view');
    await app.click(button('Mark Invalid'));
    expect(openIn()).toBe(first?.id);
    expect(within(dialog()).getByText('Decided elsewhere')).toBeVisible();
    expect(within(dialog()).getByText(/You can still copy your notes below/)).toBeVisible();
    expect(notes()).toHaveValue('my own view');
    expect(notes()).toHaveAttribute('readonly');
  });

  it('made elsewhere leaves the alert and its notes on screen, without buttons to decide', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'my own view');
    const inside = within(dialog());
    inside.getByRole('button', { name: 'Mark Valid' }).focus();
    decideElsewhere(app, first?.id);
    await app.poll('alerts');
    // The focused button is gone.
    expect(inside.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(inside.getByRole('alert')).toHaveTextContent(
      /^Decided elsewhereDecided INVALID by Colleague, today, .*You can still copy your notes below\.$/,
    );
    expect(dialog()).toHaveAccessibleName(`${first?.title}, ${first?.customer}`);
    expect(notes()).toHaveValue('my own view');
    expect(notes()).toHaveAttribute('readonly');
    expect(inside.queryByRole('button', { name: /Mark|Dismiss/ })).toBeNull();
    // J opens the alert that is in its place now.
    await app.press('v');
    expect(app.sent('reviewAlert')).toEqual([]);
    await app.press('j');
    expect(openIn()).toBe(pendingOf(app)[0]?.id);
  });
});

it('typed notes survive polls, steps, and a reload of the tab', async () => {
  const app = await openFirst();
  const [first] = pendingOf(app);
  await app.user.type(notes(), 'half a sen');
  await app.poll('alerts', 2);
  expect(notes()).toHaveValue('half a sen');
  expect(notes()).toHaveFocus();
  await app.click(button('Next alert'));
  expect(notes()).toHaveValue('');
  await app.click(button('Previous alert'));
  expect(notes()).toHaveValue('half a sen');
  app.unmount();
  await openQueue(`/validation?alert=${first?.id}`);
  expect(notes()).toHaveValue('half a sen');
});

describe('new alerts', () => {
  /** Moves the clock until some have arrived and the list is polled; returns how many. */
  async function arrive(app: Mounted): Promise<number> {
    const before = pendingOf(app).length;
    vi.setSystemTime(Date.now() + 90 * 60_000);
    await app.poll('alerts');
    const count = pendingOf(app).length - before;
    expect(count).toBeGreaterThan(0);
    return count;
  }
  const inOrder = (app: Mounted) => pendingOf(app).map(({ id }) => id);

  it('enter the list with the next poll, but are held back while a row has the focus', async () => {
    const app = await openQueue();
    await arrive(app);
    expect(listed()).toEqual(inOrder(app));
    expect(screen.queryByText(/^\d+ new$/)).toBeNull();

    await app.press('jj');
    const before = listed();
    const count = await arrive(app);
    expect(listed()).toEqual(before);
    expect(screen.getByText(`${count} new`)).toHaveAttribute('role', 'status');
    expect(tab('Pending')).toHaveTextContent(`Pending ${before.length + count}`);
    await app.press('j');
    expect(listed()).toEqual(before);
    (document.activeElement as HTMLElement).blur();
    await app.settle();
    expect(listed()).toEqual(inOrder(app));
  });

  it('are held back while an alert is open or its row has the focus', async () => {
    const app = await openFirst();
    const before = listed();
    const count = await arrive(app);
    expect(listed()).toEqual(before);
    expect(within(dialog()).getByText(new RegExp(`${count} new`))).toBeVisible();
    await app.press('{Escape}');
    expect(listed()).toEqual(before);
    tab('Pending').focus();
    await app.settle();
    expect(listed()).toEqual(inOrder(app));
  });

  it('enter the list with Show, and the first of them takes the focus', async () => {
    const app = await openQueue();
    await app.press('j');
    await arrive(app);
    await app.click(screen.getByRole('button', { name: 'Show' }));
    expect(listed()).toEqual(inOrder(app));
    expect(rows()[0]).toHaveFocus();
  });
});

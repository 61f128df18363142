import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { click } from './open-app.tsx';
import {
  button,
  decideElsewhere,
  dialog,
  listed,
  notes,
  openFirst,
  openIn,
  pendingOf,
  readMs,
  rows,
  decisionToast,
  statusOf,
} from './review.ts';
import { textsOf } from './page.ts';

/** Decides the first alert. The decision fails with `fault`, and so does every later list. */
async function decideFirst(name: 'Mark Valid' | 'Dismiss', fault: string) {
  const app = await openFirst();
  const [first] = pendingOf(app);
  await app.user.type(notes(), 'Called back');
  app.center.faults.set(name === 'Dismiss' ? 'dismissAlert' : 'reviewAlert', fault);
  app.center.faults.set('alerts', 503);
  await click(app, button(name));
  await app.settle();
  const id = first?.id ?? '';
  return { app, id, statusNow: () => statusOf(app, id)?.status };
}

it.each([
  ['Mark Valid', 'offline'],
  ['Dismiss', 'lost'],
] as const)(
  '%s without a response (%s) is not confirmed, and not sent again',
  async (name, fault) => {
    const { app, id } = await decideFirst(name, fault);
    expect(openIn()).toBe(id);
    expect(notes()).toHaveValue('Called back');
    expect(notes()).toHaveAttribute('readonly');
    expect(within(dialog()).getByText(`Not confirmed: ${name}`)).toBeVisible();
    expect(within(dialog()).getByText(/The server may have saved the decision/)).toBeVisible();
    // The notes may have been saved too.
    expect(within(dialog()).queryByText(/notes are still here/)).toBeNull();
    expect(rows()[0]).toHaveTextContent('Not confirmed: ');
    await app.advance(readMs);
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('Checking whether the decision was saved');
    await click(app, button(name));
    await app.advance(2 * 60_000);
    expect(app.requestsOf('reviewAlert') + app.requestsOf('dismissAlert')).toBe(1);
  },
);

it('a failed decision is announced in the dialog, since a screen reader ignores the page behind it', async () => {
  const { app } = await decideFirst('Mark Valid', '503');
  await app.advance(100);
  expect(within(dialog()).getByText(/^Notification Error/)).toHaveTextContent(
    /Failed to review alert/,
  );
});

it('a decision that the server does not have can be sent again with the same notes', async () => {
  const { app, id, statusNow } = await decideFirst('Mark Valid', 'offline');
  app.center.faults.set('all', null);
  await app.poll('alerts');
  expect(statusNow()).toBe('pending');
  expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
  expect(within(dialog()).getByText(/The server does not have the decision/)).toBeVisible();
  expect(notes()).toHaveValue('Called back');
  await click(app, button('Mark Valid'));
  expect(statusNow()).toBe('reviewed');
  expect(statusOf(app, id)?.notes).toBe('Called back');
});

it.each([
  ['Mark Valid', 'Marked valid'],
  ['Dismiss', 'Dismissed'],
] as const)(
  '%s closes the dialog as soon as the list shows that it was saved',
  async (name, words) => {
    const { app, id, statusNow } = await decideFirst(name, 'lost');
    expect(statusNow()).not.toBe('pending');
    const [, second] = listed();
    app.center.faults.set('all', null);
    // At the next poll, while its toast is still shown.
    for (let s = 0; s < 11 && openIn() !== null; s += 1) {
      await app.advance(1_000);
      expect(screen.queryByText('Decided elsewhere')).toBeNull();
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(decisionToast(words)).toHaveTextContent(`${pendingOf(app).length} left.`);
    expect(document.activeElement).toHaveAttribute('data-alert', second);
    expect(sessionStorage.getItem(`draft:alert:${id}`)).toBeNull();
    expect(textsOf(rows())).not.toContain('Not confirmed');
    expect(app.requestsOf('reviewAlert') + app.requestsOf('dismissAlert')).toBe(1);
  },
);

it('a decision whose response hangs is confirmed by the next list', async () => {
  const app = await openFirst();
  app.center.holds.hold('reviewAlert');
  await click(app, button('Mark Valid'));
  await app.poll('alerts');
  expect(decisionToast('Marked valid')).toBeVisible();
  app.center.faults.set('reviewAlert', 503);
  app.center.holds.release('reviewAlert');
  await app.settle();
  expect(screen.queryByText('Error')).toBeNull();
  expect(openIn()).toBeNull();
});

it('an alert that is gone from the list after a lost response is not called decided elsewhere', async () => {
  const { app } = await decideFirst('Mark Valid', 'lost');
  respondWith('alerts', pendingOf(app));
  await app.poll('alerts');
  expect(within(dialog()).getByText('No longer in the list')).toBeVisible();
  expect(screen.queryByText('Decided elsewhere')).toBeNull();
  expect(notes()).toHaveValue('Called back');
});

it("another reviewer's decision is shown after a lost response, and the notes can be copied", async () => {
  const { app, id } = await decideFirst('Mark Valid', 'offline');
  decideElsewhere(app, id);
  app.center.faults.set('all', null);
  await app.poll('alerts');
  expect(within(dialog()).getByText('Decided elsewhere')).toBeVisible();
  expect(within(dialog()).getByText(/You can still copy your notes below/)).toBeVisible();
  expect(notes()).toHaveValue('Called back');
});

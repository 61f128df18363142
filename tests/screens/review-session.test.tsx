import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
  startReview,
  statusOf,
  tab,
} from './review.ts';
import { address, textsOf } from './page.ts';

const progress = (text: string) => within(dialog()).getByText(text);

describe('a session (rulings C10)', () => {
  it('goes through the queue, one alert after the other, and shows its progress', async () => {
    const app = await startReview();
    const queue = pendingOf(app);
    const total = queue.length;
    const announced: string[] = [];
    expect(dialog()).toHaveTextContent('Each decision is final.');
    for (const [index, alert] of queue.entries()) {
      expect(openIn()).toBe(alert.id);
      expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
      expect(progress(`${index + 1} of ${total}`)).toBeVisible();
      await app.press('v');
      await app.advance(readMs);
      const status = screen.queryByText('Marked valid')?.closest('dialog [role="status"]');
      announced.push(status?.textContent ?? '');
    }
    expect(announced).toEqual([
      ...queue
        .slice(1)
        .map(
          (_, index) =>
            `Marked valid${queue[index]?.title}, ${queue[index]?.customer}, ${total - 1 - index} left`,
        ),
      '',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Marked valid').closest('li')).toHaveTextContent('No alerts left.');
    expect(screen.getByText('No Pending Alerts')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('No Pending Alerts');
    expect(pendingOf(app)).toEqual([]);
  });

  it('starts with S, from another tab too', async () => {
    const app = await openQueue('/validation?tab=reviewed');
    const [first, second] = pendingOf(app);
    await app.press('s');
    expect(openIn()).toBe(first?.id);
    expect(tab('Pending')).toHaveAttribute('aria-selected', 'true');
    await app.press('j');
    expect(openIn()).toBe(second?.id);
    expect(progress(`2 of ${pendingOf(app).length}`)).toBeVisible();
  });

  it.each([
    ['tab=dismissed', 0, ''],
    ['sort=oldest', -1, '?sort=oldest'],
  ])(
    'starts from a link with %s, which leaves the URL (rulings C16)',
    async (other, at, search) => {
      const app = await openQueue(`/validation?review=start&${other}`);
      expect(openIn()).toBe(pendingOf(app).at(at)?.id);
      expect(progress(`1 of ${pendingOf(app).length}`)).toBeVisible();
      await app.press('{Escape}');
      expect(address()).toBe(`/validation${search}`);
    },
  );

  it.each(['Esc', 'End review'])('ends with %s, at the row of the open alert', async (way) => {
    const app = await startReview();
    await app.press('d');
    await app.advance(readMs);
    expect(dialog()).not.toHaveTextContent('Each decision is final.');
    const id = openIn();
    if (way === 'Esc') await app.press('{Escape}');
    else await app.click(button('End review'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveAttribute('data-alert', id);
    // An alert that is opened now is no session.
    await app.press('{Enter}');
    expect(within(dialog()).queryByRole('button', { name: 'End review' })).toBeNull();
    await app.press('v');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a refused alert again, with its notes, and goes on after it', async () => {
    const app = await startReview();
    const [first, second] = pendingOf(app);
    const total = pendingOf(app).length;
    app.center.faults.set('reviewAlert', 503);
    app.center.holds.hold('reviewAlert');
    await app.user.type(notes(), 'Called back');
    await app.click(button('Mark Valid'));
    expect(openIn()).toBe(second?.id);
    app.center.holds.release('reviewAlert');
    await app.settle();
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('Called back');
    expect(progress(`1 of ${total}`)).toBeVisible();
    expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
    expect(within(dialog()).getByText('Failed to review alert')).toBeVisible();
    app.center.faults.set('all', null);
    await app.advance(readMs);
    await app.press('v');
    expect(openIn()).toBe(second?.id);
    // The toast of the failure is gone once the decision is saved.
    expect(within(dialog()).queryByText('Failed to review alert')).toBeNull();
    expect(progress(`2 of ${total}`)).toBeVisible();
  });

  it('ignores a key that was meant for another alert when the refused one opens', async () => {
    const app = await startReview({ reviewAlert: 503 });
    app.center.holds.hold('reviewAlert');
    await app.press('i');
    await app.advance(readMs);
    app.center.holds.release('reviewAlert');
    await app.settle();
    // No notes were written.
    expect(within(dialog()).getByText('You can decide again.')).toBeVisible();
    await app.press('v');
    expect(app.requestsOf('reviewAlert')).toBe(1);
  });

  it('opens a refused alert only after the notes of another one are sent', async () => {
    const app = await startReview();
    const [first, second, third] = pendingOf(app);
    app.center.holds.hold('reviewAlert');
    app.center.faults.set('reviewAlert', 503);
    await app.user.type(notes(), 'one');
    await app.click(button('Mark Valid'));
    await app.user.type(notes(), 'two');
    app.center.holds.release('reviewAlert');
    await app.settle();
    expect(openIn()).toBe(second?.id);
    expect(notes()).toHaveValue('two');
    expect(notes()).toHaveFocus();
    app.center.faults.set('all', null);
    await app.advance(readMs);
    await app.click(button('Mark Invalid'));
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('one');
    await app.advance(readMs);
    await app.click(button('Mark Valid'));
    expect(openIn()).toBe(third?.id);
  });
});

/** Decides the first alert. The decision fails with `fault`, and so does every later list. */
async function decideFirst(name: 'Mark Valid' | 'Dismiss', fault: string) {
  const app = await openFirst();
  const [first] = pendingOf(app);
  await app.user.type(notes(), 'Called back');
  app.center.faults.set(name === 'Dismiss' ? 'dismissAlert' : 'reviewAlert', fault);
  app.center.faults.set('alerts', 503);
  await app.click(button(name));
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
    await app.click(button(name));
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
  await app.click(button('Mark Valid'));
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
  await app.click(button('Mark Valid'));
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
  app.respond({ alerts: pendingOf(app) });
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

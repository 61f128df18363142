import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldResponse } from '../mount/network.ts';
import {
  button,
  decideElsewhere,
  decisionToast,
  dialog,
  notes,
  openFirst,
  openIn,
  openQueue,
  readMs,
  rows,
  startReview,
  tab,
  writeNotes,
} from './review.ts';
import { address, textsOf } from './page.ts';
import { alertRows, ReviewServer } from './review-server.ts';

// A session over six pending alerts: Ann Lee, Bea Moss, Cy Stone, Dee Park, Eli Reed and Flo Hart.

const progress = (text: string) => within(dialog()).getByText(text);

describe('a session (C10)', () => {
  it('goes through the queue, one alert after the other, and shows its progress', async () => {
    const server = new ReviewServer(alertRows.slice(2, 5));
    const app = await startReview(server.responses);
    const announced: string[] = [];
    expect(dialog()).toHaveTextContent('Each decision is final.');
    for (const [index, { id }] of server.pending.entries()) {
      expect(openIn()).toBe(id);
      expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
      expect(progress(`${index + 1} of 3`)).toBeVisible();
      await app.press('v');
      await app.advance(readMs);
      const status = screen.queryByText('Marked valid')?.closest('dialog [role="status"]');
      announced.push(status?.textContent ?? '');
    }
    expect(announced).toEqual([
      'Marked validDD, Cy Stone, 2 left',
      'Marked validWC, Dee Park, 1 left',
      '',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Marked valid').closest('li')).toHaveTextContent('No alerts left.');
    expect(screen.getByText('No Pending Alerts')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('No Pending Alerts');
    expect(server.pending).toEqual([]);
  });

  it('starts with S, from another tab too', async () => {
    const app = await openQueue('/validation?tab=reviewed');
    await app.press('s');
    expect(openIn()).toBe('ann-lee');
    expect(tab('Pending')).toHaveAttribute('aria-selected', 'true');
    await app.press('j');
    expect(openIn()).toBe('bea-moss');
    expect(progress('2 of 6')).toBeVisible();
  });

  it.each([
    ['tab=dismissed', 'ann-lee', ''],
    ['sort=oldest', 'flo-hart', '?sort=oldest'],
  ])('starts from a link with %s, which leaves the URL (C16)', async (other, id, search) => {
    const app = await openQueue(`/validation?review=start&${other}`);
    expect(openIn()).toBe(id);
    expect(progress('1 of 6')).toBeVisible();
    await app.press('{Escape}');
    expect(address()).toBe(`/validation${search}`);
  });

  it('ends with Esc or End review, at the row of the open alert', async () => {
    const app = await startReview();
    await app.press('d');
    await app.advance(readMs);
    expect(dialog()).not.toHaveTextContent('Each decision is final.');
    for (const end of [
      () => app.press('{Escape}'),
      async () => {
        await app.press('{Escape}s');
        await app.click(button('End review'));
      },
    ]) {
      await end();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toHaveAttribute('data-alert', 'bea-moss');
      // An alert that is opened now is no session.
      await app.press('{Enter}');
      expect(within(dialog()).queryByRole('button', { name: 'End review' })).toBeNull();
    }
    await app.press('v');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a refused alert again, with its notes, and goes on after it', async () => {
    const refused = heldResponse();
    const app = await startReview({ reviewAlert: refused.response });
    await writeNotes(app, 'Called back');
    await app.click(button('Mark Valid'));
    expect(openIn()).toBe('bea-moss');
    refused.send(503);
    await app.settle();
    expect(openIn()).toBe('ann-lee');
    expect(notes()).toHaveValue('Called back');
    expect(progress('1 of 6')).toBeVisible();
    expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
    expect(within(dialog()).getByText('Failed to review alert')).toBeVisible();
    app.respond(app.server.responses);
    await app.advance(readMs);
    await app.press('v');
    expect(openIn()).toBe('bea-moss');
    // The toast of the failure is gone once the decision is saved.
    expect(within(dialog()).queryByText('Failed to review alert')).toBeNull();
    expect(progress('2 of 6')).toBeVisible();
  });

  it('ignores a key that was meant for another alert when the refused one opens', async () => {
    const refused = heldResponse();
    const app = await startReview({ reviewAlert: refused.response });
    await app.press('i');
    await app.advance(readMs);
    refused.send(503);
    await app.settle();
    // No notes were written.
    expect(within(dialog()).getByText('You can decide again.')).toBeVisible();
    await app.press('v');
    expect(app.requestsOf('reviewAlert')).toBe(1);
  });

  it('opens a refused alert only after the notes of another one are sent', async () => {
    const refused = heldResponse();
    const app = await startReview({ reviewAlert: refused.response });
    await writeNotes(app, 'one');
    await app.click(button('Mark Valid'));
    await writeNotes(app, 'two');
    refused.send(503);
    await app.settle();
    expect(openIn()).toBe('bea-moss');
    expect(notes()).toHaveValue('two');
    expect(notes()).toHaveFocus();
    app.respond(app.server.responses);
    await app.advance(readMs);
    await app.click(button('Mark Invalid'));
    expect(openIn()).toBe('ann-lee');
    expect(notes()).toHaveValue('one');
    await app.advance(readMs);
    await app.click(button('Mark Valid'));
    expect(openIn()).toBe('cy-stone');
  });
});

const faults = {
  /** The server does not have the decision. */
  offline: () => ({ reviewAlert: 'offline', dismissAlert: 'offline' }) as const,
  /** The server has it, and its response is lost. */
  lost: ({ server }: Awaited<ReturnType<typeof openFirst>>) => server.lost,
};

/** Decides Ann Lee's alert. The decision fails, and so does every later list. */
async function decideFirst(name: 'Mark Valid' | 'Dismiss', fault: keyof typeof faults) {
  const app = await openFirst();
  await writeNotes(app, 'Called back');
  app.respond({ ...faults[fault](app), alerts: 503 });
  await app.click(button(name));
  await app.settle();
  return { app, statusNow: () => app.server.find('ann-lee')?.status };
}

it.each([
  ['Mark Valid', 'offline'],
  ['Dismiss', 'lost'],
] as const)(
  '%s without a response (%s) is not confirmed, and not sent again',
  async (name, fault) => {
    const { app } = await decideFirst(name, fault);
    expect(openIn()).toBe('ann-lee');
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
    await app.poll('alerts', 3);
    expect(app.requestsOf('reviewAlert') + app.requestsOf('dismissAlert')).toBe(1);
  },
);

it('a decision that the server does not have can be sent again with the same notes', async () => {
  const { app, statusNow } = await decideFirst('Mark Valid', 'offline');
  app.respond(app.server.responses);
  await app.poll('alerts');
  expect(statusNow()).toBe('pending');
  expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
  expect(within(dialog()).getByText(/The server does not have the decision/)).toBeVisible();
  expect(notes()).toHaveValue('Called back');
  await app.click(button('Mark Valid'));
  expect(statusNow()).toBe('reviewed');
  expect(app.server.find('ann-lee')?.notes).toBe('Called back');
});

it('a decision closes the dialog as soon as the list shows that it was saved', async () => {
  const { app, statusNow } = await decideFirst('Mark Valid', 'lost');
  expect(statusNow()).toBe('reviewed');
  app.respond(app.server.responses);
  // The list is requested again after a second.
  await app.advance(1_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decisionToast('Marked valid')).toHaveTextContent('5 left.');
  expect(document.activeElement).toHaveAttribute('data-alert', 'bea-moss');
  expect(sessionStorage.getItem('draft:alert:ann-lee\nDD\nAnn Lee')).toBeNull();
  expect(textsOf(rows()).join()).not.toContain('Not confirmed');
  expect(app.requestsOf('reviewAlert') + app.requestsOf('dismissAlert')).toBe(1);
});

it('an alert that is gone from the list after a lost response is not called decided elsewhere', async () => {
  const { app } = await decideFirst('Mark Valid', 'lost');
  app.respond({ alerts: app.server.pending });
  await app.poll('alerts');
  expect(within(dialog()).getByText('No longer in the list')).toBeVisible();
  expect(screen.queryByText('Decided elsewhere')).toBeNull();
  expect(notes()).toHaveValue('Called back');
});

it("another reviewer's decision is shown after a lost response, and the notes can be copied", async () => {
  const { app } = await decideFirst('Mark Valid', 'offline');
  decideElsewhere(app, 'ann-lee');
  app.respond(app.server.responses);
  await app.poll('alerts');
  expect(within(dialog()).getByText('Decided elsewhere')).toBeVisible();
  expect(within(dialog()).getByText(/You can still copy your notes below/)).toBeVisible();
  expect(notes()).toHaveValue('Called back');
});

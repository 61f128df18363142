import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heldResponse } from '../mount/network.ts';
import {
  button,
  decideElsewhere,
  decisionToast,
  dialog,
  idsOf,
  listed,
  notes,
  openFirst,
  openIn,
  openQueue,
  readMs,
  type Review,
  rows,
  tab,
  writeNotes,
} from './review.ts';

const closed = () => screen.queryByRole('dialog') === null && openIn() === null;

describe('a decision on one alert', () => {
  it.each([
    ['Mark Invalid', 'Marked invalid'],
    ['Dismiss', 'Dismissed'],
  ] as const)(
    '%s closes the dialog, is confirmed, and focuses the next row',
    async (name, words) => {
      const app = await openQueue();
      await app.click(rows()[1] as HTMLElement);
      await writeNotes(app, 'done');
      await app.click(button(name));
      expect(closed()).toBe(true);
      expect(document.activeElement).toHaveAttribute('data-alert', 'cy-stone');
      expect(sessionStorage.getItem('draft:alert:bea-moss\nDD\nBea Moss')).toBeNull();
      expect(decisionToast(words)).toHaveTextContent(`${words}\u2068DD, Bea Moss\u2069. 5 left.`);
    },
  );

  it('follows ids that only a comma tells apart', async () => {
    const app = await openQueue();
    const alerts = (...ids: readonly string[]) =>
      ids.map((id) => ({ id, status: 'pending', title: id }));
    app.respond({ alerts: alerts('a', 'b,c') });
    await app.poll('alerts');
    expect(listed()).toEqual(['a', 'b,c']);
    app.respond({ alerts: alerts('a,b', 'c') });
    await app.poll('alerts');
    expect(listed()).toEqual(['a,b', 'c']);
  });

  it('is not undone by a poll that was requested before it', async () => {
    const app = await openFirst();
    const [poll, saved] = [heldResponse(), heldResponse()];
    const before = app.server.alerts;
    const isBack = () => listed().includes('ann-lee');
    app.respond({ alerts: poll.response });
    await app.poll('alerts');
    app.respond({
      reviewAlert: (request) => {
        void app.server.responses.reviewAlert(request);
        return saved.response();
      },
    });
    await app.click(button('Mark Valid'));
    // The poll, made before the decision, arrives while the decision is still being sent.
    poll.send(before);
    await app.settle();
    expect(isBack()).toBe(false);
    app.respond({ alerts: 503 });
    saved.send({});
    await app.settle();
    // Saved, but no response shows it yet: the reload failed.
    expect(isBack()).toBe(false);
    app.respond(app.server.responses);
    await app.poll('alerts');
    expect(isBack()).toBe(false);
    expect(app.server.find('ann-lee')?.status).toBe('reviewed');
  });

  it('is sent once, and a double click opens no row behind the dialog', async () => {
    const app = await openFirst();
    await app.user.tripleClick(button('Mark Invalid'));
    await app.user.click(rows()[0] as HTMLElement);
    await app.settle();
    expect(closed()).toBe(true);
    expect(app.sent('reviewAlert')).toEqual([
      { alertId: 'ann-lee', decision: 'invalid', reviewedBy: 'System User', notes: '' },
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
    await writeNotes(app, 'Called back');
    await app.click(button(name));
    // A screen reader ignores the page behind the dialog.
    await app.advance(100);
    expect(within(dialog()).getByText(/^Notification Error/)).toHaveTextContent(message);
    expect(within(dialog()).getByText('Error')).toBeVisible();
    expect(within(dialog()).getByText(message)).toBeVisible();
    expect(openIn()).toBe('ann-lee');
    expect(notes()).toHaveValue('Called back');
    expect(within(dialog()).getByText(/^503: /, { exact: false })).toBeVisible();
    expect(within(dialog()).getByText(/Your notes are still here/)).toBeVisible();
    expect(listed()).toEqual(before);
    expect(rows()[0]).toHaveTextContent('Not saved: 503');
    // And can be sent again.
    app.respond(app.server.responses);
    await app.advance(readMs);
    await app.click(button(name));
    expect(app.server.find('ann-lee')?.status).not.toBe('pending');
    expect(closed()).toBe(true);
  });

  it('that is refused after a decision elsewhere shows that, and keeps the notes', async () => {
    const app = await openFirst();
    decideElsewhere(app, 'ann-lee');
    await writeNotes(app, 'my own view');
    await app.click(button('Mark Invalid'));
    expect(openIn()).toBe('ann-lee');
    expect(within(dialog()).getByText('Decided elsewhere')).toBeVisible();
    expect(within(dialog()).getByText(/You can still copy your notes below/)).toBeVisible();
    expect(notes()).toHaveValue('my own view');
    expect(notes()).toHaveAttribute('readonly');
  });

  it('made elsewhere leaves the alert and its notes on screen, without buttons to decide', async () => {
    const app = await openFirst();
    await writeNotes(app, 'my own view');
    const inside = within(dialog());
    inside.getByRole('button', { name: 'Mark Valid' }).focus();
    decideElsewhere(app, 'ann-lee');
    await app.poll('alerts');
    // The focused button is gone.
    expect(inside.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(inside.getByRole('alert')).toHaveTextContent(
      /^Decided elsewhereDecided INVALID by Colleague, today, .*You can still copy your notes below\.$/,
    );
    expect(dialog()).toHaveAccessibleName('DD, Ann Lee');
    expect(notes()).toHaveValue('my own view');
    expect(notes()).toHaveAttribute('readonly');
    expect(inside.queryByRole('button', { name: /Mark|Dismiss/ })).toBeNull();
    // J opens the alert that is in its place now.
    await app.press('v');
    expect(app.sent('reviewAlert')).toEqual([]);
    await app.press('j');
    expect(openIn()).toBe('bea-moss');
  });
});

it('typed notes survive polls, steps, and a reload of the tab', async () => {
  const app = await openFirst();
  await app.user.type(notes(), 'half a sen');
  await app.poll('alerts', 2);
  expect(notes()).toHaveValue('half a sen');
  expect(notes()).toHaveFocus();
  await app.click(button('Next alert'));
  expect(notes()).toHaveValue('');
  await app.click(button('Previous alert'));
  expect(notes()).toHaveValue('half a sen');
  app.unmount();
  await openQueue('/validation?alert=ann-lee');
  expect(notes()).toHaveValue('half a sen');
});

describe('new alerts', () => {
  const arrive = async (app: Review, ...customers: readonly string[]) => {
    app.server.add(...customers);
    await app.poll('alerts');
  };
  const inOrder = ({ server }: Review) => idsOf(server.pending);

  it('enter the list with the next poll, but are held back while a row has the focus', async () => {
    const app = await openQueue();
    await arrive(app, 'Lou Vance');
    expect(listed()).toEqual(inOrder(app));
    expect(listed()[0]).toBe('lou-vance');
    expect(screen.queryByText(/^\d+ new$/)).toBeNull();

    await app.press('jj');
    const before = listed();
    await arrive(app, 'Mia Frost', 'Ned Quill');
    expect(listed()).toEqual(before);
    expect(screen.getByText('2 new')).toHaveAttribute('role', 'status');
    expect(tab('Pending')).toHaveTextContent('Pending 9');
    await app.press('j');
    expect(listed()).toEqual(before);
    (document.activeElement as HTMLElement).blur();
    await app.settle();
    expect(listed()).toEqual(inOrder(app));
  });

  it('are held back while an alert is open or its row has the focus', async () => {
    const app = await openFirst();
    const before = listed();
    await arrive(app, 'Lou Vance');
    expect(listed()).toEqual(before);
    expect(within(dialog()).getByText(/1 new/)).toBeVisible();
    await app.press('{Escape}');
    expect(listed()).toEqual(before);
    tab('Pending').focus();
    await app.settle();
    expect(listed()).toEqual(inOrder(app));
  });

  it('enter the list with Show, and the first of them takes the focus', async () => {
    const app = await openQueue();
    await app.press('j');
    await arrive(app, 'Lou Vance');
    await app.click(screen.getByRole('button', { name: 'Show' }));
    expect(listed()).toEqual(inOrder(app));
    expect(rows()[0]).toHaveFocus();
  });
});

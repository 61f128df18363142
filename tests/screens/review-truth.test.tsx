import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { heldResponse } from '../mount/network.ts';
import {
  button,
  dialog,
  notes,
  openFirst,
  openIn,
  openQueueInApp,
  readMs,
  type Review,
  rows,
  startReview,
  writeNotes,
} from './review.ts';
import { link } from './page.ts';
import { alertRows } from './review-server.ts';

// A review on which the server's lists play tricks: ids that move, decisions that it takes and does not list, refusals.

/** The list again, with one alert changed; it comes now, and not in the course of the poll. */
async function changeInList(app: Review, id: string, sent: object): Promise<void> {
  const list = heldResponse();
  app.respond({ alerts: list.response });
  await app.poll('alerts');
  list.send(app.server.alerts.map((alert) => (alert.id === id ? { ...alert, ...sent } : alert)));
  await app.settle();
}

describe('an alert that changes while it is open', () => {
  it.each([
    ['another title and customer', { title: 'WC', customer: 'Zoe Ray' }, 'title, customer'],
    ['another region', { region: 'florida' }, 'region'],
  ])('under its id, with %s, waits for a look', async (_, sent, changed) => {
    const app = await openFirst();
    await writeNotes(app, 'for Ann');
    await app.press('{Escape}');
    await changeInList(app, 'ann-lee', sent);
    expect(within(dialog()).getByRole('alert')).toHaveTextContent(
      `This alert has changed: ${changed}`,
    );
    await app.press('v');
    await app.click(button('Mark Invalid'));
    expect(app.sent('reviewAlert')).toEqual([]);
    await app.advance(readMs);
    await app.press('v');
    const isOther = 'customer' in sent;
    expect(app.sent('reviewAlert')).toMatchObject([{ notes: isOther ? '' : 'for Ann' }]);
  });

  it('has no draft of the alert that had its id, and no notice once another is open', async () => {
    const app = await openFirst();
    await writeNotes(app, 'for Ann');
    await changeInList(app, 'ann-lee', { customer: 'Zoe Ray' });
    expect(notes()).toHaveValue('');
    expect(notes()).toHaveFocus();
    await app.click(button('Next alert'));
    await app.click(button('Previous alert'));
    expect(within(dialog()).queryByRole('alert')).toBeNull();
    await changeInList(app, 'ann-lee', {});
    expect(notes()).toHaveValue('for Ann');
  });

  it('in its other fields says which, and can be decided at once', async () => {
    const app = await openFirst();
    await changeInList(app, 'ann-lee', { confidence: 90, reason: 'Odd phone' });
    expect(within(dialog()).getByText(/^Updated: confidence, reason at 2:41 PM$/)).toBeVisible();
    expect(within(dialog()).queryByRole('alert')).toBeNull();
    await app.press('d');
    expect(app.server.find('ann-lee')?.status).toBe('dismissed');
  });

  it('and is another, decided one is no alert that was decided elsewhere', async () => {
    const app = await openFirst();
    await changeInList(app, 'ann-lee', { customer: 'Zoe Ray', status: 'dismissed' });
    expect(dialog()).toHaveTextContent('This alert has changed: customer');
    expect(dialog()).not.toHaveTextContent('Decided elsewhere');
    expect(within(dialog()).queryByRole('button', { name: 'Mark Valid' })).toBeNull();
  });

  it('while its decision is on its way: the other one stays pending', async () => {
    const saved = heldResponse();
    const app = await openFirst({ reviewAlert: saved.response });
    await app.click(button('Mark Valid'));
    expect(rows()[0]).toHaveTextContent('Bea Moss');
    await changeInList(app, 'ann-lee', { customer: 'Zoe Ray' });
    saved.send({});
    await app.settle();
    await app.advance(readMs);
    expect(rows()[0]).toHaveTextContent('Zoe Ray');
    expect(rows()[0]).not.toHaveTextContent('You marked it');
  });

  it('and whose decision is refused says that it is another one', async () => {
    const refused = heldResponse();
    const app = await startReview({ reviewAlert: refused.response });
    await app.press('v');
    await changeInList(app, 'ann-lee', { customer: 'Zoe Ray' });
    refused.send(400);
    await app.settle();
    expect(openIn()).toBe('ann-lee');
    expect(dialog()).toHaveTextContent('This alert has changed: customer');
    expect(dialog()).not.toHaveTextContent('Not saved');
  });
});

describe('a decision that was accepted, and is not in the next list', () => {
  const words = 'at 2:41 PM; the server still lists it as pending';

  it('says so in row and dialog, until a list has it', async () => {
    const app = await openFirst({ reviewAlert: {}, dismissAlert: {} });
    const decisions = [
      ['d', 'You dismissed it'],
      ['i', 'You marked it invalid'],
      ['v', 'You marked it valid'],
    ] as const;
    for (const [at, [key, done]] of decisions.entries()) {
      await app.press('{Escape}');
      await app.click(rows()[at] as HTMLElement);
      await app.press(key);
      expect(rows()[at]).toHaveTextContent(`${done} ${words}`);
      await app.advance(readMs);
      await app.click(rows()[at] as HTMLElement);
      expect(within(dialog()).getByRole('alert')).toHaveTextContent(`${done} ${words}`);
    }
    await app.press('{Escape}');
    await app.click(rows()[0] as HTMLElement);
    expect(button('Mark Valid')).not.toHaveAttribute('aria-disabled');
    app.server.decide({ alertId: 'ann-lee', decision: 'valid', reviewedBy: 'System User' });
    await app.poll('alerts');
    expect(dialog()).not.toHaveTextContent(words);
    // Opened again by a supervisor.
    await changeInList(app, 'ann-lee', { status: 'pending' });
    expect(rows()[0]).toHaveTextContent('Ann Lee');
    expect(rows()[0]).not.toHaveTextContent(words);
  });

  it('says when by the clock of the server (C37)', async () => {
    const headers = { Date: 'Sat, 21 Nov 2026 18:30:00 GMT' };
    const app = await openFirst({
      reviewAlert: {},
      alerts: () => HttpResponse.json([...alertRows], { headers }),
    });
    await app.press('v');
    expect(rows()[0]).toHaveTextContent('You marked it valid at 1:30 PM;');
  });

  it('is not opened again by the session, nor counted as decided', async () => {
    const app = await startReview({ reviewAlert: {}, alerts: alertRows.slice(0, 3) });
    for (const at of [1, 2, 3]) {
      expect(dialog()).toHaveTextContent(`${at} of 3`);
      await app.press('v');
      await app.advance(readMs);
    }
    expect(openIn()).toBeNull();
    expect(app.requestsOf('reviewAlert')).toBe(3);
  });
});

it('a decision that is refused in a response with status 200 is not saved, with its sentence', async () => {
  const app = await openFirst({ reviewAlert: { success: false, message: 'Already decided' } });
  await writeNotes(app, 'Called back');
  await app.click(button('Mark Valid'));
  const notice = within(dialog()).getByText('Not saved: Mark Valid').closest('[role=alert]');
  expect(notice).toHaveTextContent(
    'Not saved: Mark ValidAlready decidedYour notes are still here. You can decide again.',
  );
  expect(rows()[0]).toHaveTextContent('Not saved: Already decided');
});

describe('a decision that fails after the queue was left', () => {
  const notice = () => screen.queryByText(/^Not (?:saved|confirmed): /)?.closest('[role=alert]');

  /** Decides an alert with a note, leaves the queue, and then has the response. */
  async function leaveBefore(response: 'offline' | 400 | 409) {
    const late = heldResponse();
    const app = await openQueueInApp('/validation', { reviewAlert: late.response });
    await app.click(rows()[1] as HTMLElement);
    await writeNotes(app, 'Called back');
    await app.click(button('Mark Valid'));
    await app.goTo('/nowhere');
    late.send(response);
    await app.settle();
    return app;
  }

  it.each([
    // Compared with the next list.
    [409, /^Not saved: Mark Valid, Bea Moss409: /],
    ['offline', /^Not saved: Mark Valid, Bea MossNetwork error occurred/],
  ] as const)('with %s is told on every screen until it is opened', async (response, text) => {
    const app = await leaveBefore(response);
    expect(notice()).toHaveTextContent(text);
    await app.click(link('Data Quality'));
    expect(notice()).toHaveTextContent(text);
    await app.click(within(notice() as HTMLElement).getByRole('link', { name: 'Open' }));
    expect(openIn()).toBe('bea-moss');
    expect(notes()).toHaveValue('Called back');
    expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
    await app.press('{Escape}{Escape}');
    expect(notice()).toBeUndefined();
  });

  it('is told until it is closed', async () => {
    const app = await leaveBefore(400);
    await app.click(within(notice() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(notice()).toBeUndefined();
    await app.click(link(/^Manual Validation/));
    expect(notice()).toBeUndefined();
    expect(rows()[1]).toHaveTextContent('Not saved: 400');
  });
});

import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { click, openApp } from './open-app.tsx';
import { alertsOf, dialog, pendingOf, rows } from './review.ts';

const readMs = 1_000;
const notes = () => within(dialog()).getByLabelText<HTMLTextAreaElement>(/Review notes/);
const button = (name: string) => within(dialog()).getByRole('button', { name: new RegExp(name) });
const openIn = () => new URLSearchParams(location.search).get('alert');

/** Decides the first alert while its answer, and every later one, is withheld by a fault. */
async function decideFirst(name: 'Mark Valid' | 'Dismiss', fault: string) {
  const app = await openApp('/validation');
  await click(app, screen.getByRole('button', { name: 'Start Review' }));
  const [first] = pendingOf(app);
  await app.user.type(notes(), 'Called back');
  app.centre.faults.set(name === 'Dismiss' ? 'dismissAlert' : 'reviewAlert', fault);
  app.centre.faults.set('alerts', 503);
  await click(app, button(name));
  await app.settle();
  const id = first?.id ?? '';
  return { app, id, statusNow: () => alertsOf(app).find((alert) => alert.id === id)?.status };
}

it.each([
  ['Mark Valid', 'offline'],
  ['Mark Valid', '504'],
  ['Mark Valid', 'html'],
  ['Dismiss', 'lost'],
] as const)(
  '%s without an answer (%s) is not confirmed, and not sent again',
  async (name, fault) => {
    const { app, id } = await decideFirst(name, fault);
    expect(openIn()).toBe(id);
    expect(notes()).toHaveValue('Called back');
    expect(within(dialog()).getByText(`Not confirmed: ${name}`)).toBeVisible();
    expect(within(dialog()).getByText(/The server may have saved it/)).toBeVisible();
    expect(rows()[0]).toHaveTextContent('Not confirmed: ');
    await app.advance(readMs);
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    expect(button(name)).toHaveAccessibleDescription('The server is being asked');
    await click(app, button(name));
    await app.advance(5 * 60_000);
    expect(app.asked('reviewAlert') + app.asked('dismissAlert')).toBe(1);
  },
);

it('that failed is read out in the dialog, since nothing outside of it is', async () => {
  const { app } = await decideFirst('Mark Valid', '503');
  await app.advance(100);
  expect(within(dialog()).getByText(/^Notification Error/)).toHaveTextContent(
    /Failed to review alert/,
  );
});

it('that the server does not have can be sent again, its words kept', async () => {
  const { app, id, statusNow } = await decideFirst('Mark Valid', 'offline');
  app.centre.faults.set('all', null);
  await app.advance(11_000);
  expect(statusNow()).toBe('pending');
  expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
  expect(within(dialog()).getByText(/was asked again and does not have it/)).toBeVisible();
  expect(notes()).toHaveValue('Called back');
  await click(app, button('Mark Valid'));
  expect(statusNow()).toBe('reviewed');
  expect(alertsOf(app).find((alert) => alert.id === id)?.notes).toBe('Called back');
});

it.each(['Mark Valid', 'Dismiss'] as const)(
  'that the server has after all is said, and its words are forgotten: %s',
  async (name) => {
    const { app, id, statusNow } = await decideFirst(name, 'lost');
    expect(statusNow()).not.toBe('pending');
    app.centre.faults.set('all', null);
    // At the next poll, while its toast still stands.
    for (let s = 0; s < 11 && !screen.queryByText('Saved'); s += 1) await app.advance(1_000);
    expect(screen.getByText('Saved').closest('li')).toHaveTextContent('The server has it.');
    expect(sessionStorage.getItem(`draft:alert:${id}`)).toBeNull();
    expect(rows().map((row) => row.textContent)).not.toContain('Not confirmed');
    expect(app.asked('reviewAlert') + app.asked('dismissAlert')).toBe(1);
  },
);

it('that somebody else made meanwhile is told as theirs, and the words stay for copying', async () => {
  const { app, id } = await decideFirst('Mark Valid', 'offline');
  const row = app.centre.world.view().rows.find(({ event }) => id.endsWith(event.id.slice(2)));
  app.centre.world.decide(row?.event.id ?? '', {
    decision: 'invalid',
    reviewedBy: 'Colleague',
    reviewedMs: Date.now(),
    notes: '',
  });
  app.centre.faults.set('all', null);
  await app.advance(11_000);
  expect(within(dialog()).getByText('Decided elsewhere')).toBeVisible();
  expect(notes()).toHaveValue('Called back');
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgetDraftsInMemory } from '../../src/shell/drafts.ts';
import { card, click, expectState, openApp } from './open-app.tsx';
import { alertsOf, dialog, pendingOf, rows, tab } from './review.ts';

type App = Awaited<ReturnType<typeof openApp>>;

const minute = 60_000;
/** Longer than the time in which nobody can have read an alert. */
const readMs = 1_000;
const notes = () => within(dialog()).getByLabelText<HTMLTextAreaElement>(/Review notes/);
const button = (name: string) => within(dialog()).getByRole('button', { name: new RegExp(name) });
const titles = () => rows().map((row) => row.querySelector('bdi')?.textContent);
const statusOf = (app: App, id: string) => alertsOf(app).find((alert) => alert.id === id);
const openIn = () => new URLSearchParams(location.search).get('alert');
const press = async (app: App, keys: string) => {
  await app.user.keyboard(keys);
  await app.settle();
};

async function openFirst(choices: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp('/validation', choices);
  await click(app, screen.getByRole('button', { name: 'Start Review' }));
  return app;
}

describe('by keyboard alone', () => {
  it('steps with J and K, opens with Enter, writes with N, decides with V', async () => {
    const app = await openApp('/validation');
    const [first, second, third] = pendingOf(app);
    tab('Pending').focus();
    await press(app, 'jjk');
    expect(rows()[0]).toHaveFocus();
    await press(app, 'j{Enter}');
    expect(openIn()).toBe(second?.id);
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
    await press(app, 'n');
    expect(notes()).toHaveFocus();
    await press(app, 'vid jk');
    expect(notes()).toHaveValue('vid jk');
    expect(app.sent('reviewAlert')).toEqual([]);
    // Esc leaves the notes, then the letters act.
    await press(app, '{Escape}v');
    expect(app.sent('reviewAlert')).toEqual([
      { alertId: second?.id, decision: 'valid', reviewedBy: 'System User', notes: 'vid jk' },
    ]);
    expect(statusOf(app, second?.id ?? '')).toMatchObject({
      status: 'reviewed',
      manualDecision: 'valid',
      reviewedBy: 'System User',
      notes: 'vid jk',
    });
    expect(openIn()).toBe(third?.id);
    expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
    await press(app, '{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()[1]).toHaveFocus();
    expect(first?.id).toBe(pendingOf(app)[0]?.id);
  });

  it('marks invalid with I and dismisses with D', async () => {
    const app = await openFirst();
    const [first, second] = pendingOf(app);
    await press(app, 'i');
    await app.advance(readMs);
    await press(app, 'd');
    expect(statusOf(app, first?.id ?? '')).toMatchObject({
      status: 'reviewed',
      manualDecision: 'invalid',
    });
    expect(statusOf(app, second?.id ?? '')?.status).toBe('dismissed');
    expect(app.sent('dismissAlert')).toEqual([{ alertId: second?.id, reviewedBy: 'System User' }]);
  });

  it('works the whole queue down to No Pending Alerts, with one sentence each', async () => {
    const app = await openFirst();
    const queue = pendingOf(app);
    for (const [index, alert] of queue.entries()) {
      expect(openIn()).toBe(alert.id);
      await press(app, 'v');
      const left = queue.length - 1 - index;
      const sentence = `Marked valid: ${alert.title}. ${left > 0 ? left : 'No alerts'} left.`;
      expect(screen.getByText(sentence)).toHaveAttribute('role', 'status');
      await app.advance(readMs);
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('No Pending Alerts')).toBeVisible();
    expect(document.activeElement).toHaveTextContent('No Pending Alerts');
    expect(pendingOf(app)).toEqual([]);
    expect(card('Pending')).toHaveTextContent('Pending0');
  });

  it('shows the keys with ?, and lets the letters be switched off', async () => {
    const app = await openFirst();
    const before = pendingOf(app).length;
    await press(app, '?');
    const sheet = within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(sheet.getByText('Mark Invalid').parentElement).toHaveTextContent('I');
    await click(app, sheet.getByRole('checkbox', { name: 'Use letters as shortcuts' }));
    await press(app, '{Escape}');
    within(dialog()).getByRole('heading', { level: 2 }).focus();
    await press(app, 'vid');
    expect(pendingOf(app)).toHaveLength(before);
    expect(button('Mark Valid').querySelector('kbd')).toBeNull();
    await click(app, within(dialog()).getByRole('button', { name: 'Close' }));
    await click(app, screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await click(app, screen.getByRole('checkbox', { name: 'Use letters as shortcuts' }));
  });

  it.each(['{Control>}v{/Control}', '{Meta>}d{/Meta}', '{Alt>}i{/Alt}'])(
    'leaves %s to the browser',
    async (keys) => {
      const app = await openFirst();
      await press(app, keys);
      expect([...app.sent('reviewAlert'), ...app.sent('dismissAlert')]).toEqual([]);
    },
  );

  it('hears no letter while the focus is elsewhere', async () => {
    const app = await openApp('/validation');
    await press(app, 'jvid?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(app.sent('reviewAlert')).toEqual([]);
  });
});

describe('a decision', () => {
  it('opens the next alert before the server has answered, and takes the row away', async () => {
    const app = await openFirst();
    const [first, second] = pendingOf(app);
    app.centre.holds.hold('reviewAlert');
    await click(app, button('Mark Valid'));
    expect(openIn()).toBe(second?.id);
    expect(rows().map((row) => row.dataset['alert'])).not.toContain(first?.id);
    app.centre.holds.release('reviewAlert');
    await app.settle();
  });

  it('is not undone by a poll that was on its way', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    const isBack = () => rows().some((row) => row.dataset['alert'] === first?.id);
    app.centre.holds.hold('alerts');
    await app.advance(10_000);
    app.centre.holds.hold('reviewAlert');
    await click(app, button('Mark Valid'));
    // The poll, made before the decision, arrives while the decision is still being sent.
    app.centre.holds.release('alerts');
    await app.settle();
    expect(isBack()).toBe(false);
    app.centre.faults.set('alerts', 503);
    app.centre.holds.release('reviewAlert');
    await app.settle();
    // Taken, but no answer shows it yet: the reload failed.
    expect(isBack()).toBe(false);
    app.centre.faults.set('alerts', null);
    await app.advance(11_000);
    expect(isBack()).toBe(false);
    expect(statusOf(app, first?.id ?? '')?.status).toBe('reviewed');
  });

  it('is sent once, however fast the clicks', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.tripleClick(button('Mark Invalid'));
    await app.settle();
    expect(app.sent('reviewAlert')).toEqual([
      { alertId: first?.id, decision: 'invalid', reviewedBy: 'System User', notes: '' },
    ]);
  });

  it.each([
    ['Mark Valid', 'reviewAlert', 'Failed to review alert'],
    ['Dismiss', 'dismissAlert', 'Failed to dismiss alert'],
  ] as const)('%s that is refused comes back, with its notes', async (name, call, message) => {
    const app = await openFirst({ faults: { [call]: 503 } });
    const before = titles();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'Called back');
    await click(app, button(name));
    expect(within(dialog()).getByText('Error')).toBeVisible();
    expect(within(dialog()).getByText(message)).toBeVisible();
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('Called back');
    expect(within(dialog()).getByText(/^503: /, { exact: false })).toBeVisible();
    expect(titles()).toEqual(before);
    expect(rows()[0]).toHaveTextContent('Not saved: 503');
    // And can be sent again.
    app.centre.faults.set('all', null);
    await app.advance(readMs);
    await click(app, button(name));
    expect(statusOf(app, first?.id ?? '')?.status).not.toBe('pending');
  });

  it('that is refused late does not pull the reviewer away from the next one', async () => {
    const app = await openFirst();
    const [first, second] = pendingOf(app);
    app.centre.holds.hold('reviewAlert');
    app.centre.faults.set('reviewAlert', 503);
    await app.user.type(notes(), 'one');
    await click(app, button('Mark Valid'));
    await app.user.type(notes(), 'two');
    app.centre.holds.release('reviewAlert');
    await app.settle();
    expect(openIn()).toBe(second?.id);
    expect(notes()).toHaveValue('two');
    await click(app, button('Previous alert'));
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('one');
    expect(within(dialog()).getByText('Not saved: Mark Valid')).toBeVisible();
  });

  it('made elsewhere leaves the alert on screen, its notes for copying, and nothing to decide', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'my own view');
    const row = app.centre.world
      .view()
      .rows.find(({ event }) => first?.id.endsWith(event.id.replace(/^ev/, '')));
    app.centre.world.decide(row?.event.id ?? '', {
      decision: 'invalid',
      reviewedBy: 'Colleague',
      reviewedMs: Date.now(),
      notes: '',
    });
    await app.advance(10_000);
    const inside = within(dialog());
    expect(inside.getByText('Decided elsewhere')).toBeVisible();
    expect(inside.getByText(/Decided INVALID by Colleague/)).toBeVisible();
    expect(dialog()).toHaveAccessibleName(first?.title);
    expect(notes()).toHaveValue('my own view');
    expect(notes()).toHaveAttribute('readonly');
    expect(button('Mark Valid')).toHaveAttribute('aria-disabled', 'true');
    await click(app, button('Mark Valid'));
    await press(app, 'v');
    expect(app.sent('reviewAlert')).toEqual([]);
    // J leads to the alert that took its place.
    within(dialog()).getByRole('heading', { level: 2 }).focus();
    await press(app, 'j');
    expect(openIn()).toBe(pendingOf(app)[0]?.id);
  });
});

describe('typed notes', () => {
  it('survive polls, steps, and a reload of the tab', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'half a sen');
    await app.advance(21_000);
    expect(notes()).toHaveValue('half a sen');
    expect(notes()).toHaveFocus();
    await click(app, button('Next alert'));
    expect(notes()).toHaveValue('');
    await click(app, button('Previous alert'));
    expect(notes()).toHaveValue('half a sen');
    app.unmount();
    forgetDraftsInMemory();
    await openApp(`/validation?alert=${first?.id}`);
    expect(notes()).toHaveValue('half a sen');
  });

  it('are forgotten once the server has them', async () => {
    const app = await openFirst();
    const [first] = pendingOf(app);
    await app.user.type(notes(), 'done');
    await click(app, button('Mark Valid'));
    expect(sessionStorage.getItem(`draft:alert:${first?.id}`)).toBeNull();
  });
});

describe('the order', () => {
  it('stands still: what arrives waits as "n new"', async () => {
    const app = await openApp('/validation');
    const before = titles();
    vi.setSystemTime(Date.now() + 90 * minute);
    await app.advance(10_000);
    const arrived = pendingOf(app).length - before.length;
    expect(arrived).toBeGreaterThan(0);
    expect(titles()).toEqual(before);
    expect(screen.getByText(`${arrived} new`)).toHaveAttribute('role', 'status');
    expect(tab('Pending')).toHaveTextContent(`Pending ${before.length + arrived}`);
    await click(app, screen.getByRole('button', { name: 'Show' }));
    expect(titles()).toEqual(pendingOf(app).map(({ title }) => title));
  });
});

describe('an open dialog', () => {
  it('keeps its alert, and the card its rows, when polls fail', async () => {
    const app = await openFirst();
    const name = dialog().getAttribute('aria-labelledby');
    app.centre.faults.set('alerts', 'html');
    await app.advance(34_000);
    expect(dialog()).toHaveAttribute('aria-labelledby', name);
    expectState('Alerts', 'stale');
  });
});

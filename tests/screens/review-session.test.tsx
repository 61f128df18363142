import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click, openApp, press } from './open-app.tsx';
import { button, dialog, notes, openIn, pendingOf, readMs, startReview, tab } from './review.ts';
import { address } from './page.ts';

const progress = (text: string) => within(dialog()).getByText(text);

describe('a session (rulings C10)', () => {
  it('goes through the queue, one alert after the other, and shows its progress', async () => {
    const app = await startReview();
    const queue = pendingOf(app);
    const total = queue.length;
    const announced: string[] = [];
    for (const [index, alert] of queue.entries()) {
      expect(openIn()).toBe(alert.id);
      expect(within(dialog()).getByRole('heading', { level: 2 })).toHaveFocus();
      expect(progress(`${index + 1} of ${total}`)).toBeVisible();
      await press(app, 'v');
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
    const app = await openApp('/validation?tab=reviewed');
    const [first, second] = pendingOf(app);
    await press(app, 's');
    expect(openIn()).toBe(first?.id);
    expect(tab('Pending')).toHaveAttribute('aria-selected', 'true');
    await press(app, 'j');
    expect(openIn()).toBe(second?.id);
    expect(progress(`2 of ${pendingOf(app).length}`)).toBeVisible();
  });

  it.each([
    ['tab=dismissed', 0, ''],
    ['sort=oldest', -1, '?sort=oldest'],
  ])(
    'starts from a link with %s, which leaves the URL (rulings C16)',
    async (other, at, search) => {
      const app = await openApp(`/validation?review=start&${other}`);
      expect(openIn()).toBe(pendingOf(app).at(at)?.id);
      expect(progress(`1 of ${pendingOf(app).length}`)).toBeVisible();
      await press(app, '{Escape}');
      expect(address()).toBe(`/validation${search}`);
    },
  );

  it.each(['Esc', 'End review'])('ends with %s, at the row of the open alert', async (way) => {
    const app = await startReview();
    await press(app, 'd');
    await app.advance(readMs);
    const id = openIn();
    if (way === 'Esc') await press(app, '{Escape}');
    else await click(app, button('End review'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toHaveAttribute('data-alert', id);
    // An alert that is opened now is no session.
    await press(app, '{Enter}');
    expect(within(dialog()).queryByRole('button', { name: 'End review' })).toBeNull();
    await press(app, 'v');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens a refused alert again, with its notes, and goes on after it', async () => {
    const app = await startReview();
    const [first, second] = pendingOf(app);
    const total = pendingOf(app).length;
    app.center.faults.set('reviewAlert', 503);
    app.center.holds.hold('reviewAlert');
    await app.user.type(notes(), 'Called back');
    await click(app, button('Mark Valid'));
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
    await press(app, 'v');
    expect(openIn()).toBe(second?.id);
    // The toast of the failure is gone once the decision is saved.
    expect(within(dialog()).queryByText('Failed to review alert')).toBeNull();
    expect(progress(`2 of ${total}`)).toBeVisible();
  });

  it('ignores a key that was meant for another alert when the refused one opens', async () => {
    const app = await startReview({ faults: { reviewAlert: 503 } });
    app.center.holds.hold('reviewAlert');
    await press(app, 'i');
    await app.advance(readMs);
    app.center.holds.release('reviewAlert');
    await app.settle();
    await press(app, 'v');
    expect(app.requestsOf('reviewAlert')).toBe(1);
  });

  it('opens a refused alert only after the notes of another one are sent', async () => {
    const app = await startReview();
    const [first, second, third] = pendingOf(app);
    app.center.holds.hold('reviewAlert');
    app.center.faults.set('reviewAlert', 503);
    await app.user.type(notes(), 'one');
    await click(app, button('Mark Valid'));
    await app.user.type(notes(), 'two');
    app.center.holds.release('reviewAlert');
    await app.settle();
    expect(openIn()).toBe(second?.id);
    expect(notes()).toHaveValue('two');
    expect(notes()).toHaveFocus();
    app.center.faults.set('all', null);
    await app.advance(readMs);
    await click(app, button('Mark Invalid'));
    expect(openIn()).toBe(first?.id);
    expect(notes()).toHaveValue('one');
    await app.advance(readMs);
    await click(app, button('Mark Valid'));
    expect(openIn()).toBe(third?.id);
  });
});

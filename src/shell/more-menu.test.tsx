import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mountCard } from '../../tests/mount/mount-card.tsx';
import { MoreMenu } from './more-menu.tsx';

const more = () => screen.getByRole('button', { name: 'More' });
const isOpen = () => more().getAttribute('aria-expanded') === 'true';

it('a press, Esc and a tap outside close it, and its button has the focus again', async () => {
  const print = vi.fn<() => void>();
  const app = await mountCard(
    <>
      <MoreMenu>
        <button type="button" onClick={print}>
          Print
        </button>
      </MoreMenu>
      <p>Elsewhere</p>
    </>,
    {},
  );
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  await app.click(more());
  await app.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);
  expect(more()).toHaveFocus();
  await app.click(more());
  await app.press('{Escape}');
  expect(isOpen()).toBe(false);
  expect(more()).toHaveFocus();
  await app.click(more());
  expect(isOpen()).toBe(true);
  await app.click(screen.getByText('Elsewhere'));
  expect(isOpen()).toBe(false);
});

import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { card, openApp } from './open-app.tsx';

const lowerCards = ['Appointments Analysis', 'Why appointments are invalid', 'System Health'];

// Issue 36.9: a busy machine has no idle moment for seconds.
test.each(['scroll', 'beforeprint'])(
  '%s draws the lower half without an idle moment',
  async (name) => {
    await openApp('/', { firstLook: true });
    for (const title of lowerCards)
      expect(document.querySelector(`[data-card="${title}"]`)).toBeNull();
    act(() => void window.dispatchEvent(new Event(name)));
    for (const title of lowerCards) expect(card(title)).toBeVisible();
    // The other files of this worker share the state of printing.
    act(() => void window.dispatchEvent(new Event('afterprint')));
  },
);

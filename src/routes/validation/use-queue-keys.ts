import { useEffect } from 'react';
import { useNoModal } from '../../shell/modal.tsx';
import { shortcutOf } from './keys.ts';
import type { Review } from './use-review.ts';

/** The queue's shortcuts, wherever the focus is; an open modal has its own. */
export function useQueueKeys({ queue, actions }: Review, onHelp: () => void): void {
  const noModal = useNoModal();
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === 'help') onHelp();
      if (shortcut === 'start') actions.startSession();
      const list = queue.lists[queue.tab];
      const focused = document.activeElement?.closest<HTMLElement>('[data-alert]');
      const index = list.findIndex(({ id }) => id === focused?.dataset['alert']);
      const here = list[Math.max(index, 0)];
      if (shortcut === 'notes' && here) {
        // The key must not be typed into the notes, which now take the focus.
        event.preventDefault();
        actions.openNotes(here.id);
      }
      if (shortcut !== 'next' && shortcut !== 'previous') return;
      const target = index < 0 ? here : list[shortcut === 'next' ? index + 1 : index - 1];
      if (target) actions.dispatch({ type: 'focus', row: target.id });
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  });
}

import { useEffect } from 'react';
import { useNoModal } from '../../shell/modal-stack.ts';
import { shortcutOf } from './keys.ts';
import type { Review } from './use-review.ts';

/** The letters of the queue, wherever the focus is but in a field. While a modal is open they are the modal's. */
export function useQueueKeys(review: Review, onHelp: () => void): void {
  const noModal = useNoModal();
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => {
      const act = shortcutOf(event);
      if (act === 'help') onHelp();
      if (act === 'start') review.startSession();
      const list = review.lists[review.tab];
      const focused = document.activeElement?.closest<HTMLElement>('[data-alert]');
      const index = list.findIndex(({ id }) => id === focused?.dataset['alert']);
      const here = list[Math.max(index, 0)];
      if (act === 'notes' && here) {
        // The key is not to be typed into the notes that take the focus now.
        event.preventDefault();
        review.show(here.id, { inNotes: true });
      }
      if (act !== 'next' && act !== 'previous') return;
      const target = index < 0 ? here : list[act === 'next' ? index + 1 : index - 1];
      if (target) review.focusRow(target.id);
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  });
}

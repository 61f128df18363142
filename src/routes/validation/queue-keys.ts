import { useEffect, useEffectEvent, useRef } from 'react';
import { useNoModal } from '../../shell/modal.tsx';
import { shortcutOf } from './keys.tsx';
import type { Review } from './use-review.ts';

/** The shortcuts of the queue, while no modal is open. They go on from the last row that had the focus (C46). */
export function useQueueKeys({ queue, actions }: Review): void {
  const noModal = useNoModal();
  const { tab, q, lists } = queue;
  const list = lists[tab];
  const last = useRef({ tab, q, id: '', index: -1 });
  const placeOf = (id: string) => list.findIndex((alert) => alert.id === id);
  useEffect(() => {
    const { id, tab: lastTab } = last.current;
    const index = placeOf(id);
    if (lastTab === tab && index >= 0) last.current = { tab, q, id, index };
  });
  const onFocus = useEffectEvent((target: EventTarget | null) => {
    const row = target instanceof Element && target.closest<HTMLElement>('[data-alert]');
    const id = (row && row.dataset['alert']) || '';
    if (id !== '') last.current = { tab, q, id, index: placeOf(id) };
  });
  // Subscribed once: a row takes the focus between two renders' effects.
  useEffect(() => {
    const focusIn = ({ target }: FocusEvent) => onFocus(target);
    document.addEventListener('focusin', focusIn);
    return () => document.removeEventListener('focusin', focusIn);
  }, []);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    const { id, index, ...place } = last.current;
    const isListed = placeOf(id) >= 0;
    const hasLast = index >= 0 && place.tab === tab && (isListed || place.q === q);
    // Where the last row is gone, the one in its place.
    const current = list[hasLast ? Math.min(index, list.length - 1) : 0];
    const steps = { next: isListed ? 1 : 0, previous: -1 } as const;
    if (shortcut === 'start') actions.startSession();
    else if (shortcut === 'next' || shortcut === 'previous') {
      const target = hasLast ? list[index + steps[shortcut]] : current;
      if (!target) return;
      // The next key may be pressed before the row has the focus.
      last.current = { tab, q, id: target.id, index: placeOf(target.id) };
      actions.focusRow(target.id);
    } else if (shortcut === 'notes' && current) {
      // The key must not be typed into the notes, which now take the focus.
      event.preventDefault();
      actions.openNotes(current.id);
    }
  });
  // Subscribed once: a listener that is replaced while a key is handled misses it.
  useEffect(() => {
    if (!noModal) return undefined;
    const keyDown = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, [noModal]);
}

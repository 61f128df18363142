import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** Whether the focus is inside an element. Another window in front changes nothing. */
export function useFocusWithin(boxRef: RefObject<HTMLElement | null>): boolean {
  const isWithin = () => boxRef.current?.contains(document.activeElement) === true;
  const subscribe = useCallback(
    (changed: () => void) => {
      const focusOut = (event: FocusEvent) => {
        // On its way from row to row the focus is nowhere for a moment.
        if (!boxRef.current?.contains(event.relatedTarget as Node | null)) changed();
      };
      document.addEventListener('focusin', changed);
      document.addEventListener('focusout', focusOut);
      return () => {
        document.removeEventListener('focusin', changed);
        document.removeEventListener('focusout', focusOut);
      };
    },
    [boxRef],
  );
  return useSyncExternalStore(subscribe, isWithin);
}

import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** Whether the focus is inside an element, also while another window is in front. */
export function useFocusWithin(boxRef: RefObject<HTMLElement | null>): boolean {
  const isWithin = () => boxRef.current?.contains(document.activeElement) === true;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const focusOut = (event: FocusEvent) => {
        // On its way from row to row nothing has the focus for a moment.
        if (!boxRef.current?.contains(event.relatedTarget as Node | null)) onChange();
      };
      document.addEventListener('focusin', onChange);
      document.addEventListener('focusout', focusOut);
      return () => {
        document.removeEventListener('focusin', onChange);
        document.removeEventListener('focusout', focusOut);
      };
    },
    [boxRef],
  );
  return useSyncExternalStore(subscribe, isWithin);
}

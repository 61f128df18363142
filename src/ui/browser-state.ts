import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';
import { createStore } from './store.ts';

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** Whether the window is at least as wide as a breakpoint. */
export function useMinWidth(breakpoint: keyof typeof breakpoints): boolean {
  return useMediaQuery(`(min-width: ${breakpoints[breakpoint]})`);
}

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

const printing = createStore(false);

function subscribeToPrinting(onChange: () => void): () => void {
  const medium = matchMedia('print');
  const begin = () => printing.set(true);
  const end = () => printing.set(false);
  const follow = ({ matches }: MediaQueryListEvent) => printing.set(matches);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  medium.addEventListener('change', follow);
  const unsubscribe = printing.subscribe(onChange);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    medium.removeEventListener('change', follow);
    unsubscribe();
  };
}

/** Whether the page is being printed. Changes are drawn before the browser takes the page. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, printing.get);
}

import { useCallback, useSyncExternalStore } from 'react';
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

const printing = createStore(false);
let isFollowed = false;

function subscribeToPrinting(onChange: () => void): () => void {
  // For good: a print may end while nothing is subscribed.
  if (!isFollowed) {
    let isAsked = false;
    const follow = (isBetween: boolean) => () => {
      isAsked = isBetween;
      printing.set(isBetween);
    };
    addEventListener('beforeprint', follow(true));
    addEventListener('afterprint', follow(false));
    // Chromium reports 'false' after the first 'beforeprint', when it has counted the pages: what went then left empty ones.
    matchMedia('print').addEventListener('change', ({ matches }) =>
      printing.set(matches || isAsked),
    );
  }
  isFollowed = true;
  return printing.subscribe(onChange);
}

/** Whether the page is being printed. Changes are drawn before the browser takes the page. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribeToPrinting, printing.get);
}

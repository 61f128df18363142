import { useCallback, useSyncExternalStore } from 'react';
import { breakpoints } from './breakpoints.ts';

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

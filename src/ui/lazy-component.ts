import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/**
 * A part that the page can do without until somebody wants it: its code is fetched then, once for all places.
 * A load that failed leaves things as they are, and the next one who wants the part asks again.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  let part: ComponentType<P> | null = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const usePart = () => useSyncExternalStore(subscribe, () => part);
  return {
    async want(): Promise<void> {
      if (part) return;
      try {
        part = await load();
        for (const listener of listeners) listener();
      } catch {
        // See above.
      }
    },
    useIsThere: () => usePart() !== null,
    /** The part; nothing until it is there. */
    Part(props: P): ReactNode {
      const loaded = usePart();
      return loaded && createElement(loaded, props);
    },
  };
}

import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from './store.ts';

/** While a component is wanted and its code did not arrive, it is fetched again this often. */
const retryMs = 5_000;

/** A component whose code is fetched when first wanted, once for all places; it renders nothing until then. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const store = createStore<ComponentType<P> | null>(null);
  async function preload(): Promise<void> {
    if (store.get()) return;
    try {
      const component = await load();
      store.set(() => component);
    } catch {
      // The next call tries again.
    }
  }
  return {
    preload,
    /** Whether the code is there; fetches it, and retries, while `isWanted`. */
    useIsLoaded(isWanted: boolean): boolean {
      const isLoaded = useStore(store) !== null;
      const isMissing = isWanted && !isLoaded;
      useEffect(() => {
        if (!isMissing) return undefined;
        void preload();
        const timer = setInterval(() => void preload(), retryMs);
        return () => clearInterval(timer);
      }, [isMissing]);
      return isLoaded;
    },
    Component(props: P): ReactNode {
      const component = useStore(store);
      return component && createElement(component, props);
    },
  };
}

/** Runs once, at the first of some events in the page; returns an unsubscribe function. */
export function onFirst(events: readonly string[], run: () => unknown): () => void {
  const controller = new AbortController();
  const once = () => {
    controller.abort();
    run();
  };
  for (const event of events) document.addEventListener(event, once, { signal: controller.signal });
  return () => controller.abort();
}

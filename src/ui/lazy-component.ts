import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createStore, useStore } from './store.ts';

const retryMs = 5_000;

/** Loads code, again and again until it is there. */
export async function loadUntilThere<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, retryMs);
      });
    }
}

/** A component whose code is fetched when first wanted, once for all places; it renders nothing until then. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const store = createStore<ComponentType<P> | null>(null);
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= loadUntilThere(load).then((component) => store.set(() => component)));
  return {
    preload,
    /** Whether the code is there; fetches it while `isWanted`. */
    useIsLoaded(isWanted: boolean): boolean {
      useEffect(() => {
        if (isWanted) void preload();
      }, [isWanted]);
      return useStore(store) !== null;
    },
    Component(props: P): ReactNode {
      const component = useStore(store);
      return component && createElement(component, props);
    },
  };
}

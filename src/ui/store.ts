import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  /** Takes a value, or a function of the value before; an equal value does not notify. */
  set(next: T | ((before: T) => T)): void;
  /** Calls the listener at each change; returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/** A value outside React that components can follow with `useStore`. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      const before = value;
      value = typeof next === 'function' ? (next as (before: T) => T)(before) : next;
      if (!Object.is(before, value)) for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The store's value, or what `select` reads from it; renders again only when that changes. */
export function useStore<T, S = T>(
  store: Store<T>,
  select: (value: T) => S = (value) => value as unknown as S,
): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}

interface SafeStorage {
  /** The stored text; null where there is none or storage is blocked. */
  get(key: string): string | null;
  /** Returns whether the text was stored: false where storage is blocked or full. */
  set(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): readonly string[];
}

/** The browser's storage; unlike that, never throws where the browser blocks storage. */
export function safeStorage(kind: 'local' | 'session'): SafeStorage {
  function attempt<R>(run: (storage: Storage) => R, otherwise: R): R {
    try {
      return run(kind === 'local' ? localStorage : sessionStorage);
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

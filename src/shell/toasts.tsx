import { createContext, use } from 'react';
import { createStore, useStore } from '../ui/store.ts';

interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly destructive: boolean;
  /** Of a failed call; signed out, the toast has a button that reloads the page (rulings C31). */
  readonly error?: unknown;
  readonly open: boolean;
}

export type ToastWords = Pick<Toast, 'title' | 'description' | 'error'> & {
  readonly destructive?: boolean;
};

/** At most this many at a time (spec 9). */
const limit = 1;
/** A dismissed toast is removed this much later, in ms (spec 4, 9). */
export const removeDelayMs = 1_000_000;

/** The toasts of one app. They follow what a person did, never a failed poll (rulings C17). */
export function createToasts() {
  const store = createStore<readonly Toast[]>([]);
  let nextId = 1;

  function update(id: number, change: Partial<Toast>): void {
    store.set((toasts) => toasts.map((each) => (each.id === id ? { ...each, ...change } : each)));
  }
  return {
    store,
    add(words: ToastWords): number {
      const id = nextId++;
      store.set((toasts) =>
        [{ destructive: false, ...words, id, open: true }, ...toasts].slice(0, limit),
      );
      return id;
    },
    update,
    dismiss(id: number): void {
      if (!store.get().some((each) => each.id === id && each.open)) return;
      update(id, { open: false });
      setTimeout(
        () => store.set((toasts) => toasts.filter((each) => each.id !== id)),
        removeDelayMs,
      );
    },
  };
}

export const ToastsContext = createContext(createToasts());

/** Returns a function that shows a toast; it works after its component is gone, too. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastsContext).add;
}

export function useToasts() {
  const { store, dismiss } = use(ToastsContext);
  return { toasts: useStore(store), dismiss };
}

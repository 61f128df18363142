import { createContext, use, useEffect, useState } from 'react';
import { lazy } from '../ui/lazy.ts';
import { createStore, useStore } from '../ui/store.ts';

export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  /** By default, whether it has an `error`. */
  readonly destructive?: boolean;
  /** Of a failed call; signed out, the toast has a button that reloads the page (C31). */
  readonly error?: unknown;
  /** The title of a notice above the screen's cards after a failure, until the same action succeeds (C42). */
  readonly notice?: string;
  /** The next step, in the notice. */
  readonly hint?: string;
  /** The server may have acted, whatever the error says. */
  readonly isLost?: boolean;
  /** Where what failed can be done again: the notice leads there, on every screen until it is opened or closed. */
  readonly href?: string;
  readonly open: boolean;
}

export type ToastWords = Omit<Toast, 'id' | 'open'>;

/** A dismissed toast is removed this much later, in ms (S4, S9). */
export const removeDelayMs = 1_000_000;

/** The toast of one app: one at a time (S9). It follows what a person did, never a failed poll (C17). */
export function createToasts() {
  const store = createStore<Toast | null>(null);
  const refusals = createStore<readonly ToastWords[]>([]);
  let lastId = 0;
  return {
    store,
    /** The last failed action with a notice, and all that lead elsewhere. */
    refusals,
    add(words: ToastWords): number {
      lastId += 1;
      store.set({ destructive: 'error' in words, ...words, id: lastId, open: true });
      const { notice, error, href } = words;
      if (!notice) return lastId;
      const isReplaced = (other: ToastWords) =>
        other.href === href && (error !== undefined || other.notice === notice);
      refusals.set((all) => [
        ...all.filter((other) => !isReplaced(other)),
        ...(error ? [words] : []),
      ]);
      return lastId;
    },
    /** What the address leads to is opened or done. */
    settle(href: string): void {
      refusals.set((all) => all.filter((other) => other.href !== href));
    },
    dismiss(id: number): void {
      const toast = store.get();
      if (toast?.id !== id || !toast.open) return;
      store.set({ ...toast, open: false });
      setTimeout(() => store.set((last) => (last?.id === id ? null : last)), removeDelayMs);
    },
  };
}

export const ToastsContext = createContext(createToasts());

/** Returns a function that shows a toast; it works after its component is gone, too. */
export function useToast(): (words: ToastWords) => void {
  return use(ToastsContext).add;
}

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster);

/** The toast. It follows an action, so its code is fetched at the first key or press. */
export function LazyToaster({ inModal = false }: { readonly inModal?: boolean }) {
  const { store, dismiss } = use(ToastsContext);
  const toast = useStore(store);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const onAction = () => setIsWanted(true);
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, onAction, { once: true });
    return () => {
      for (const event of ['pointerdown', 'keydown']) document.removeEventListener(event, onAction);
    };
  }, []);
  return (isWanted || toast) && <Toaster {...{ toast, dismiss, inModal }} />;
}

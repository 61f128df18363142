import { useSyncExternalStore } from 'react';

/** Toasts answer what a person did; a failed poll never makes one (rulings C17). */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly destructive: boolean;
  readonly open: boolean;
}

/** Spec 9: at most this many at a time. */
const limit = 1;
/** Spec 4 and 9: how long a dismissed toast is kept before it is removed, in ms. */
export const removeDelayMs = 1_000_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const id of [...removals.keys()].filter((key) => !next.some((entry) => entry.id === key))) {
    clearTimeout(removals.get(id));
    removals.delete(id);
  }
  for (const listener of listeners) listener();
}

/** What a toast says. Errors are destructive: they get the red edge. */
export type ToastWords = Pick<Toast, 'title' | 'description'> & { readonly destructive?: boolean };

/** Adds a toast, open; with the limit of one it takes the place of the one before (spec 4). */
export function toast(words: ToastWords): number {
  const id = nextId++;
  set([{ destructive: false, ...words, id, open: true }, ...toasts].slice(0, limit));
  return id;
}

/** Changes the words of a toast that is still there. */
export function updateToast(id: number, words: Partial<ToastWords>): void {
  set(toasts.map((entry) => (entry.id === id ? { ...entry, ...words } : entry)));
}

/** Closes a toast; it is removed 1,000,000 ms later (spec 4). */
export function dismissToast(id: number): void {
  if (!toasts.some((entry) => entry.id === id && entry.open)) return;
  removals.set(
    id,
    setTimeout(() => removeToast(id), removeDelayMs),
  );
  set(toasts.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
}

function removeToast(id: number): void {
  set(toasts.filter((entry) => entry.id !== id));
}

/** Takes every toast away at once, for tests. */
export function clearToasts(): void {
  set([]);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => toasts,
  );
}

import { useEffect, useId, useSyncExternalStore } from 'react';

/** The modals that are open, the uppermost last. What is outside of it can be neither seen nor reached. */
let stack: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether no modal is open, so that the page itself is what people see. */
export function useNoModal(): boolean {
  return useSyncExternalStore(subscribe, () => stack.length === 0);
}

/** Puts a modal on the stack while it is open; tells whether it is the uppermost. */
export function useModalPlace(open: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    change([...stack, id]);
    return () => change(stack.filter((entry) => entry !== id));
  }, [open, id]);
  return useSyncExternalStore(subscribe, () => stack.at(-1) === id);
}

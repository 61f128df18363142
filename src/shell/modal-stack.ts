import { useEffect, useId } from 'react';
import { createStore, useStore } from '../ui/store.ts';

const stack = createStore<readonly string[]>([]);

export function useNoModal(): boolean {
  return useStore(stack, (ids) => ids.length === 0);
}

/** Puts a modal on the stack while it is open; returns whether it is the uppermost. */
export function useModalPlace(open: boolean): boolean {
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    stack.set((ids) => [...ids, id]);
    return () => stack.set((ids) => ids.filter((each) => each !== id));
  }, [open, id]);
  return useStore(stack, (ids) => ids.at(-1) === id);
}

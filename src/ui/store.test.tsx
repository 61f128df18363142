import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createStore, useStore } from './store.ts';

it('createStore notifies at each change until unsubscribed, and not when the value is equal', () => {
  const store = createStore<string | null>(null);
  const listener = vi.fn<() => void>();
  const unsubscribe = store.subscribe(listener);
  store.set('a');
  store.set('a');
  expect(listener).toHaveBeenCalledOnce();
  unsubscribe();
  store.set('b');
  expect(listener).toHaveBeenCalledOnce();
});

it('useStore renders again only when the selected part changes', () => {
  const store = createStore({ shown: 1, hidden: 1 });
  const render = vi.fn<() => number>(() => useStore(store, ({ shown }) => shown));
  const { result } = renderHook(render);
  act(() => store.set((before) => ({ ...before, hidden: 2 })));
  expect(render).toHaveBeenCalledOnce();
  act(() => store.set((before) => ({ ...before, shown: 2 })));
  expect(result.current).toBe(2);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, removeDelayMs } from './toasts.tsx';

const words = (title: string) => ({ title, description: `${title} it is` });

describe('toasts (S4)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are added open, one at a time: the newer takes the place of the older', () => {
    const { add, store } = createToasts();
    add(words('first'));
    expect(store.get()).toMatchObject({ title: 'first', open: true });
    add({ ...words('second'), destructive: true });
    expect(store.get()).toMatchObject({ title: 'second', open: true, destructive: true });
  });

  it('can be updated', () => {
    const { add, store } = createToasts();
    add(words('before'));
    store.set((toast) => toast && { ...toast, title: 'after' });
    expect(store.get()).toMatchObject({ title: 'after', description: 'before it is' });
  });

  it('are closed when dismissed, and removed 1,000,000 ms later', () => {
    const { add, dismiss, store } = createToasts();
    dismiss(add(words('gone')));
    expect(store.get()).toMatchObject({ open: false });
    vi.advanceTimersByTime(removeDelayMs - 1);
    expect(store.get()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(store.get()).toBeNull();
    expect(removeDelayMs).toBe(1_000_000);
  });
});

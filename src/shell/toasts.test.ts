// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearToasts,
  dismissToast,
  removeDelayMs,
  toast,
  updateToast,
  useToasts,
} from './toasts.ts';

const words = (title: string) => ({ title, description: `${title} it is` });

describe('toasts (spec 4)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    act(clearToasts);
    vi.useRealTimers();
  });

  it('are added open, one at a time: the newer takes the place of the older', () => {
    const { result } = renderHook(useToasts);
    act(() => void toast(words('first')));
    expect(result.current).toMatchObject([{ title: 'first', open: true, destructive: false }]);
    act(() => void toast({ ...words('second'), destructive: true }));
    expect(result.current).toMatchObject([{ title: 'second', open: true, destructive: true }]);
  });

  it('can be updated', () => {
    const { result } = renderHook(useToasts);
    act(() => updateToast(toast(words('before')), { title: 'after' }));
    expect(result.current).toMatchObject([{ title: 'after', description: 'before it is' }]);
  });

  it('are closed when dismissed, and removed 1,000,000 ms later', () => {
    const { result } = renderHook(useToasts);
    act(() => dismissToast(toast(words('gone'))));
    expect(result.current).toMatchObject([{ open: false }]);
    act(() => void vi.advanceTimersByTime(removeDelayMs - 1));
    expect(result.current).toHaveLength(1);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current).toHaveLength(0);
    expect(removeDelayMs).toBe(1_000_000);
  });
});

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryMs, useWakeLock, wakeLock } from './wake-lock.ts';

/** A granted lock, which the system can release. */
class FakeLock extends EventTarget {
  released = false;
  release(): Promise<void> {
    if (this.released) return Promise.resolve();
    this.released = true;
    this.dispatchEvent(new Event('release'));
    return Promise.resolve();
  }
}

const locks: FakeLock[] = [];
let refusal: string | null = null;
let visibility: DocumentVisibilityState = 'visible';

function offerWakeLock(): void {
  const request = (): Promise<FakeLock> => {
    if (refusal !== null) return Promise.reject(new DOMException('no', refusal));
    const lock = new FakeLock();
    locks.push(lock);
    return Promise.resolve(lock);
  };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
}

beforeEach(() => {
  locks.length = 0;
  refusal = null;
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  offerWakeLock();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

async function hold(active = true) {
  const hook = renderHook(({ on }) => useWakeLock(on), { initialProps: { on: active } });
  await settle();
  return hook;
}

/** The browser releases the lock of a page that hides. */
async function show(next: DocumentVisibilityState) {
  visibility = next;
  if (next === 'hidden') void locks.at(-1)?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

const reason = () => {
  const lock = wakeLock.get();
  return lock.kind === 'unavailable' ? lock.reason : lock.kind;
};

describe('the wake lock', () => {
  it('is held while active, and released after', async () => {
    const hook = await hold();
    expect(wakeLock.get()).toEqual({ kind: 'held', since: expect.any(Number) });
    hook.rerender({ on: false });
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(wakeLock.get().kind).toBe('idle');
  });

  it('is not requested while inactive', async () => {
    await hold(false);
    expect(locks).toHaveLength(0);
    expect(wakeLock.get().kind).toBe('idle');
  });

  it('is shared by all holders, until the last lets go', async () => {
    const first = await hold();
    const second = await hold();
    first.unmount();
    expect(locks).toHaveLength(1);
    expect(wakeLock.get().kind).toBe('held');
    second.unmount();
    expect(locks[0]?.released).toBe(true);
  });

  it('is lost while the page is hidden, and requested again when it shows', async () => {
    await hold();
    await show('hidden');
    expect(reason()).toBe('released: the page is hidden');
    await act(() => vi.advanceTimersByTimeAsync(10 * retryMs));
    expect(locks).toHaveLength(1);
    await show('visible');
    expect(locks).toHaveLength(2);
    expect(reason()).toBe('held');
  });

  it('is requested again at once when the system releases one that was held for long', async () => {
    await hold();
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    void locks[0]?.release();
    expect(reason()).toBe('released by the system');
    await settle();
    expect(locks).toHaveLength(2);
    expect(reason()).toBe('held');
  });

  it('is requested at most every 30 s from a system that releases it each time', async () => {
    await hold();
    for (let time = 0; time < 5; time += 1) {
      void locks.at(-1)?.release();
      await settle();
    }
    expect(locks).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    expect(locks).toHaveLength(2);
  });

  it('says how it was refused, and retries', async () => {
    refusal = 'NotAllowedError';
    await hold();
    expect(reason()).toBe('refused: NotAllowedError');
    refusal = null;
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    expect(reason()).toBe('held');
  });

  it('that is granted after the last holder let go is released', async () => {
    const hook = renderHook(() => useWakeLock(true));
    hook.unmount();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(wakeLock.get().kind).toBe('idle');
  });

  it.each([
    [true, 'not supported by this browser'],
    [false, 'not a secure page (http)'],
  ])('says why there is none (secure page: %j)', async (isSecure, words) => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    vi.stubGlobal('isSecureContext', isSecure);
    await hold();
    expect(reason()).toBe(words);
    vi.unstubAllGlobals();
  });
});

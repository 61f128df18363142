import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readWakeLock, retryMs, useWakeLock } from './wake-lock.ts';

/** A lock as the browser gives it out, which the system can take away. */
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

/** The browser takes the lock from a page that hides, and says so. */
async function show(next: DocumentVisibilityState) {
  visibility = next;
  if (next === 'hidden') void locks.at(-1)?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

const why = () => {
  const lock = readWakeLock();
  return lock.kind === 'lacking' ? lock.why : lock.kind;
};

describe('the wake lock', () => {
  it('is held while it is wanted, and given back after', async () => {
    const hook = await hold();
    expect(readWakeLock()).toEqual({ kind: 'held', since: expect.any(Number) });
    hook.rerender({ on: false });
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(readWakeLock().kind).toBe('idle');
  });

  it('is not asked for where it is not wanted', async () => {
    await hold(false);
    expect(locks).toHaveLength(0);
    expect(readWakeLock().kind).toBe('idle');
  });

  it('is one, however many want it, until the last has enough', async () => {
    const first = await hold();
    const second = await hold();
    first.unmount();
    expect(locks).toHaveLength(1);
    expect(readWakeLock().kind).toBe('held');
    second.unmount();
    expect(locks[0]?.released).toBe(true);
  });

  it('is gone while the page is hidden, and asked for again when it shows', async () => {
    await hold();
    await show('hidden');
    expect(why()).toBe('released: the page is hidden');
    await act(() => vi.advanceTimersByTimeAsync(10 * retryMs));
    expect(locks).toHaveLength(1);
    await show('visible');
    expect(locks).toHaveLength(2);
    expect(why()).toBe('held');
  });

  it('is asked for again at once when the system takes one that was held for long', async () => {
    await hold();
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    void locks[0]?.release();
    expect(why()).toBe('released by the system');
    await settle();
    expect(locks).toHaveLength(2);
    expect(why()).toBe('held');
  });

  it('is not fought over with a system that takes it each time', async () => {
    await hold();
    for (let time = 0; time < 5; time += 1) {
      void locks.at(-1)?.release();
      await settle();
    }
    expect(locks).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    expect(locks).toHaveLength(2);
  });

  it('says how it was refused, and tries again', async () => {
    refusal = 'NotAllowedError';
    await hold();
    expect(why()).toBe('refused: NotAllowedError');
    refusal = null;
    await act(() => vi.advanceTimersByTimeAsync(retryMs));
    expect(why()).toBe('held');
  });

  it('that comes when nobody wants it any more is given back', async () => {
    const hook = renderHook(() => useWakeLock(true));
    hook.unmount();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(readWakeLock().kind).toBe('idle');
  });

  it.each([
    [true, 'not supported by this browser'],
    [false, 'not a secure page (http)'],
  ])('says why there is none, secure page: %j', async (isSecure, words) => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    vi.stubGlobal('isSecureContext', isSecure);
    await hold();
    expect(why()).toBe(words);
    vi.unstubAllGlobals();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake, retryMs } from './wake-lock.ts';

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
  release?.();
  release = undefined;
  Reflect.deleteProperty(navigator, 'wakeLock');
});

let release: (() => void) | undefined;
const settle = () => vi.advanceTimersByTimeAsync(0);

async function hold() {
  release = keepAwake();
  await settle();
}

/** The browser releases the lock of a page that hides. */
async function show(next: DocumentVisibilityState) {
  visibility = next;
  if (next === 'hidden') void locks.at(-1)?.release();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
}

const isHeld = () => locks.some(({ released }) => !released);

describe('the wake lock', () => {
  it('is kept until it is stopped', async () => {
    await hold();
    expect(isHeld()).toBe(true);
    release?.();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    expect(locks).toHaveLength(1);
  });

  it('is lost while the page is hidden, and requested again when it shows', async () => {
    await hold();
    await show('hidden');
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    expect(locks).toHaveLength(1);
    await show('visible');
    expect(locks).toHaveLength(2);
    expect(isHeld()).toBe(true);
  });

  it('is requested again at once when the system releases one that was held for long', async () => {
    await hold();
    await vi.advanceTimersByTimeAsync(retryMs);
    void locks[0]?.release();
    await settle();
    expect(locks).toHaveLength(2);
    expect(isHeld()).toBe(true);
  });

  it('is requested at most every 30 s from a system that releases it each time', async () => {
    await hold();
    for (let time = 0; time < 5; time += 1) {
      void locks.at(-1)?.release();
      await settle();
    }
    expect(locks).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(locks).toHaveLength(2);
  });

  it('is requested again after a refusal', async () => {
    refusal = 'NotAllowedError';
    await hold();
    expect(isHeld()).toBe(false);
    refusal = null;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(isHeld()).toBe(true);
  });

  it('is released if it is granted after the stop', async () => {
    keepAwake()();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
  });

  it('is not requested of a browser without one', async () => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    await hold();
    await show('visible');
    expect(locks).toEqual([]);
  });
});

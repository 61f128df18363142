import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAwake, retryMs, wakeLock } from './wake-lock.ts';

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

const reason = () => {
  const lock = wakeLock.get();
  return lock.kind === 'unavailable' ? lock.reason : lock.kind;
};

describe('the wake lock', () => {
  it('is kept until it is stopped', async () => {
    await hold();
    expect(wakeLock.get()).toEqual({ kind: 'held', since: expect.any(Number) });
    release?.();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(wakeLock.get().kind).toBe('idle');
  });

  it('is lost while the page is hidden, and requested again when it shows', async () => {
    await hold();
    await show('hidden');
    expect(reason()).toBe('released: the page is hidden');
    await vi.advanceTimersByTimeAsync(10 * retryMs);
    expect(locks).toHaveLength(1);
    await show('visible');
    expect(locks).toHaveLength(2);
    expect(reason()).toBe('held');
  });

  it('is requested again at once when the system releases one that was held for long', async () => {
    await hold();
    await vi.advanceTimersByTimeAsync(retryMs);
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
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(locks).toHaveLength(2);
  });

  it('says how it was refused, and retries', async () => {
    refusal = 'NotAllowedError';
    await hold();
    expect(reason()).toBe('refused: NotAllowedError');
    refusal = null;
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(reason()).toBe('held');
  });

  it('is released if it is granted after the stop', async () => {
    keepAwake()();
    await settle();
    expect(locks.map(({ released }) => released)).toEqual([true]);
    expect(wakeLock.get().kind).toBe('idle');
  });

  it.each([
    [true, 'not supported by this browser'],
    [false, 'not a secure page (http)'],
  ])('names the reason where there is none (secure page: %j)', async (isSecure, words) => {
    Reflect.deleteProperty(navigator, 'wakeLock');
    vi.stubGlobal('isSecureContext', isSecure);
    await hold();
    expect(reason()).toBe(words);
    vi.unstubAllGlobals();
  });
});

import { useEffect, useSyncExternalStore } from 'react';
import { elapsedMs } from '../ui/clock/elapsed.ts';

/** Whether the screen is kept awake. */
export type WakeLockState =
  /** Nobody asks for it: only the wall does. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** `since` on the clock of `elapsedMs`. */
  | { readonly kind: 'held'; readonly since: number }
  | { readonly kind: 'lacking'; readonly why: string };

/** After a refusal, and between two locks that the system took away, this long passes. */
export const retryMs = 30_000;

let state: WakeLockState = { kind: 'idle' };
let holders = 0;
let lock: WakeLockSentinel | null = null;
let asking = false;
let requestedAt = -Infinity;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: WakeLockState): void {
  state = next;
  for (const listener of listeners) listener();
}

function isHidden(): boolean {
  return document.visibilityState !== 'visible';
}

/** Why it can't be asked for now; '' where it can. */
function obstacle(): string {
  if (!('wakeLock' in navigator))
    return globalThis.isSecureContext
      ? 'not supported by this browser'
      : 'not a secure page (http)';
  return isHidden() ? 'released: the page is hidden' : '';
}

async function acquire(): Promise<void> {
  clearTimeout(retry);
  if (holders === 0 || lock || asking) return;
  const why = obstacle();
  if (why !== '') return set({ kind: 'lacking', why });
  asking = true;
  requestedAt = elapsedMs();
  set({ kind: 'asking' });
  try {
    keep(await navigator.wakeLock.request('screen'));
  } catch (error) {
    const name = error instanceof Error ? error.name : 'Error';
    set(
      holders === 0 ? { kind: 'idle' } : { kind: 'lacking', why: obstacle() || `refused: ${name}` },
    );
    // A battery that is low today is charged tomorrow.
    retryLater();
  } finally {
    asking = false;
  }
}

function keep(granted: WakeLockSentinel): void {
  if (holders === 0) {
    void granted.release();
    set({ kind: 'idle' });
    return;
  }
  lock = granted;
  granted.addEventListener('release', () => {
    // One that was given back is not missed.
    if (lock !== granted) return;
    lock = null;
    set({ kind: 'lacking', why: obstacle() || 'released by the system' });
    retryLater();
  });
  set({ kind: 'held', since: elapsedMs() });
}

/** Asks again, at once where the last time is long ago; a hidden page is asked for when it shows. */
function retryLater(): void {
  clearTimeout(retry);
  if (holders === 0 || isHidden()) return;
  retry = setTimeout(() => void acquire(), Math.max(0, requestedAt + retryMs - elapsedMs()));
}

function onVisibility(): void {
  if (!isHidden()) void acquire();
}

/** Keeps the screen awake, whatever happens in between, until the function that is returned is called. */
function keepAwake(): () => void {
  holders += 1;
  if (holders === 1) document.addEventListener('visibilitychange', onVisibility);
  void acquire();
  return () => {
    holders -= 1;
    if (holders > 0) return;
    document.removeEventListener('visibilitychange', onVisibility);
    clearTimeout(retry);
    const given = lock;
    lock = null;
    void given?.release();
    set({ kind: 'idle' });
  };
}

/**
 * Keeps the screen awake while `active`: asked for again when the page shows again and when the system has
 * taken the lock away. Where it can't be had the health view says why.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => (active ? keepAwake() : undefined), [active]);
}

export function readWakeLock(): WakeLockState {
  return state;
}

export function useWakeLockState(): WakeLockState {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readWakeLock);
}

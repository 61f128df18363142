import { elapsedMs } from '../ui/clock.ts';
import { createStore } from '../ui/store.ts';

type WakeLockState =
  /** Not requested: only the wall does. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'requesting' }
  | { readonly kind: 'held'; readonly since: number }
  | { readonly kind: 'unavailable'; readonly reason: string };

export const wakeLock = createStore<WakeLockState>({ kind: 'idle' });

/** The least time between two requests that follow a refusal or a release, in ms. */
export const retryMs = 30_000;

const isHidden = () => document.visibilityState !== 'visible';

/** Why a request cannot succeed now; '' where it can. */
function obstacle(): string {
  if (!('wakeLock' in navigator))
    return globalThis.isSecureContext
      ? 'not supported by this browser'
      : 'not a secure page (http)';
  return isHidden() ? 'released: the page is hidden' : '';
}

/** Keeps the screen awake; requests again when the page shows or the system took the lock. Returns a function that stops it. */
export function keepAwake(): () => void {
  let isOver = false;
  let isRequesting = false;
  let lock: WakeLockSentinel | null = null;
  let requestedAt = -Infinity;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function request(): Promise<void> {
    clearTimeout(retry);
    if (lock || isRequesting) return;
    const reason = obstacle();
    if (reason !== '') return wakeLock.set({ kind: 'unavailable', reason });
    isRequesting = true;
    requestedAt = elapsedMs();
    wakeLock.set({ kind: 'requesting' });
    try {
      hold(await navigator.wakeLock.request('screen'));
    } catch (error) {
      lose(`refused: ${error instanceof Error ? error.name : 'Error'}`);
    } finally {
      isRequesting = false;
    }
  }

  function hold(granted: WakeLockSentinel): void {
    if (isOver) return void granted.release();
    lock = granted;
    granted.addEventListener('release', () => {
      lock = null;
      lose('released by the system');
    });
    wakeLock.set({ kind: 'held', since: elapsedMs() });
  }

  function lose(reason: string): void {
    if (isOver) return;
    wakeLock.set({ kind: 'unavailable', reason: obstacle() || reason });
    clearTimeout(retry);
    if (isHidden()) return;
    retry = setTimeout(() => void request(), Math.max(0, requestedAt + retryMs - elapsedMs()));
  }

  const onVisibilityChange = () => {
    if (!isHidden()) void request();
  };
  document.addEventListener('visibilitychange', onVisibilityChange);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    clearTimeout(retry);
    void lock?.release();
    wakeLock.set({ kind: 'idle' });
  };
}

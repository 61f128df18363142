/** The least time between two requests that follow a refusal or a release, in ms. */
export const retryMs = 30_000;

const isHidden = () => document.visibilityState !== 'visible';

/** Keeps the screen awake; requests again when the page shows or the system took the lock. Returns a function that stops it. */
export function keepAwake(): () => void {
  let isOver = false;
  let isRequesting = false;
  let lock: WakeLockSentinel | null = null;
  let requestedAt = -Infinity;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function request(): Promise<void> {
    clearTimeout(retry);
    // Browsers have none on a page over http.
    if (lock || isRequesting || isHidden() || !('wakeLock' in navigator)) return;
    isRequesting = true;
    requestedAt = Date.now();
    try {
      hold(await navigator.wakeLock.request('screen'));
    } catch {
      retryLater();
    } finally {
      isRequesting = false;
    }
  }

  function hold(granted: WakeLockSentinel): void {
    if (isOver) return void granted.release();
    lock = granted;
    granted.addEventListener('release', () => {
      lock = null;
      retryLater();
    });
  }

  function retryLater(): void {
    clearTimeout(retry);
    if (isOver || isHidden()) return;
    retry = setTimeout(() => void request(), Math.max(0, requestedAt + retryMs - Date.now()));
  }

  const onVisibilityChange = () => void request();
  document.addEventListener('visibilitychange', onVisibilityChange);
  void request();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibilityChange);
    clearTimeout(retry);
    void lock?.release();
  };
}

import { isWall } from '../paths.ts';
import { safeStorage } from '../ui/store.ts';
import { showMessage } from './message.ts';
import { isPageServed } from './served.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** The app's script threw if it has run and the app is not there after this time, in ms. */
const startsWithinMs = 10_000;

const storage = safeStorage('session');
const storageKey = 'reloads';

const after = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Reloads a page whose script or styles were lost, and for other code the wall and a tab that nobody has used: many
 * browsers never retry an import that failed once.
 */
export function reloadForLostFiles(): void {
  let isLost = false;
  let isUsed = false;
  let isWaiting = false;
  // WebKit keeps a preload that failed, even over a reload, until the file is fetched anew.
  const lostPreloads = new Set<string>();

  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isUsed = true), { capture: true, once: true });
  addEventListener('vite:preloadError', () => {
    for (const url of lostPreloads) void fetch(url, { cache: 'reload' }).catch(() => undefined);
    void reload();
  });
  // The events of a file do not bubble.
  document.addEventListener('error', ({ target }) => onError(target), true);
  document.addEventListener('load', ({ target }) => isOwnFile(target) && onLoad(target), true);
  setTimeout(expectStarted, minuteMs);

  function onError(target: EventTarget | null): void {
    if (isOwnFile(target)) lose();
    else if (target instanceof HTMLLinkElement && target.rel === 'modulepreload')
      lostPreloads.add(target.href);
  }

  function onLoad(file: HTMLScriptElement | HTMLLinkElement): void {
    if (file instanceof HTMLScriptElement) setTimeout(expectStarted, startsWithinMs);
    // HTML in place of styles raises no error.
    else if (!file.sheet?.cssRules.length) lose();
  }

  function expectStarted(): void {
    if (!isStarted()) lose();
  }

  function lose(): void {
    isLost = true;
    void reload();
    if (isStarted()) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Try again';
    button.addEventListener('click', () => location.reload());
    showMessage('The page could not start.', () => 'Retrying automatically.', button);
  }

  // Nothing reloads by itself in a supervisor's tab (C31).
  const isInUse = () => isUsed && !isLost && !isWall(location);

  async function reload(waitMs = reloadWaitMs()): Promise<void> {
    if (isWaiting || isInUse()) return;
    isWaiting = true;
    await after(waitMs);
    const isServed = await isPageServed();
    isWaiting = false;
    if (!isServed) {
      void reload(minuteMs);
    } else if (!isInUse()) {
      storage.set(storageKey, [...recentReloads(), Date.now()].join(' '));
      location.reload();
    }
  }
}

const isStarted = () => document.documentElement.dataset['app'] === 'ready';

/** Whether it is the app's script or style sheet. An extension adds some of its own. */
const isOwnFile = (target: EventTarget | null): target is HTMLScriptElement | HTMLLinkElement =>
  target instanceof Element &&
  target.matches('script[type=module][src^="/"], link[rel=stylesheet][href^="/"]');

/** The time until this tab may reload by itself, in ms: once a minute, three times an hour. */
export function reloadWaitMs(): number {
  const times = recentReloads();
  const [first = 0] = times;
  // Where storage is blocked, the page may just have been reloaded.
  const last = times.at(-1) ?? (storage.set(storageKey, '') ? 0 : Date.now());
  return Math.max(0, (times.length < 3 ? last + minuteMs : first + hourMs) - Date.now());
}

/** The times of this tab's last reloads within an hour, at most three, in ms. */
function recentReloads(): readonly number[] {
  const isRecent = (ms: number) => Date.now() - hourMs < ms && ms <= Date.now();
  const stored = storage.get(storageKey)?.match(/\d+/g) ?? [];
  return stored.map(Number).filter(isRecent).slice(-3);
}

import { safeStorage } from '../ui/store.ts';
import { isReloaded } from './route-change.ts';

const storage = safeStorage('session');
const scrollKey = 'scroll-before-reload';
/** How long a reloaded page may take to get its data, in ms. */
const loadsForMs = 10_000;

// Right after the event the browser would still scroll.
const scrollsAgain = () =>
  setTimeout(() => {
    history.scrollRestoration = 'auto';
  });

/**
 * The browser keeps the scroll positions of a page's history, except of an entry that a dialog was opened over, and over a
 * reload (C47): there it restores the position before the data has made the page as long as it was. That is done
 * here until a person acts. Returns an unsubscribe function.
 */
export function keepScroll(): () => void {
  addEventListener('popstate', scrollsAgain);
  const keep = () => storage.set(scrollKey, `${location.pathname} ${window.scrollY}`);
  addEventListener('pagehide', keep);
  const [path, top] = (isReloaded() && storage.get(scrollKey)?.split(' ')) || [];
  const observer = new ResizeObserver(() => window.scrollTo({ top: Number(top) }));
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    observer.disconnect();
  };
  if (path === location.pathname && Number(top) > 0) {
    observer.observe(document.body);
    setTimeout(end, loadsForMs);
    for (const input of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
      addEventListener(input, end, { passive: true, signal: ended.signal });
  }
  return () => {
    end();
    removeEventListener('pagehide', keep);
    removeEventListener('popstate', scrollsAgain);
  };
}

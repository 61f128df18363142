import { urlOf } from './domain/text/url.ts';
import { isScreenPath, paths } from './paths.ts';
import { safeStorage } from './ui/store.ts';

// A sign-in page on another site is not told which page it leads back to, since paths and queries hold names (C49).
// This tab keeps the place, and finds it again when it is back.

const storage = safeStorage('session');
const storageKey = 'return-place';

/** Keeps the page's place in this tab, and returns the URL to come back to: that of the app. */
export function keepPlace(): string {
  storage.set(storageKey, location.pathname + location.search + location.hash);
  // Back from the other site restores this page as it was.
  addEventListener('pageshow', () => storage.remove(storageKey), { once: true });
  return location.origin + paths.dashboard;
}

/** Goes to the kept place if this page is the app's own URL. Any other page is where somebody went instead. */
export function returnToPlace(): void {
  const place = storage.get(storageKey);
  if (place === null) return;
  storage.remove(storageKey);
  if (location.pathname !== paths.dashboard || location.search !== '') return;
  // The stored text may be anything.
  const url = urlOf(place, location.origin);
  if (url?.origin === location.origin && isScreenPath(url.pathname))
    history.replaceState(null, '', url);
}

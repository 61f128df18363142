import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { slugOf } from '../domain/text/format.ts';
import { paths, placeAt } from '../paths.ts';
import { safeStorage } from '../ui/store.ts';
import { usePlace } from './location.ts';

interface ShownScreens {
  readonly path: string | null;
  readonly places: ReadonlyMap<string, number>;
  /** Whether it was left by a link; else through the browser's history. */
  readonly isLeft: boolean;
  /** Whether the page was loaded at its scroll position of before: no section is scrolled to. */
  readonly isKept: boolean;
}

const noScreens: ShownScreens = {
  path: null,
  places: new Map(),
  isLeft: false,
  isKept: false,
};

const storage = safeStorage('session');
const placesKey = 'scroll-positions';

/** The scroll positions before a reload, or before the browser came back to the app (rulings C47). */
export function keptScreens(): ShownScreens {
  const [navigation] = performance.getEntriesByType('navigation');
  if (
    !navigation ||
    !['reload', 'back_forward'].includes(Reflect.get(navigation, 'type') as string)
  )
    return noScreens;
  try {
    const kept = JSON.parse(storage.get(placesKey) ?? '[]') as [string, number][];
    return { ...noScreens, places: new Map(kept) };
  } catch {
    return noScreens;
  }
}

const personPage = `${paths.dashboard}?`;

export const ShownScreensContext = createContext<{ current: ShownScreens } | null>(null);

export function useShownScreens(): { current: ShownScreens } {
  const shownRef = use(ShownScreensContext);
  if (!shownRef) throw new Error('There is no ShownScreensContext');
  return shownRef;
}

/** Remembers each screen's scroll position and whether a link was followed; returns an unsubscribe function. */
export function watchScreens(shownRef: { current: ShownScreens }): () => void {
  const keep = () => {
    const { path, places } = shownRef.current;
    if (path === null) return;
    shownRef.current = {
      ...shownRef.current,
      places: new Map(places).set(path, window.scrollY),
    };
  };
  const onScroll = () => {
    // The next screen may still be loading, and short.
    if (shownRef.current.path === placeAt(location)) keep();
  };
  const onPush = () => {
    shownRef.current = { ...shownRef.current, isKept: false };
    if (shownRef.current.path === placeAt(location)) return;
    keep();
    shownRef.current = { ...shownRef.current, isLeft: true };
  };
  const onHide = () => {
    onScroll();
    storage.set(placesKey, JSON.stringify([...shownRef.current.places]));
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  // 'pushState' is wouter's event; at 'popstate' its listeners have already rendered the other screen.
  window.addEventListener('pushState', onPush);
  window.addEventListener('pagehide', onHide);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pushState', onPush);
    window.removeEventListener('pagehide', onHide);
  };
}

/**
 * For a screen's heading, which takes the focus after a route change. A new screen starts at its top; one from the
 * browser's history keeps its scroll position.
 */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePlace();
  const shownRef = useShownScreens();
  useEffect(() => {
    const { path: before, places, isLeft } = shownRef.current;
    const now = placeAt(location);
    const top = places.get(now);
    shownRef.current = { ...shownRef.current, path: now, isLeft: false };
    if (before === now) return;
    const isKept = before === null && top !== undefined;
    shownRef.current = { ...shownRef.current, isKept };
    if (isKept) return scrollTo(top, loadsForMs);
    if (before === null) return;
    // Between two people's pages the used control may stay and keep the focus.
    const isSameScreen = before.startsWith(personPage) && now.startsWith(personPage);
    if (document.activeElement === document.body || (isSameScreen && isLeft))
      heading.current?.focus({ preventScroll: true });
    if (isSameScreen && !isLeft) return;
    if (location.hash !== '') {
      const id = location.hash.slice(1);
      // The dashboard scrolls by itself, once the card is drawn.
      if (document.getElementById(id)?.dataset['card']) scrollToSection(id);
      return;
    }
    return scrollTo(isLeft ? 0 : (top ?? 0));
  }, [shownRef, path]);
  return heading;
}

const growsForMs = 2_000;
/** After a reload the page has no data yet. */
const loadsForMs = 10_000;
/** After the position is reached, how long to wait for the next card that changes its height, in ms. */
const settlesForMs = 1_000;

/** Scrolls to a position, and again while the page grows, until that is reached or a person scrolls. */
function scrollTo(top: number, forMs = growsForMs): (() => void) | undefined {
  window.scrollTo({ top });
  if (top === 0) return;
  const { style } = document.documentElement;
  // The browser would keep what is in view, which is not yet what was.
  style.overflowAnchor = 'none';
  let isReached = false;
  let timer = setTimeout(stop, forMs);
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top });
    isReached ||= Math.abs(window.scrollY - top) < 2;
    if (!isReached) return;
    clearTimeout(timer);
    timer = setTimeout(stop, settlesForMs);
  });
  const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  function stop() {
    style.overflowAnchor = '';
    clearTimeout(timer);
    observer.disconnect();
    for (const input of inputs) window.removeEventListener(input, stop);
  }
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

const markedForMs = 2_000;

/** Scrolls to a section of the dashboard, to a card ('validation-rules'), or to the top, focuses its heading, and outlines it for two seconds; false if it is missing. */
export function scrollToSection(section: string | undefined): boolean {
  if (!section) {
    window.scrollTo({ top: 0 });
    return true;
  }
  const cards = document.querySelectorAll<HTMLElement>('[data-card]');
  const target =
    document.querySelector<HTMLElement>(`#${CSS.escape(section)}`) ??
    Array.from(cards).find(({ dataset }) => slugOf(dataset['card'] ?? '') === section);
  if (!target) return false;
  target.querySelector<HTMLElement>('h3 > [aria-expanded="false"]')?.click();
  target.scrollIntoView();
  if (!document.querySelector('dialog[open]'))
    target.querySelector<HTMLElement>('h2, h3')?.focus({ preventScroll: true });
  const mark = String(performance.now());
  target.dataset['goal'] = mark;
  setTimeout(() => {
    if (target.dataset['goal'] === mark) delete target.dataset['goal'];
  }, markedForMs);
  return true;
}

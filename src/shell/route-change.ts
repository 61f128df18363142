import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { slugOf } from '../domain/text/words.ts';
import { paths, placeAt } from '../paths.ts';
import { usePlace } from './location.ts';

interface ShownScreens {
  readonly path: string | null;
  readonly places: ReadonlyMap<string, number>;
  /** Whether it was left by a link; else through the browser's history. */
  readonly isLeft: boolean;
}

export const noScreens: ShownScreens = { path: null, places: new Map(), isLeft: false };

const personPage = `${paths.dashboard}?`;

export const ShownScreensContext = createContext<{ current: ShownScreens }>({ current: noScreens });

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
    if (shownRef.current.path === placeAt(location)) return;
    keep();
    shownRef.current = { ...shownRef.current, isLeft: true };
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  // 'pushState' is wouter's event; at 'popstate' its listeners have already rendered the other screen.
  window.addEventListener('pushState', onPush);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pushState', onPush);
  };
}

/**
 * For a screen's heading, which takes the focus after a route change. A new screen starts at its top; one from the
 * browser's history keeps its scroll position.
 */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePlace();
  const shownRef = use(ShownScreensContext);
  useEffect(() => {
    const { path: before, places, isLeft } = shownRef.current;
    const now = placeAt(location);
    shownRef.current = { path: now, places, isLeft: false };
    if (before === null || before === now) return;
    // Between two people's pages the used control may stay and keep the focus.
    const isSameScreen = before.startsWith(personPage) && now.startsWith(personPage);
    if (document.activeElement === document.body || (isSameScreen && isLeft))
      heading.current?.focus({ preventScroll: true });
    if (isSameScreen && !isLeft) return;
    if (location.hash !== '') return;
    return scrollTo(isLeft ? 0 : (places.get(now) ?? 0));
  }, [shownRef, path]);
  return heading;
}

const growsForMs = 2_000;

/** Scrolls to a position, and again while the page grows, until that is reached or a person scrolls. */
function scrollTo(top: number): (() => void) | undefined {
  window.scrollTo({ top });
  if (top === 0) return;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, growsForMs);
  const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  function stop() {
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

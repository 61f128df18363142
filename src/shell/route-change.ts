import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import { usePathname } from './location.ts';

/** What is known of the screens that were shown; it outlives them. */
interface ShownScreens {
  /** The path of the one that was shown last. */
  readonly path: string | null;
  /** How far down the page each stood last, in px. */
  readonly places: ReadonlyMap<string, number>;
  /** Whether a link led on from it; else it is the browser that goes through its history. */
  readonly isLeft: boolean;
}

export const noScreens: ShownScreens = { path: null, places: new Map(), isLeft: false };

export const ShownScreensContext = createContext<{ current: ShownScreens }>({ current: noScreens });

/** Remembers where each screen stands, and whether a link is followed; gives what ends it. */
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
    // What comes may still be on its way, and short.
    if (shownRef.current.path === location.pathname) keep();
  };
  const onPush = () => {
    if (shownRef.current.path === location.pathname) return;
    keep();
    shownRef.current = { ...shownRef.current, isLeft: true };
  };
  window.addEventListener('scroll', onScroll, { passive: true });
  // An event of wouter's. Of 'popstate' its own listeners hear first, and have drawn the other screen by then.
  window.addEventListener('pushState', onPush);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('pushState', onPush);
  };
}

/**
 * For the heading of a screen. A screen that is come to begins at its top, one that is come back to stands where it
 * was left. What had the focus on the screen before may be gone with it: the focus then goes to the heading, so that
 * reading and tabbing go on there. It is taken from nothing that is still there.
 */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePathname();
  const shownRef = use(ShownScreensContext);
  useEffect(() => {
    const { path: before, places, isLeft } = shownRef.current;
    const now = location.pathname;
    shownRef.current = { path: now, places, isLeft: false };
    if (before === null || before === now) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    // A section says itself where it is.
    if (location.hash !== '') return;
    return scrollTo(isLeft ? 0 : (places.get(now) ?? 0));
  }, [shownRef, path]);
  return heading;
}

const growsForMs = 2_000;

/** Scrolls there, and again while the page grows until it reaches so far down, or until somebody else scrolls. */
function scrollTo(top: number): (() => void) | undefined {
  window.scrollTo({ top });
  if (top === 0) return;
  const observer = new ResizeObserver(() => {
    window.scrollTo({ top });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(stop, growsForMs);
  const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
    for (const hand of hands) window.removeEventListener(hand, stop);
  }
  for (const hand of hands) window.addEventListener(hand, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

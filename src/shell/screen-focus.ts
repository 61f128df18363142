import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import { usePathname } from '../paths.ts';

/** The path of the screen that was shown last; it outlives the screens. */
export const ShownPath = createContext<{ current: string | null }>({ current: null });

/**
 * For the heading of a screen. What had the focus on the screen before may be gone with it: the focus then goes to
 * the heading, so that reading and tabbing go on there. It is taken from nothing that is still there.
 */
export function useScreenHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePathname();
  const shownRef = use(ShownPath);
  useEffect(() => {
    const before = shownRef.current;
    shownRef.current = path;
    if (before === null || before === path || document.activeElement !== document.body) return;
    // Where the page is scrolled to after 'Back' is the browser's to say.
    heading.current?.focus({ preventScroll: true });
  }, [shownRef, path]);
  return heading;
}

import { useCallback, useEffect, useRef } from 'react';
import { useHash } from '../../shell/location.ts';
import { scrollToSection, useShownScreens } from '../../shell/route-change.ts';

/**
 * Scrolls to the section of the hash (rulings C1) when the route opens and when the hash changes. Returns a
 * function that tries again, for a section that was not drawn yet.
 */
export function useScrollToHash(): () => void {
  const hash = useHash();
  const reached = useRef('');
  const shownRef = useShownScreens();
  const scroll = useCallback(() => {
    if (hash === reached.current) return;
    const isReached = hash === '' || shownRef.current.isKept || scrollToSection(hash);
    reached.current = isReached ? hash : '';
  }, [hash, shownRef]);
  useEffect(scroll, [scroll]);
  useEffect(() => {
    // wouter's event. A link to the section that is already in the URL changes no hash.
    const scrollAgain = () => {
      reached.current = '';
      if (location.hash.slice(1) === hash) scroll();
    };
    addEventListener('pushState', scrollAgain);
    return () => removeEventListener('pushState', scrollAgain);
  }, [hash, scroll]);
  return scroll;
}

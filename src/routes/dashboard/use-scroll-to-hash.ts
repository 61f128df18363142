import { use, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useHash } from '../../shell/location.ts';
import { isReloaded, LastPlaceContext, scrollToSection } from '../../shell/route-change.ts';

/**
 * Scrolls to the section of the hash (C1) when the route opens and when the hash changes; a reloaded page keeps its
 * place. Returns a function that tries again, for a section that was not drawn yet.
 */
export function useScrollToHash(): () => void {
  const hash = useHash();
  const lastRef = use(LastPlaceContext);
  const reached = useRef('');
  useLayoutEffect(() => {
    if (lastRef.current === null && isReloaded()) reached.current = hash;
  }, [lastRef, hash]);
  const scroll = useCallback(() => {
    if (hash === reached.current) return;
    reached.current = hash === '' || scrollToSection(hash) ? hash : '';
  }, [hash]);
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

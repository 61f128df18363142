import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { useSearchText } from '../../shell/location.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';

/** Browsers ignore more than a hundred changes of the URL in 30 s. */
const writeEveryMs = 500;

/** The moment that is shown, as the URL spells it, and how to choose another; the URL follows at a pace that browsers allow. */
export function useAt(): readonly [at: string, choose: (at: string) => void] {
  const inUrl = useSearchText('at');
  const [own, setOwn] = useState({ at: inUrl, over: inUrl });
  const at = own.over === inUrl ? own.at : inUrl;
  const writtenAt = useRef(-Infinity);
  if (own.over !== inUrl) setOwn({ at: inUrl, over: inUrl });
  useEffect(() => {
    if (at === inUrl) return undefined;
    const write = () => {
      writtenAt.current = elapsedMs();
      const url = new URL(location.href);
      url.searchParams.set('at', at);
      const search = url.search.replaceAll('%3A', ':');
      navigate(url.pathname + search + url.hash, { replace: true });
    };
    const timer = setTimeout(write, Math.max(0, writtenAt.current + writeEveryMs - elapsedMs()));
    return () => clearTimeout(timer);
  }, [at, inUrl]);
  const choose = useCallback((next: string) => setOwn({ at: next, over: inUrl }), [inUrl]);
  return [at, choose];
}

/** Goes back to the live dashboard. */
export function useEnd(): () => void {
  const [, go] = useLocation();
  return useCallback(() => go(paths.dashboard, { replace: true }), [go]);
}

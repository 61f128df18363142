import { useCallback, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { paths } from '../../paths.ts';
import { useSearchText } from '../../shell/location.ts';

/** Browsers ignore more than a hundred changes of the URL in 30 s. */
const writeAfterMs = 400;

/** The moment that is shown, as the URL spells it, and how to choose another; the URL follows soon after the last choice. */
export function useAt(): readonly [at: string, choose: (at: string) => void] {
  const inUrl = useSearchText('at');
  const [own, setOwn] = useState({ at: inUrl, over: inUrl });
  const at = own.over === inUrl ? own.at : inUrl;
  if (own.over !== inUrl) setOwn({ at: inUrl, over: inUrl });
  useEffect(() => {
    if (at === inUrl) return undefined;
    const write = () => {
      const url = new URL(location.href);
      url.searchParams.set('at', at);
      const search = url.search.replaceAll('%3A', ':');
      navigate(url.pathname + search + url.hash, { replace: true });
    };
    const timer = setTimeout(write, writeAfterMs);
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

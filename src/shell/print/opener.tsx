import { use, useEffect } from 'react';
import { lazyComponent, onFirst } from '../../ui/lazy-component.ts';
import { useStore } from '../../ui/store.ts';
import { ReportWantedContext } from './report-wanted.ts';

const print = lazyComponent(async () => (await import('./index.tsx')).Print);

/** Prepares the page for paper. Somebody who prints has pointed or pressed a key: the code is fetched then. */
export function LazyPrint() {
  print.useIsLoaded(useStore(use(ReportWantedContext)));
  useEffect(() => onFirst(['pointermove', 'pointerdown', 'keydown'], print.preload), []);
  return <print.Component />;
}

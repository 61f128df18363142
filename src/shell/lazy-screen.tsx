import { useEffect, useState, type ComponentType } from 'react';
import { deadlineMs } from '../api/client.ts';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
import { useUpdates } from './updates/updates-context.ts';

/** After a failed load the code is asked for again by itself: first so soon, at last so seldom, in ms. */
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

/**
 * A screen whose code is fetched when it is first shown. Unlike React.lazy, which keeps a failed load for
 * ever, it asks again: when a person says so, and by itself (issue 4 item 3).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | null = null;
  return function LazyScreen(props: P) {
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(0);
    const [, setReady] = useState(Loaded !== null);
    const { look } = useUpdates();

    useEffect(() => {
      if (Loaded) return undefined;
      const fail = () => setFailures((count) => count + 1);
      // What never arrives has failed too, though it is still welcome when it does.
      const deadline = setTimeout(fail, deadlineMs);
      load()
        .then((component) => {
          Loaded = component;
          return setReady(true);
        })
        .catch(fail)
        .finally(() => clearTimeout(deadline));
      return () => clearTimeout(deadline);
    }, [tries]);

    useEffect(() => {
      if (failures === 0) return undefined;
      // It may be gone because another build is published.
      look();
      const wait = Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs);
      const timer = setTimeout(() => setTries((count) => count + 1), wait);
      return () => clearTimeout(timer);
    }, [failures, look]);

    if (Loaded) return <Loaded {...props} />;
    if (failures > 0)
      return <ScreenNotLoaded failures={failures} onRetry={() => setTries(tries + 1)} />;
    return (
      <p role="status" data-loading-screen className="text-small text-ink-2 py-6">
        Loading screen...
      </p>
    );
  };
}

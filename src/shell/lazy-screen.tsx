import { useEffect, useState, type ComponentType } from 'react';
import { deadlineMs } from '../api/client.ts';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
import { useUpdates } from './updates/updates-context.ts';

/** After a failed load the code is asked for again by itself: first so soon, at last so seldom, in ms. */
const firstRetryMs = 5_000;
const lastRetryMs = 60_000;

const loads = new Map<string, () => Promise<void>>();

/** Fetches the code of a screen before it is drawn; that it does not come the screen itself will say. */
export async function loadScreen(name: string): Promise<void> {
  await loads
    .get(name)?.()
    .catch(() => undefined);
}

/**
 * A screen whose code is fetched when it is first shown. Unlike React.lazy, which keeps a failed load for
 * ever, it asks again: when a person says so, and by itself (issue 4 item 3).
 * @param name what `loadScreen` knows it by; the name of its folder in src/routes
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>, name?: string) {
  let Loaded: ComponentType<P> | null = null;
  const ask = async () => {
    Loaded = await load();
  };
  if (name !== undefined) loads.set(name, ask);
  return function LazyScreen(props: P) {
    const [failures, setFailures] = useState(0);
    const [tries, setTries] = useState(0);
    const [, setReady] = useState(Loaded !== null);
    const { look } = useUpdates();

    useEffect(() => {
      if (Loaded) {
        // It may have come between the drawing and this.
        setReady(true);
        return undefined;
      }
      const fail = () => setFailures((count) => count + 1);
      // What never arrives has failed too, though it is still welcome when it does.
      const deadline = setTimeout(fail, deadlineMs);
      ask()
        .then(() => setReady(true))
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

import { type ComponentType, createElement, useEffect, useState } from 'react';
import { deadlineMs } from '../api/client.ts';
import { Button } from '../ui/button.tsx';
import { createStore, useStore } from '../ui/store.ts';
import { useUpdates } from './updates-context.ts';

const retryMs = 5_000;
const idleWithinMs = 500;

/** A screen whose code is fetched when it is first shown, or before by `preload`, which never rejects. */
export type LazyScreen<P extends object> = ComponentType<P> & {
  readonly preload: () => Promise<void>;
};

type Load<P extends object> = () => Promise<ComponentType<P>>;

/** Makes a lazy screen; `Waiting` stands in its place. Unlike React.lazy, which keeps a failed load, it retries: on request and by itself. */
export function lazyScreen<P extends object>(
  load: Load<P>,
  Waiting: ComponentType<P> = LoadingScreen,
): LazyScreen<P> {
  return lazy(load, Waiting, false);
}

/** Makes a lazy part of a screen; its outline stands in its place. */
export function lazyPart<P extends object>(load: Load<P>, Outline: ComponentType<P>) {
  return lazy(load, Outline, true);
}

function LoadingScreen() {
  return (
    <p role="status" data-loading-screen className="text-small text-ink-2 py-6">
      Loading screen...
    </p>
  );
}

export function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(resolve, { timeout: idleWithinMs });
    else resolve(undefined);
  });
}

function lazy<P extends object>(
  load: Load<P>,
  Waiting: ComponentType<P>,
  isPart: boolean,
): LazyScreen<P> {
  const code = createStore<ComponentType<P> | null>(null);
  const fetchCode = async () => {
    const component = code.get() ?? (await load());
    code.set(() => component);
  };

  function Screen(props: P) {
    const [tries, setTries] = useState(0);
    const [failures, setFailures] = useState(0);
    const component = useStore(code);
    const isLoaded = component !== null;
    const { check } = useUpdates();

    useEffect(() => {
      if (isLoaded) return undefined;
      let isOver = false;
      // A try that is late and then fails is one failure.
      const fail = () => {
        if (isOver) return;
        isOver = true;
        setFailures(tries + 1);
        // The code may be gone because another build is published.
        check();
        clearTimeout(timer);
        timer = setTimeout(setTries, retryMs, tries + 1);
      };
      let timer = setTimeout(fail, deadlineMs);
      fetchCode().catch(fail);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }, [tries, isLoaded, check]);

    if (component) return createElement(component, props);
    if (failures > 0)
      return (
        <ScreenNotLoaded isPart={isPart} failures={failures} onRetry={() => setTries(tries + 1)} />
      );
    return createElement(Waiting, props);
  }

  return Object.assign(Screen, {
    preload: () => fetchCode().catch(() => undefined),
  });
}

interface ScreenNotLoadedProps {
  readonly isPart: boolean;
  readonly failures: number;
  readonly onRetry: () => void;
}

const refusal = "Couldn't reach the page yet. Try again in a moment.";

/** A screen whose code did not load: a deployment may have removed it, or the browser keeps a failed import. */
function ScreenNotLoaded({ isPart, failures, onRetry }: ScreenNotLoadedProps) {
  const { updates, reload } = useUpdates();
  const { build, phase } = updates;
  const isNew = build !== null;
  const offersReload = isNew || failures > 1;
  const Heading = isPart ? 'h2' : 'h1';
  const what = isPart ? 'This part of the screen' : 'This screen';
  const busy = phase === 'checking' || phase === 'reloading';
  return (
    <div
      role="alert"
      data-not-loaded
      className="grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center"
    >
      <Heading className="text-h1">
        {isNew ? 'A new version was published' : `${what} could not be loaded`}
      </Heading>
      <p className="text-small text-ink-2 max-w-[52ch] text-balance">
        {isNew
          ? `${what} is from an older version. Reload the page to use the new one.`
          : "Couldn't load. Retrying automatically. Nothing was changed on the server."}
      </p>
      {phase === 'refused' && <p className="text-small text-caution max-w-[52ch]">{refusal}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {!isNew && <Button onClick={onRetry}>Try Again</Button>}
        {offersReload && (
          <Button
            look={isNew ? 'primary' : 'secondary'}
            aria-disabled={busy}
            onClick={busy ? undefined : reload}
          >
            {busy ? 'Checking...' : 'Reload'}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Nobody touches the wall: a failed screen renders again after this long, in ms. */
export const failedRetryMs = 30_000;

interface ScreenFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of a screen that threw; the menu beside it still works. */
export function ScreenFailed({ error, onRetry }: ScreenFailedProps) {
  useEffect(() => {
    const timer = setTimeout(onRetry, failedRetryMs);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <div
      role="alert"
      className="grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center"
    >
      <h1 className="text-h1">This screen could not be shown</h1>
      <p className="text-small text-ink-2">
        An error occurred ({error.name}). Nothing was changed on the server. Retrying automatically.
      </p>
      <Button className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

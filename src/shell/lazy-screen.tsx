import { createElement, useEffect, useState, type ComponentType } from 'react';
import { deadlineMs } from '../api/client.ts';
import { createStore, useStore } from '../ui/store.ts';
import { ScreenNotLoaded } from './screen-not-loaded.tsx';
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

/** Makes a part of a screen whose code is fetched once the rest of it is drawn; its outline stands in its place. */
export function lazyPart<P extends object>(load: Load<P>, Outline: ComponentType<P>) {
  return lazy(
    async () => {
      await whenIdle();
      return load();
    },
    Outline,
    true,
  );
}

function LoadingScreen() {
  return (
    <p role="status" data-loading-screen className="text-small text-ink-2 py-6">
      Loading screen...
    </p>
  );
}

function whenIdle(): Promise<unknown> {
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

import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const retryMs = 5_000;
/** Code that takes longer counts as failed, but is used if it still arrives. */
const deadlineMs = 30_000;
const idleWithinMs = 500;

/** Loads code, and retries until it is loaded. */
export function loadUntilThere<T>(
  load: () => Promise<T>,
  onFailure: () => void = () => undefined,
): Promise<T> {
  return new Promise((resolve) => {
    let current = 0;
    let timer: ReturnType<typeof setTimeout>;
    const arrive = (code: T) => {
      current = Infinity;
      clearTimeout(timer);
      resolve(code);
    };
    const attempt = () => {
      const number = (current += 1);
      const fail = () => {
        if (number !== current) return;
        current += 1;
        clearTimeout(timer);
        timer = setTimeout(attempt, retryMs);
        onFailure();
      };
      clearTimeout(timer);
      timer = setTimeout(fail, deadlineMs);
      load().then(arrive, fail);
    };
    attempt();
  });
}

/** Calls back in an idle moment; where the browser has none, at once. Returns a function that cancels. */
export function whenIdle(run: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in globalThis)) {
    run();
    return undefined;
  }
  const id = requestIdleCallback(run, { timeout: idleWithinMs });
  return () => cancelIdleCallback(id);
}

export interface LoadState {
  readonly hasFailed: boolean;
}

/**
 * A component whose code is fetched when it is first drawn, or before by `preload`; until then `Waiting` is shown.
 * React.lazy would keep a failed load, and Suspense delays code that arrives soon after its fallback.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Waiting: ComponentType<NoInfer<P> & LoadState> = () => null,
) {
  const code = createStore<ComponentType<P> | null>(null);
  const failed = createStore(false);
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= loadUntilThere(load, () => failed.set(true)).then((component) =>
      code.set(() => component),
    ));

  function Lazy(props: P): ReactNode {
    const component = useStore(code);
    const hasFailed = useStore(failed);
    useEffect(() => void preload(), []);
    return component
      ? createElement(component, props)
      : createElement(Waiting, { ...props, hasFailed });
  }
  return Object.assign(Lazy, { preload });
}

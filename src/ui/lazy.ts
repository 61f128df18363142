import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const retryMs = 5_000;
/** Code that takes longer counts as failed, but is used if it still arrives. */
const deadlineMs = 30_000;
const idleWithinMs = 500;

/** Dispatched on the window when code could not be loaded twice: many browsers never retry an import that failed once. */
export const codeLostEvent = 'codelost';

/** Loads code, and retries until it is loaded. `onFailure` receives a function that retries at once. */
export function loadUntilThere<T>(
  load: () => Promise<T>,
  onFailure: (retry: () => void) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve) => {
    let current = 0;
    let failures = 0;
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
        failures += 1;
        if (failures > 1) dispatchEvent(new Event(codeLostEvent));
        onFailure(attempt);
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
  readonly failures: number;
  readonly retry: () => void;
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
  const state = createStore<LoadState>({ failures: 0, retry: () => undefined });
  let loading: Promise<void> | undefined;
  const preload = () =>
    (loading ??= loadUntilThere(load, (retry) =>
      state.set(({ failures }) => ({ failures: failures + 1, retry })),
    ).then((component) => code.set(() => component)));

  function Lazy(props: P): ReactNode {
    const component = useStore(code);
    const waiting = useStore(state);
    useEffect(() => void preload(), []);
    return component
      ? createElement(component, props)
      : createElement(Waiting, { ...props, ...waiting });
  }
  return Object.assign(Lazy, { preload });
}

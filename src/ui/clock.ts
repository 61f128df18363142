import { replaceEqualDeep } from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

let readClock = (): number => Date.now();

/** The time now, in ms: for dates and times of day. */
export function now(): number {
  return readClock();
}

/** Sets the clock of the simulated call center; called once, before the first render. */
export function setClock(clock: () => number): void {
  readClock = clock;
}

/** The instant of the last tick; the same for everything drawn between two ticks. */
export interface Moment {
  readonly now: number;
  /** The same by `Date.now`, as React Query has it: for ages. The clock of a simulated center may run faster. */
  readonly machine: number;
}

const measure = (): Moment => ({ now: now(), machine: Date.now() });
const tickMs = 1_000;
const lastTick = createStore(measure());
let subscribers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = () => lastTick.set(measure());

/** Calls the listener each second; returns an unsubscribe function. */
export function onTick(listener: () => void): () => void {
  if (subscribers === 0) {
    tick();
    timer = setInterval(tick, tickMs);
  }
  subscribers += 1;
  const unsubscribe = lastTick.subscribe(listener);
  return () => {
    unsubscribe();
    subscribers -= 1;
    if (subscribers === 0) clearInterval(timer);
  };
}

export function currentMoment(): Moment {
  // Without subscribers there is no tick, and the last one may be old.
  if (subscribers === 0 && Math.abs(now() - lastTick.get().now) >= tickMs) tick();
  return lastTick.get();
}

/** The result of `read`. Renders again only when the result changes; an object of equal parts is no change. */
export function useFact<F>(subscribe: (onChange: () => void) => () => void, read: () => F): F {
  const fact = useRef<F>(undefined);
  return useSyncExternalStore(subscribe, () => {
    fact.current = replaceEqualDeep(fact.current, read());
    return fact.current;
  });
}

/** A fact that depends on the time; renders again only when it changes. */
export function useMoment<F>(fact: (at: Moment) => F): F {
  return useFact(onTick, () => fact(currentMoment()));
}

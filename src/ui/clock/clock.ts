import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';
import { elapsedMs } from './elapsed.ts';

let readClock = (): number => Date.now();

/** The time now, in ms: for dates and times of day. Ages are measured on `elapsedMs`, which nobody can set. */
export function now(): number {
  return readClock();
}

/** Lets the app live by the simulated call center's clock; called once, before the first render. */
export function setClock(clock: () => number): void {
  readClock = clock;
}

/** The instant of the last tick; the same for everything drawn between two ticks. */
export interface Moment {
  readonly now: number;
  readonly elapsed: number;
}

const measure = (): Moment => ({ now: now(), elapsed: elapsedMs() });
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
  // Nothing ticks while nobody subscribes: the first reader after that must not get an old time.
  if (subscribers === 0 && Math.abs(now() - lastTick.get().now) >= tickMs) tick();
  return lastTick.get();
}

/** A text, number or flag that depends on the time; renders again only when it changes. */
export function useMoment<F extends string | number | boolean | null>(fact: (at: Moment) => F): F {
  return useSyncExternalStore(onTick, () => fact(currentMoment()));
}

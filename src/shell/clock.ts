import { useSyncExternalStore } from 'react';
import { elapsedMs } from '../api/elapsed.ts';

/**
 * The app's clock and its one ticker. The clock tells dates and times of day and may be the simulated
 * call centre's; ages are measured on `elapsedMs`, which nobody can set.
 */

let readClock: () => number = () => Date.now();

/** The time now, in ms. */
export function now(): number {
  return readClock();
}

/** Lets the app live in another time: the simulated call centre's, or a test's. */
export function setClock(clock: () => number): void {
  readClock = clock;
  tick();
}

const tickMs = 1_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let moment = { now: now(), elapsed: elapsedMs() };

/** The instant of the last tick; the same for everything drawn between two ticks. */
export interface Moment {
  readonly now: number;
  readonly elapsed: number;
}

function tick(): void {
  moment = { now: now(), elapsed: elapsedMs() };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    moment = { now: now(), elapsed: elapsedMs() };
    timer = setInterval(tick, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** A text, number or flag that depends on the time; the part is drawn again only when it changes. */
export function useMoment<F extends string | number | boolean | null>(fact: (at: Moment) => F): F {
  return useSyncExternalStore(subscribe, () => fact(moment));
}

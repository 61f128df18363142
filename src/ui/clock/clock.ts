import { useSyncExternalStore } from 'react';
import { elapsedMs } from './elapsed.ts';

/**
 * The app's clock and its one ticker. The clock tells dates and times of day and may be the simulated
 * call center's; ages are measured on `elapsedMs`, which nobody can set.
 */

let readClock: () => number = () => Date.now();

/** The time now, in ms. */
export function now(): number {
  return readClock();
}

/** Lets the app live in another time: the simulated call center's, or a test's. */
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

function measure(): void {
  moment = { now: now(), elapsed: elapsedMs() };
}

function tick(): void {
  measure();
  for (const listener of listeners) listener();
}

/** Calls at each tick; gives what ends it. */
export function onTick(listener: () => void): () => void {
  if (listeners.size === 0) {
    measure();
    timer = setInterval(tick, tickMs);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** While nobody listens nothing ticks: the first part that asks again must not be told an old time. */
export function currentMoment(): Moment {
  if (listeners.size === 0 && Math.abs(now() - moment.now) >= tickMs) measure();
  return moment;
}

/** A text, number or flag that depends on the time; the part is drawn again only when it changes. */
export function useMoment<F extends string | number | boolean | null>(fact: (at: Moment) => F): F {
  return useSyncExternalStore(onTick, () => fact(currentMoment()));
}

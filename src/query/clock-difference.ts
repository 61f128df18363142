import { useSyncExternalStore } from 'react';
import { serverDifferences, subscribeToServerClock } from './server-clock.ts';
import {
  clockDifference,
  clockDifferenceText,
  isClockOff,
} from '../domain/time/clock-difference.ts';

/** How far the server's clock is ahead of this machine's now, in ms but by whole seconds; null: not told. */
export function readClockDifference(): number | null {
  return clockDifference(serverDifferences());
}

/** The same, followed as answers come. */
export function useClockDifference(): number | null {
  return useSyncExternalStore(subscribeToServerClock, readClockDifference);
}

/** 'The server is 10 min ahead' while the clocks are more than 60 s apart, else '': for the shell to say. */
export function useClockWarning(): string {
  return useSyncExternalStore(subscribeToServerClock, () => {
    const difference = readClockDifference();
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

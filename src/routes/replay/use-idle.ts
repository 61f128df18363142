import { useEffect } from 'react';
import { elapsedMs, onTick } from '../../ui/clock.ts';

const idleMs = 5 * 60_000;
const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/** Calls `onIdle` after five minutes in which a person did nothing (issue 17). */
export function useIdle(onIdle: () => void): void {
  useEffect(() => {
    let last = elapsedMs();
    const note = () => {
      last = elapsedMs();
    };
    for (const input of inputs) window.addEventListener(input, note, { passive: true });
    const stop = onTick(() => {
      if (elapsedMs() - last >= idleMs) onIdle();
    });
    return () => {
      stop();
      for (const input of inputs) window.removeEventListener(input, note);
    };
  }, [onIdle]);
}

import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

const TurnsContext = createContext(Infinity);

/** An idle moment is waited for at most this long, in ms. */
const longestWaitMs = 500;

interface InTurnsProps {
  /** How many turns there are. */
  readonly count: number;
  /** All at once: somebody goes to a part of it, or comes back to it. */
  readonly isImmediate: boolean;
  readonly children: ReactNode;
}

/** Draws each `Deferred` in it in an idle moment of its own, so that a person can act between two; to print, all of them. */
export function Staggered({ count, isImmediate, children }: InTurnsProps) {
  const [turns, setTurns] = useState(isImmediate ? count : 0);
  useEffect(() => {
    if (turns >= count) return undefined;
    const drawAll = () => flushSync(() => setTurns(count));
    const draw = () => startTransition(() => setTurns(isImmediate ? count : turns + 1));
    addEventListener('beforeprint', drawAll);
    const stop = isImmediate ? draw() : whenIdle(draw);
    return () => {
      stop?.();
      removeEventListener('beforeprint', drawAll);
    };
  }, [turns, count, isImmediate]);
  return <TurnsContext value={turns}>{children}</TurnsContext>;
}

/** Without idle moments at once: React gives way to input by itself. */
function whenIdle(run: () => void): (() => void) | undefined {
  if (!('requestIdleCallback' in globalThis)) {
    run();
    return undefined;
  }
  const id = requestIdleCallback(run, { timeout: longestWaitMs });
  return () => cancelIdleCallback(id);
}

interface LaterProps {
  readonly turn: number;
  /** Takes the room of the part until its turn. */
  readonly outline: ReactNode;
  readonly children: ReactNode;
}

export function Deferred({ turn, outline, children }: LaterProps) {
  return use(TurnsContext) > turn ? children : outline;
}

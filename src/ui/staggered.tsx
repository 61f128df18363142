import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './lazy.ts';

interface StaggeredProps {
  /** All at once: somebody goes to one of them, or comes back to it. */
  readonly isImmediate: boolean;
  /** Called when all of them are drawn. */
  readonly onDrawn: () => void;
  readonly children: readonly ReactNode[];
}

/** Draws the parts from the first on, each in an idle moment of its own, so that a person can act between two; to print, all of them. */
export function Staggered({ isImmediate, onDrawn, children }: StaggeredProps) {
  const count = children.length;
  const [drawn, setDrawn] = useState(isImmediate ? count : 0);
  const isDrawn = drawn >= count;
  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  useEffect(() => {
    if (isDrawn) return undefined;
    const drawAll = () => flushSync(() => setDrawn(count));
    const draw = () => startTransition(() => setDrawn(isImmediate ? count : drawn + 1));
    addEventListener('beforeprint', drawAll);
    const stop = isImmediate ? draw() : whenIdle(draw);
    return () => {
      stop?.();
      removeEventListener('beforeprint', drawAll);
    };
  }, [drawn, count, isDrawn, isImmediate]);
  return (
    <>
      {Children.toArray(children).slice(0, drawn)}
      {!isDrawn && <span hidden data-card="" data-state="loading" />}
    </>
  );
}

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Curve } from './curve.ts';

const keyMinutes = 10;

/** The total that the pointer or the arrow keys read on a curve; null while they read none. */
export function useReading({ axis, end, at }: Pick<Curve, 'axis' | 'end' | 'at'>) {
  const [minute, setMinute] = useState<number | null>(null);
  const plot = useRef<HTMLDivElement>(null);
  const reading = minute === null ? null : at(minute);
  const clear = () => setMinute(null);
  return {
    plot,
    reading,
    handlers: {
      onPointerMove: ({ clientX }: PointerEvent) => {
        const { left = 0, width = 0 } = plot.current?.getBoundingClientRect() ?? {};
        if (width > 0) setMinute(axis.from + ((clientX - left) / width) * (axis.to - axis.from));
      },
      onPointerLeave: clear,
      onBlur: clear,
      onKeyDown: (event: KeyboardEvent) => {
        if (end === null) return;
        const from = (reading ?? end).minute / keyMinutes;
        const next = {
          ArrowLeft: (Math.ceil(from) - 1) * keyMinutes,
          ArrowRight: (Math.floor(from) + 1) * keyMinutes,
          Home: axis.from,
          End: end.minute,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        setMinute(next);
      },
    },
  };
}

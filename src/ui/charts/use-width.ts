import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { usePrinting } from '../printing.ts';

const cardOnPaperPx = 660;

/** The width of a box in px, 0 before it is laid out: a chart is drawn in these px, so that its text keeps its size. */
export function useWidth(): readonly [ref: (box: HTMLElement | null) => void, width: number] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const width = useRef(0);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!box) return () => undefined;
      // Only an observed width: to measure at once would lay out the whole page for each chart.
      const observer = new ResizeObserver(() => {
        width.current = box.clientWidth;
        onChange();
      });
      observer.observe(box);
      return () => observer.disconnect();
    },
    [box],
  );
  const widthPx = useSyncExternalStore(subscribe, () => width.current);
  return [setBox, usePrinting() ? Math.min(widthPx, cardOnPaperPx) : widthPx];
}

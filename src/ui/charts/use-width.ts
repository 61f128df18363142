import { useCallback, useState, useSyncExternalStore } from 'react';

/**
 * The width of a box in px, followed as it changes; 0 before it is in the page. A chart is drawn in the
 * px of its box, so that its text keeps its size.
 */
export function useWidth(): readonly [ref: (box: HTMLElement | null) => void, width: number] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!box) return () => undefined;
      const observer = new ResizeObserver(changed);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [box],
  );
  const width = useSyncExternalStore(subscribe, () => box?.clientWidth ?? 0);
  return [setBox, width];
}

import { useCallback, useState, useSyncExternalStore } from 'react';

/** The width of a box in px, 0 before it is mounted: a chart is drawn in these px, so that its text keeps its size. */
export function useWidth(): readonly [ref: (box: HTMLElement | null) => void, width: number] {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!box) return () => undefined;
      const observer = new ResizeObserver(onChange);
      observer.observe(box);
      return () => observer.disconnect();
    },
    [box],
  );
  const width = useSyncExternalStore(subscribe, () => box?.clientWidth ?? 0);
  return [setBox, width];
}

import {
  elementScroll,
  measureElement,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { showNumber } from '../domain/number/format.ts';
import { usePrinting } from './printing.ts';
import type { WindowedRowsProps } from './windowed-list.tsx';

/** The most rows of a list on paper. */
const printedUpTo = 500;

const printedIndexes = Array.from({ length: printedUpTo }, (_, index) => index);

/** The rows in view of a long list; on paper its first ones. */
export function WindowedRows(props: WindowedRowsProps) {
  // After the rest of the screen: the virtualizer reads the keys of all rows, 70 ms of 100,000.
  const {
    count,
    keyAt,
    rowHeight,
    headHeight = 0,
    reveal = -1,
    box,
    children,
  } = useDeferredValue(props);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    measureElement: measureLater,
    observeElementRect: observeLater,
    scrollToFn: scrollWhereNeeded,
    initialRect: { width: 640, height: 384 },
    // A list that grows past the limit keeps its scroll position.
    initialOffset: () => box.current?.scrollTop ?? 0,
    overscan: 6,
  });
  useEffect(() => {
    if (reveal >= 0) virtualizer.scrollToIndex(reveal);
  }, [virtualizer, reveal]);
  useEffect(() => {
    const list = box.current;
    // The browser's own scroll stops where a measured row corrects the estimate.
    const onKeyDown = (event: KeyboardEvent) => {
      const isEnd = event.key === 'End';
      if (event.target !== list || !(isEnd || event.key === 'Home')) return;
      event.preventDefault();
      virtualizer.scrollToIndex(isEnd ? count - 1 : 0);
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [box, count, virtualizer]);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const list = box.current;
    // On paper nothing scrolls: by now the box itself may have forgotten where it stood.
    const top = virtualizer.scrollOffset ?? 0;
    return () => list?.scrollTo({ top });
  }, [box, isPrinting, virtualizer]);
  if (isPrinting)
    return (
      <>
        {count > printedUpTo && (
          <p className="text-caption px-4 py-2">
            First {printedUpTo} of {showNumber(count)}
          </p>
        )}
        {children({ indexes: printedIndexes.slice(0, count), above: 0, below: 0, farFrom: count })}
      </>
    );
  const items = virtualizer.getVirtualItems();
  return children({
    indexes: items.map(({ index }) => index),
    above: (items[0]?.start ?? headHeight) - headHeight,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    farFrom: count,
    measure: virtualizer.measureElement,
  });
}

type Box = HTMLDivElement;

// A scroll to where the list already is would lay out the whole page.
const scrollWhereNeeded: typeof elementScroll<Box> = (offset, options, list) => {
  const target = offset + (options.adjustments ?? 0);
  if (target !== (list.scrollOffset ?? 0)) elementScroll(offset, options, list);
};

function observeLater(
  { scrollElement: box }: Virtualizer<Box, Element>,
  report: (rect: { width: number; height: number }) => void,
): () => void {
  if (!box) return () => undefined;
  const observer = new ResizeObserver(() =>
    report({ width: box.clientWidth, height: box.clientHeight }),
  );
  observer.observe(box);
  return () => observer.disconnect();
}

// Only an observed height: to measure at once would lay out the whole page for each list.
function measureLater(
  element: Element,
  entry: ResizeObserverEntry | undefined,
  list: Virtualizer<Box, Element>,
): number {
  if (entry) return measureElement(element, entry, list);
  const index = list.indexFromElement(element);
  const known = list.itemSizeCache.get(list.options.getItemKey(index));
  return known ?? list.options.estimateSize(index);
}

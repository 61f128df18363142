import {
  elementScroll,
  measureElement,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { showNumber } from '../domain/text/format.ts';
import { usePrinting } from './browser-state.ts';
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
  const items = virtualizer.getVirtualItems();
  useAnchor({ virtualizer, items, keyAt, count, box });
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    if (!isPrinting) return undefined;
    const list = box.current;
    // On paper nothing scrolls, so the box may have lost its position by now.
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
  return children({
    indexes: items.map(({ index }) => index),
    above: (items[0]?.start ?? headHeight) - headHeight,
    below: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    farFrom: count,
    measure: virtualizer.measureElement,
  });
}

type Box = HTMLDivElement;

interface Anchored extends Pick<WindowedRowsProps, 'keyAt' | 'count' | 'box'> {
  readonly virtualizer: Virtualizer<Box, Element>;
  readonly items: readonly VirtualItem[];
}

/** When other rows come, the first row in view keeps its place, as a browser does it for a list that is not windowed. */
function useAnchor({ virtualizer, items, keyAt, count, box }: Anchored): void {
  const drawn = useRef({ keyAt, items });
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  // The virtualizer has missed the box, whose ref is set after the effects inside of it.
  useEffect(() => drawAgain(), []);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = { keyAt, items };
    const list = box.current;
    const top = list?.scrollTop ?? 0;
    if (!list || before.keyAt === keyAt || top <= 0) return;
    const inView = before.items.filter(({ end }) => end > top + virtualizer.options.paddingStart);
    for (const { key, start } of inView) {
      const place = placeOf(key, keyAt, count);
      if (place < 0) continue;
      const moved = (virtualizer.measurementsCache[place]?.start ?? start) - start;
      if (moved === 0) return;
      scrollNow(list, virtualizer, top + moved);
      drawAgain();
      return;
    }
  }, [keyAt, items, virtualizer, count, box]);
}

/** Otherwise the virtualizer would know the new position a frame later. */
function scrollNow(list: Box, virtualizer: Virtualizer<Box, Element>, top: number): void {
  list.scrollTop = top;
  virtualizer.scrollOffset = list.scrollTop;
}

/** The index of a key; -1 if it is gone. */
function placeOf(key: VirtualItem['key'], keyAt: WindowedRowsProps['keyAt'], count: number) {
  let index = count - 1;
  while (index >= 0 && keyAt(index) !== key) index -= 1;
  return index;
}

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
  const measured = list.itemSizeCache.get(list.options.getItemKey(index));
  return measured ?? list.options.estimateSize(index);
}

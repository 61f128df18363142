import {
  elementScroll,
  measureElement,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  type ReactNode,
  type RefObject,
} from 'react';
import { showNumber } from '../domain/number/format.ts';
import { usePrinting } from './printing.ts';

export interface WindowedRowsProps {
  readonly label: string;
  readonly count: number;
  readonly keyAt: (index: number) => string | number;
  readonly rowHeight: number;
  readonly reveal: number;
  readonly className: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: (index: number) => ReactNode;
}

/** The most rows of a list on paper. */
const printedUpTo = 500;

/** The rows in view of a long list; for assistive technology, with their places and the list's length. */
export function WindowedRows(props: WindowedRowsProps) {
  // After the rest of the screen: the virtualizer reads the keys of all rows, 70 ms of 100,000.
  const { label, count, keyAt, rowHeight, reveal, className, box, children } =
    useDeferredValue(props);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
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
      if (event.key !== 'End' || event.target !== list) return;
      event.preventDefault();
      virtualizer.scrollToIndex(count - 1);
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
        <ul aria-label={label} className={className}>
          {Array.from({ length: Math.min(count, printedUpTo) }, (_, index) => (
            <li key={keyAt(index)}>{children(index)}</li>
          ))}
        </ul>
      </>
    );
  return (
    <ul aria-label={label} className={className} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          aria-setsize={count}
          aria-posinset={index + 1}
          className="absolute inset-x-0 top-0"
          style={{ transform: `translateY(${start}px)` }}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  );
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

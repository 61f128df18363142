import {
  elementScroll,
  measureElement,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, type ReactNode, type RefObject } from 'react';

interface WindowedRowsProps {
  readonly label: string;
  readonly count: number;
  readonly keyAt: (index: number) => string | number;
  readonly rowHeight: number;
  readonly reveal: number;
  readonly className: string;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: (index: number) => ReactNode;
}

/** The rows of a long list that are in view; it tells its length and their places to assistive tools. */
export function WindowedRows(props: WindowedRowsProps) {
  const { label, count, keyAt, rowHeight, reveal, className, box, children } = props;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: keyAt,
    measureElement: measureLater,
    observeElementRect: observeLater,
    scrollToFn: scrollWhereNeeded,
    initialRect: { width: 640, height: 384 },
    // A list that has grown past the limit goes on where it stood.
    initialOffset: () => box.current?.scrollTop ?? 0,
    overscan: 6,
  });
  useEffect(() => {
    if (reveal >= 0) virtualizer.scrollToIndex(reveal);
  }, [virtualizer, reveal]);
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

/** A new list stands at its top: to scroll it there would lay out the whole page. */
const scrollWhereNeeded: typeof elementScroll<Box> = (offset, options, list) => {
  const target = offset + (options.adjustments ?? 0);
  if (target !== (list.scrollOffset ?? 0)) elementScroll(offset, options, list);
};

/** Tells the size of the box once it has been laid out, and whenever it changes. */
function observeLater(
  { scrollElement: box }: Virtualizer<Box, Element>,
  tell: (rect: { width: number; height: number }) => void,
): () => void {
  if (!box) return () => undefined;
  const observer = new ResizeObserver(() =>
    tell({ width: box.clientWidth, height: box.clientHeight }),
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/**
 * The height of a row, when its observer has seen it: to ask for it at once would lay out the whole page, list by
 * list. Until then a row is as high as it was, or as rows usually are.
 */
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

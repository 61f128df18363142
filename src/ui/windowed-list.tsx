import {
  elementScroll,
  measureElement,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';

interface WindowedListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string;
  /** The usual height of a row, in px; the real one is measured. */
  readonly rowHeight: number;
  /** A row to scroll into view whenever it is another; -1 for none. */
  readonly reveal?: number;
  readonly className?: string;
  readonly children: (row: T, index: number) => ReactNode;
}

/**
 * A long list in a box of fixed height (spec 9: about 24rem) that mounts only the rows in view. It can be
 * reached and scrolled by keyboard (rulings C15), and tells its length and places to assistive tools.
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, rows, keyOf, rowHeight, reveal = -1, className = '', children } = props;
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row === undefined ? index : keyOf(row, index);
      },
      [rows, keyOf],
    ),
    measureElement: measureLater,
    observeElementRect: observeLater,
    scrollToFn: scrollWhereNeeded,
    initialRect: { width: 640, height: 384 },
    overscan: 6,
  });
  useEffect(() => {
    if (reveal >= 0) virtualizer.scrollToIndex(reveal);
  }, [virtualizer, reveal]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      // A box that scrolls must be in reach of the Tab key; nothing inside it need be.
      tabIndex={0}
      className={`scroll-list focus-inside border-line border-t ${className}`}
    >
      <ul
        aria-label={label}
        className="relative w-full"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];
          return (
            row !== undefined && (
              <li
                key={item.key}
                ref={virtualizer.measureElement}
                data-index={item.index}
                aria-setsize={rows.length}
                aria-posinset={item.index + 1}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${item.start}px)` }}
              >
                {children(row, item.index)}
              </li>
            )
          );
        })}
      </ul>
    </div>
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

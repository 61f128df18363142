import { useCallback, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { lazyComponent } from './lazy-component.ts';

interface WindowedListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string;
  /** The usual height of a row, in px; the real one is measured. */
  readonly rowHeight: number;
  readonly height?: keyof typeof heights;
  /** A row to scroll into view whenever it is another; -1 for none. */
  readonly reveal?: number;
  readonly className?: string;
  /** Rows are as wide as their text, and the box scrolls sideways too. */
  readonly isWide?: boolean;
  readonly children: (row: T, index: number) => ReactNode;
}

const heights = {
  /** Spec 9: about 24rem. */
  box: '',
  /** What the cards beside it leave, whatever the list's own length. */
  fill: 'max-h-none! flex-1 basis-0 print:flex-none',
  /** As tall as its rows, as long as the card and the page's header fit the window (rulings C24). */
  grow: 'scroll-list-tall [&>ul>li:last-child>*]:border-b-0',
} as const;

/** Rulings C24: so many rows stand in the page in full; only longer lists are windowed. */
const wholeUpTo = 200;

/** What a look at the list may see, in px: the rest of a whole list is drawn right after, and laid out when near. */
const nearPx = 1_200;

// Fetched with the first list that is so long; until then its first rows stand in the page.
const windowed = lazyComponent(async () => (await import('./windowed-rows.tsx')).WindowedRows);

/** While a long list waits for its code, that is fetched again so often, in ms. */
const retryMs = 5_000;

/**
 * A list in a box that scrolls. Up to 200 rows are all in the page; of a longer list only the rows in view are
 * mounted. Reachable by keyboard (rulings C15).
 */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, rows, keyOf, rowHeight, height = 'box', reveal = -1, className = '' } = props;
  const { isWide = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const isWindowed = useWindowed(rows.length > wholeUpTo);
  const keyAt = useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row, index);
    },
    [rows, keyOf],
  );
  const rowAt = (index: number) => {
    const row = rows[index];
    return row !== undefined && children(row, index);
  };
  const parts = {
    label,
    keyAt,
    rowHeight,
    reveal,
    box,
    className: `relative ${isWide ? 'w-max min-w-full' : 'w-full'}`,
    children: rowAt,
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      // A box that scrolls must be in reach of the Tab key; nothing inside it need be.
      tabIndex={0}
      className={`scroll-list focus-inside border-line border-t ${heights[height]} ${className}`}
    >
      {isWindowed ? (
        <windowed.Part {...parts} count={rows.length} />
      ) : (
        <WholeRows {...parts} count={Math.min(rows.length, wholeUpTo)} />
      )}
    </div>
  );
}

/** Whether a list is windowed: it is long, and the code for that is there. */
function useWindowed(isLong: boolean): boolean {
  const isThere = windowed.useIsThere();
  const isWanted = isLong && !isThere;
  useEffect(() => {
    if (!isWanted) return undefined;
    void windowed.want();
    const timer = setInterval(() => void windowed.want(), retryMs);
    return () => clearInterval(timer);
  }, [isWanted]);
  return isLong && isThere;
}

type WholeRowsProps = Parameters<typeof windowed.Part>[0];

function WholeRows(props: WholeRowsProps) {
  const { label, count, keyAt, rowHeight, reveal, className, box, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const isDrawn = useDeferredValue(true, false);
  useEffect(() => {
    if (reveal >= 0) revealRow(box.current, list.current?.children[reveal]);
  }, [box, isDrawn, reveal]);
  const near = Math.ceil(nearPx / rowHeight);
  const drawn = isDrawn ? count : Math.min(count, near);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={className}
      style={{ paddingBottom: (count - drawn) * rowHeight }}
    >
      {Array.from({ length: drawn }, (_, index) => (
        <li
          key={keyAt(index)}
          // Laid out only near the view, it can be found, copied and printed all the same.
          {...(index >= near && {
            className: '[content-visibility:auto] print:[content-visibility:visible]',
            style: { containIntrinsicHeight: `auto ${rowHeight}px` },
          })}
        >
          {children(index)}
        </li>
      ))}
    </ul>
  );
}

/** Scrolls the box just so far that the row is in view, and never the page. */
function revealRow(box: Element | null, row: Element | undefined): void {
  if (!box || !row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top) box.scrollTop += top - view.top;
  else if (bottom > view.bottom) box.scrollTop += bottom - view.bottom;
}

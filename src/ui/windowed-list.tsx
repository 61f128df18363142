import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { lazy } from './lazy.ts';
import { usePrinting } from './printing.ts';
import type { WindowedRowsProps } from './windowed-rows.tsx';

interface WindowedListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T, index: number) => string | number;
  /** The usual height, in px; the real one is measured. */
  readonly rowHeight: number;
  readonly height?: keyof typeof heights;
  /** The index of a row to scroll into view when it changes; -1 for none. */
  readonly reveal?: number;
  readonly className?: string;
  /** Rows are as wide as their text; the box scrolls sideways too. */
  readonly isWide?: boolean;
  readonly children: (row: T, index: number) => ReactNode;
}

const heights = {
  // About 24rem (spec 9).
  box: '',
  // The height that the cards beside it leave, whatever its own.
  fill: 'max-h-none! flex-1 basis-0 print:flex-none',
  // As tall as its rows while the card and the page's header fit the window (rulings C24).
  grow: 'scroll-list-tall [&>ul>li:last-child>*]:border-b-0',
} as const;

/** Longer lists are windowed (rulings C24). */
export const wholeUpTo = 200;

/** Rows within this many px of the top are drawn first; the others right after, and laid out only when near. */
const nearPx = 600;

const Windowed = lazy(async () => (await import('./windowed-rows.tsx')).WindowedRows, WholeRows);

/** A list in a box that scrolls, by keyboard too (rulings C15). Of a long list only the rows in view are mounted. */
export function WindowedList<T>(props: WindowedListProps<T>) {
  const { label, rows, keyOf, rowHeight, height = 'box', reveal = -1, className = '' } = props;
  const { isWide = false, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const Rows = rows.length > wholeUpTo ? Windowed : WholeRows;
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
      tabIndex={0}
      className={`scroll-list focus-inside border-line border-t ${heights[height]} ${className}`}
    >
      <Rows {...parts} count={rows.length} />
    </div>
  );
}

function WholeRows(props: WindowedRowsProps) {
  const { label, keyAt, rowHeight, reveal, className, box, children } = props;
  const count = Math.min(props.count, wholeUpTo);
  const list = useRef<HTMLUListElement>(null);
  const isLater = useDeferredValue(true, false);
  // Who prints at once gets rows, not the room for them.
  const isDrawn = usePrinting() || isLater;
  useEffect(() => {
    if (reveal >= 0) revealRow(box.current, list.current?.children[reveal]);
  }, [box, isDrawn, reveal]);
  const near = Math.min(count, Math.ceil(nearPx / rowHeight));
  const rowAt = useCallback(
    (index: number, far?: object) => (
      <li key={keyAt(index)} {...far}>
        {children(index)}
      </li>
    ),
    [keyAt, children],
  );
  // The same elements when the others follow, so that none of these is drawn twice.
  const first = useMemo(
    () => Array.from({ length: near }, (_, index) => rowAt(index)),
    [near, rowAt],
  );
  const far = { className: 'far', style: { containIntrinsicHeight: `auto ${rowHeight}px` } };
  const others = isDrawn ? count - near : 0;
  return (
    <ul
      ref={list}
      aria-label={label}
      className={className}
      style={{ paddingBottom: (count - near - others) * rowHeight }}
    >
      {[...first, ...Array.from({ length: others }, (_, index) => rowAt(near + index, far))]}
    </ul>
  );
}

// scrollIntoView would scroll the page too.
function revealRow(box: Element | null, row: Element | undefined): void {
  if (!box || !row) return;
  const { top, bottom } = row.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  if (top < view.top) box.scrollTop += top - view.top;
  else if (bottom > view.bottom) box.scrollTop += bottom - view.bottom;
}

import {
  type ClipboardEvent,
  type ComponentProps,
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CardTitleContext } from './card.tsx';
import { lazy } from './lazy.ts';
import { rowKeys } from './list.tsx';
import { usePrinting } from './browser-state.ts';
import { cleanLine } from '../domain/text/clean.ts';

export interface DrawnRows {
  readonly indexes: readonly number[];
  /** The heights of the rows above and below that are not drawn, in px. */
  readonly above: number;
  readonly below: number;
  /** From this index on, a row is laid out only when it is near the window. */
  readonly farFrom: number;
  /** The ref of each drawn row; undefined in a list that is not windowed. */
  readonly measure?: (row: Element | null) => void;
}

export interface WindowedRowsProps {
  readonly count: number;
  readonly keyAt: (index: number) => string | number;
  /** The usual one, in px; the real one is measured. */
  readonly rowHeight: number;
  readonly headHeight?: number;
  /** The index of a row to scroll into view when it changes; -1 for none. */
  readonly reveal?: number | undefined;
  readonly box: RefObject<HTMLDivElement | null>;
  readonly children: (drawn: DrawnRows) => ReactNode;
}

const heights = {
  // About 24rem (spec 9).
  box: '',
  // The height that the cards beside it leave, whatever its own.
  fill: 'max-h-none! flex-1 basis-0 print:flex-none',
  // As tall as its rows while the card and the page's header fit the window (rulings C24).
  grow: 'scroll-list-tall [&>ul>li:last-child>*]:border-b-0',
} as const;

export type BoxHeight = keyof typeof heights;

interface WindowedBoxProps extends Omit<WindowedRowsProps, 'box'> {
  readonly label: string;
  readonly height: BoxHeight;
  readonly className: string;
}

/** Longer lists are windowed (rulings C24). */
export const wholeUpTo = 200;

/** Rows within this many px of the top are drawn first; the others right after. */
const nearPx = 600;
/** A response that arrives while rows are drawn makes React draw them again: a few at once are soon done. */
const rowsAtOnce = 25;

const Windowed = lazy(async () => (await import('./windowed-rows.tsx')).WindowedRows, WholeRows);

/** A box of rows that scrolls, by keyboard too (rulings C15). Of a long list only the rows in view are mounted. */
export function WindowedBox({ label, height, className, ...rows }: WindowedBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const isLong = rows.count > wholeUpTo;
  const Rows = isLong ? Windowed : WholeRows;
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={0}
      onCopy={copyRows}
      // A table's heads stay at the top of the box.
      style={{ scrollPaddingTop: rows.headHeight }}
      // The virtualizer keeps the position itself.
      className={`scroll-list focus-inside ${isLong ? '[overflow-anchor:none]' : ''} ${heights[height]} ${className}`}
    >
      <Rows {...rows} box={box} />
    </div>
  );
}

function WholeRows(props: WindowedRowsProps) {
  const { count: all, rowHeight, headHeight = 0, reveal = -1, box, children } = props;
  const count = Math.min(all, wholeUpTo);
  const farFrom = Math.min(count, Math.ceil(nearPx / rowHeight));
  const [soFar, setSoFar] = useState(farFrom);
  // When printing starts at once, the rows are printed and not their reserved space.
  const drawn = usePrinting() ? count : Math.min(count, Math.max(farFrom, soFar));
  useEffect(() => {
    if (drawn < count) startTransition(() => setSoFar(drawn + rowsAtOnce));
  }, [drawn, count]);
  useEffect(() => {
    const row = reveal >= 0 && box.current?.querySelector(`[data-index="${reveal}"]`);
    if (row && box.current) revealRow(box.current, row, headHeight);
  }, [box, drawn, reveal, headHeight]);
  const indexes = useMemo(() => Array.from({ length: drawn }, (_, index) => index), [drawn]);
  return children({ indexes, above: 0, below: (count - drawn) * rowHeight, farFrom });
}

// scrollIntoView would scroll the page too.
function revealRow(box: Element, row: Element, headHeight: number): void {
  const { top, bottom } = row.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const viewTop = view.top + headHeight;
  if (top < viewTop) box.scrollTop += top - viewTop;
  else if (bottom > view.bottom) box.scrollTop += bottom - view.bottom;
}

interface WindowedListProps<T> extends Pick<WindowedBoxProps, 'rowHeight' | 'reveal'> {
  /** By default the title of its card. */
  readonly label?: string;
  readonly rows: readonly T[];
  /** The text that identifies a row; two rows may have the same. */
  readonly keyOf: (row: T) => string;
  readonly height?: BoxHeight;
  readonly className?: string;
  /** Rows are as wide as their text; the box scrolls sideways too. */
  readonly isWide?: boolean;
  readonly children: (row: T, index: number) => ReactNode;
}

export function WindowedList<T>(props: WindowedListProps<T>) {
  const { rows, keyOf, height = 'box', className = '', isWide = false, children, ...box } = props;
  const { label = use(CardTitleContext) } = props;
  const { length: count } = rows;
  const keys = useMemo(() => rowKeys(rows, keyOf), [rows, keyOf]);
  const keyAt = useCallback((index: number) => keys[index] ?? index, [keys]);
  return (
    <WindowedBox
      {...{ ...box, label, count, keyAt, height }}
      className={`border-line border-t ${className}`}
    >
      {({ indexes, above, below, farFrom, measure }) => (
        <ul
          aria-label={label}
          className={isWide ? 'w-max min-w-full' : 'w-full'}
          style={{ paddingTop: above, paddingBottom: below }}
        >
          {indexes.map((index) => (
            <Item
              key={keyAt(index)}
              ref={measure}
              row={rows[index] as T}
              data-index={index}
              aria-setsize={measure && count}
              aria-posinset={measure && index + 1}
              farHeight={index < farFrom ? undefined : box.rowHeight}
            >
              {children}
            </Item>
          ))}
        </ul>
      )}
    </WindowedBox>
  );
}

interface ItemProps<T> extends Omit<ComponentProps<'li'>, 'children'> {
  readonly row: T;
  readonly 'data-index': number;
  readonly farHeight: number | undefined;
  readonly children: (row: T, index: number) => ReactNode;
}

const Item = memo(function Item<T>({ row, farHeight, children, ...attributes }: ItemProps<T>) {
  const far = { className: 'far', style: { containIntrinsicHeight: `auto ${farHeight}px` } };
  return (
    <li {...attributes} {...(farHeight && far)}>
      {children(row, attributes['data-index'])}
    </li>
  );
}) as <T>(props: ItemProps<T>) => ReactNode;

/** Copies the selected rows of a list or table as lines with tabs, which a spreadsheet pastes as rows and columns. */
export function copyRows(event: ClipboardEvent): void {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return;
  const range = selection.getRangeAt(0);
  const rows = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('tr:not([aria-hidden]), ul > li'),
  ];
  const lines = rows
    .filter((row) => range.intersectsNode(row))
    .map((row) => cellsOf(row).map(textOf).join('\t'));
  if (lines.length < 2) return;
  event.clipboardData.setData('text/plain', lines.join('\n'));
  event.preventDefault();
}

/** The cells of a table's row; of a list's row, the parts of its grid. */
function cellsOf(row: Element): readonly HTMLElement[] {
  const parts = [...row.children].filter((part) => part instanceof HTMLElement);
  const [only] = parts;
  if (parts.length === 1 && only && row.tagName !== 'TR') return cellsOf(only);
  return parts.flatMap((part) => {
    const { display } = getComputedStyle(part);
    if (display === 'none') return [];
    return display === 'contents' ? cellsOf(part) : [part];
  });
}

/** The lines of a cell as one. */
function textOf(cell: HTMLElement): string {
  return cell.innerText.split('\n').map(cleanLine).filter(Boolean).join(', ');
}

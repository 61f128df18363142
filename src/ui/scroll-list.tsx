import {
  type ClipboardEvent,
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cleanLine } from '../domain/text/clean.ts';
import { showNumber } from '../domain/text/format.ts';
import { usePrinting } from './browser-state.ts';
import { TextButton } from './button.tsx';
import { CardTitleContext } from './card.tsx';
import { rowKeys } from './list.tsx';

/** The rows that are drawn: the first `count`. */
export interface DrawnRows {
  readonly count: number;
  /** The height of the rows that are not drawn yet, in px. */
  readonly undrawnHeight: number;
  /** From this index on, a row is laid out only when it is near the window. */
  readonly farFrom: number;
}

const heights = {
  // About 24rem (S9).
  box: '',
  // The height that the cards beside it leave, whatever its own.
  fill: 'max-h-none! flex-1 basis-0 print:flex-none',
  // As tall as its rows while the card and the page's header fit the window (C24).
  grow: 'scroll-list-tall [&>ul>li:last-child>*]:border-b-0',
} as const;

export type BoxHeight = keyof typeof heights;

interface ScrollBoxProps {
  readonly label: string;
  /** Of all rows. */
  readonly count: number;
  /** The usual one, in px. */
  readonly rowHeight: number;
  readonly headHeight?: number;
  /** The index of a row to scroll into view when it changes; -1 for none. */
  readonly reveal?: number | undefined;
  readonly height: BoxHeight;
  readonly className: string;
  readonly children: (drawn: DrawnRows) => ReactNode;
}

/** A longer list shows its first rows, and the others when they are asked for (C24). */
const wholeUpTo = 500;

/** Rows within this many px of the top are drawn first; the others right after. */
const nearPx = 600;
/** A response that arrives while rows are drawn makes React draw them again: a few at once are soon done. */
const rowsAtOnce = 25;

/** A box of rows that scrolls, by keyboard too (C15). */
export function ScrollBox(props: ScrollBoxProps) {
  const { label, count: all, rowHeight, headHeight = 0, reveal = -1, height, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const count = isWhole || reveal >= wholeUpTo ? all : Math.min(all, wholeUpTo);
  const farFrom = Math.min(count, Math.ceil(nearPx / rowHeight));
  const [soFar, setSoFar] = useState(farFrom);
  // When printing starts at once, the rows are printed and not their reserved space.
  const drawn = usePrinting() ? count : Math.min(count, Math.max(farFrom, soFar));
  useEffect(() => {
    if (drawn < count) startTransition(() => setSoFar(Math.max(drawn + rowsAtOnce, 1.5 * drawn)));
  }, [drawn, count]);
  useEffect(() => {
    const row = reveal >= 0 && box.current?.querySelector(`[data-index="${reveal}"]`);
    if (row && box.current) revealRow(box.current, row, headHeight);
  }, [drawn, reveal, headHeight]);
  const showAll = () => {
    setIsWhole(true);
    // The button goes.
    box.current?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      tabIndex={0}
      onCopy={copyRows}
      // A table's heads stay at the top of the box.
      style={{ scrollPaddingTop: headHeight }}
      className={`scroll-list focus-inside ${heights[height]} ${className}`}
    >
      {props.children({ count: drawn, undrawnHeight: (count - drawn) * rowHeight, farFrom })}
      {count < all && (
        <div className="text-small border-line border-t px-4 py-2.5">
          <p className="hidden print:block">
            First {showNumber(count)} of {showNumber(all)}
          </p>
          <p className="print:hidden">
            <TextButton onClick={showAll}>Show {showNumber(all - count)} more</TextButton>
          </p>
        </div>
      )}
    </div>
  );
}

// scrollIntoView would scroll the page too.
function revealRow(box: Element, row: Element, headHeight: number): void {
  const { top, bottom } = row.getBoundingClientRect();
  const view = box.getBoundingClientRect();
  const viewTop = view.top + headHeight;
  if (top < viewTop) box.scrollTop += top - viewTop;
  else if (bottom > view.bottom) box.scrollTop += bottom - view.bottom;
}

interface ScrollListProps<T> extends Pick<ScrollBoxProps, 'rowHeight' | 'reveal'> {
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

export function ScrollList<T>(props: ScrollListProps<T>) {
  const { rows, keyOf, height = 'box', className = '', isWide = false, children, ...box } = props;
  const { label = use(CardTitleContext) } = props;
  const keys = useMemo(() => rowKeys(rows, keyOf), [rows, keyOf]);
  return (
    <ScrollBox
      {...{ ...box, label, count: rows.length, height }}
      className={`border-line border-t ${className}`}
    >
      {({ count, undrawnHeight, farFrom }) => (
        <ul
          aria-label={label}
          className={isWide ? 'w-max min-w-full' : 'w-full'}
          style={{ paddingBottom: undrawnHeight }}
        >
          {rows.slice(0, count).map((row, index) => (
            <Item
              key={keys[index]}
              row={row}
              data-index={index}
              farHeight={index < farFrom ? undefined : box.rowHeight}
            >
              {children}
            </Item>
          ))}
        </ul>
      )}
    </ScrollBox>
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

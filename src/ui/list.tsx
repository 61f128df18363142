import type { ClipboardEvent, ComponentProps, ReactNode } from 'react';
import { visibleLine } from '../domain/text/clean.ts';

interface ListProps<T> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  readonly as?: 'ul' | 'ol';
  readonly rows: readonly T[];
  /** The text that identifies a row; two rows may have the same. */
  readonly keyOf: (row: T) => string;
  readonly rowClass?: string;
  readonly children: (row: T) => ReactNode;
}

/** A list whose rows keep their elements when the rows around them change. By default hairlines divide the rows. */
export function List<T>(props: ListProps<T>) {
  const {
    as: Element = 'ul',
    rows,
    keyOf,
    rowClass = 'border-line border-t',
    children,
    ...rest
  } = props;
  const keys = rowKeys(rows, keyOf);
  return (
    <Element {...rest}>
      {rows.map((row, index) => (
        <li key={keys[index]} className={rowClass}>
          {children(row)}
        </li>
      ))}
    </Element>
  );
}

/** A list of equally high rows that fill its place. */
export function EvenList<T>(props: Omit<ListProps<T>, 'className' | 'rowClass'>) {
  return (
    <List {...props} className="grid flex-1 auto-rows-fr" rowClass="border-line grid border-t" />
  );
}

/** One key per row from its text; the server's ids may repeat, so the second of a kind gets '#2'. */
export function rowKeys<T, K extends string | number>(
  rows: readonly T[],
  text: (row: T) => K,
): readonly (K | string)[] {
  const counts = new Map<K, number>();
  return rows.map((row) => {
    const base = text(row);
    const times = (counts.get(base) ?? 0) + 1;
    counts.set(base, times);
    return times === 1 ? base : `${base}#${times}`;
  });
}

const ids = new WeakMap<object, number>();
let lastId = 0;

/** A key for a row of a long list; a row stays the same object while its content is unchanged. */
export function rowKey(row: object): number {
  let id = ids.get(row);
  if (id === undefined) ids.set(row, (id = lastId += 1));
  return id;
}

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
  return cell.innerText.split('\n').map(visibleLine).filter(Boolean).join(', ');
}

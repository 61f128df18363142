import { type CSSProperties, memo, type ReactNode, use, useMemo } from 'react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { showNumber } from '../domain/text/format.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { CardTitleContext } from './card.tsx';
import { useMoment } from './clock.ts';
import { rowKeys } from './list.tsx';
import { SearchedContext } from './marked.tsx';
import { type BoxHeight, copyRows, type DrawnRows, ScrollBox } from './scroll-list.tsx';
import type { SortBy, Sorting } from './sorting.ts';

export interface Column<T> {
  /** Where `head` is no text. */
  readonly key?: string;
  readonly head: ReactNode;
  /** `searched` is what the table is searched by: a table has too many cells for a component in each. */
  readonly cell: (row: T, searched: string) => ReactNode;
  /** The table sorts by it, if it has a `sorting`; the head is a text then. */
  readonly sortBy?: SortBy<T>;
  /** Its cell in the totals row; a table has that row if one of its columns has one. */
  readonly foot?: ReactNode;
  readonly kind?: 'figure' | 'row-head';
  /** The width from which it is a column: of the window, of the card. */
  readonly from?: keyof typeof hiddenBelow;
  /** Its width in a wide card; in a table with such a column, those without one share the rest, and none may have a `from`. */
  readonly width?: string;
  /** The `grid-area` of its cells where the rows are stacked; without one they are not shown there. */
  readonly stackedAt?: string;
  readonly headClass?: string;
  readonly cellClass?: string;
}

export function numberColumn<T>(
  head: string,
  numberOf: (row: T) => number | null | undefined,
  cellClass = '',
): Column<T> {
  return {
    head,
    kind: 'figure',
    cellClass,
    sortBy: (row) => numberOf(row) ?? null,
    cell: (row) => showNumber(numberOf(row)),
  };
}

interface DataTableProps<T> {
  /** By default the title of its card. */
  readonly label?: string;
  /** `false` for a column that these rows do not have. */
  readonly columns: readonly (Column<T> | false)[];
  readonly rows: readonly T[];
  /** The text that identifies a row; two rows may have the same. */
  readonly keyOf: (row: T) => string;
  readonly rowOf?: (row: T, cells: ReactNode) => ReactNode;
  /** The columns of the grid that each row is in a narrow card; in a wide one, they have their own widths, or those of their heads. */
  readonly stacked?: string;
  readonly sorting?: Sorting;
  /** Of the box, if it scrolls. */
  readonly height?: BoxHeight;
  /** The usual height of a row in that box, in px. */
  readonly rowHeight?: number;
  /** The index of a row to scroll into view when it changes. */
  readonly reveal?: number;
  readonly className?: string;
}

const hiddenBelow = {
  sm: 'max-sm:hidden',
  wide: 'max-wide:hidden',
  card: '@max-3xl:hidden',
} as const;

const headHeight = 33;

/** A table whose columns say what a row shows in them. */
export function DataTable<T>(props: DataTableProps<T>) {
  const {
    label = use(CardTitleContext),
    columns: all,
    rows,
    keyOf,
    rowOf,
    stacked,
    sorting,
    height,
    rowHeight = 40,
    reveal,
    className = '',
  } = props;
  const searched = use(SearchedContext);
  const today = useMoment(({ now }) => easternDate(now));

  const columns = useMemo(() => all.filter((column) => column !== false), [all]);
  const keys = useMemo(() => rowKeys(rows, keyOf), [rows, keyOf]);
  const hasGridRows = columns.some(({ width }) => width !== undefined);
  const tracks = columns.map(({ width = 'minmax(0, 1fr)' }) => width).join(' ');
  const tableOf = ({ count, undrawnHeight, farFrom }: DrawnRows) => (
    <table
      aria-label={label}
      className={`text-small w-full border-separate border-spacing-0 tabular-nums ${stacked ? 'stacks' : ''} ${hasGridRows ? 'grid-rows' : ''}`}
      style={{
        ...variable('--stacked', stacked),
        ...(hasGridRows && variable('--tracks', tracks)),
      }}
    >
      <thead className="bg-surface sticky top-0 z-[1]">
        <tr>
          {columns.map((column) => (
            <th
              key={keyOfColumn(column)}
              scope="col"
              aria-sort={sorting && column.sortBy && sortOf(column.head, sorting)}
              className={`border-line text-caption text-ink-3 border-t px-2 py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4 ${column.kind === 'figure' ? 'text-right' : 'text-left'} ${classOf(column, column.headClass)}`}
              style={variable('--width', column.width)}
            >
              {sorting && column.sortBy && typeof column.head === 'string' ? (
                <SortButton head={column.head} sorting={sorting} />
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, count).map((row, index) => (
          <Row
            key={keys[index]}
            {...{ row, columns, rowOf, index, searched, today, isStacked: stacked !== undefined }}
            {...(index >= farFrom && { farHeight: rowHeight })}
          />
        ))}
        {undrawnHeight > 0 && <tr aria-hidden style={{ height: undrawnHeight, padding: 0 }} />}
      </tbody>
      {columns.some(({ foot }) => foot !== undefined) && (
        <tfoot className="[&_td]:border-line-strong [&_td]:font-semibold">
          <tr>
            {columns.map((column) => cellOf(column, column.foot, { className: classOf(column) }))}
          </tr>
        </tfoot>
      )}
    </table>
  );
  if (height)
    return (
      <ScrollBox
        {...{ headHeight, rowHeight, reveal, label, count: rows.length, height, className }}
      >
        {tableOf}
      </ScrollBox>
    );
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={label}
      onCopy={copyRows}
      className="focus-inside scroll-shadows-x overflow-x-auto"
    >
      {tableOf({ count: rows.length, undrawnHeight: 0, farFrom: rows.length })}
    </div>
  );
}

function sortOf(head: ReactNode, sorting: Sorting) {
  if (head !== sorting.head) return 'none';
  return sorting.isDescending ? 'descending' : 'ascending';
}

/** A head that sorts by its column; a second click turns the order. */
export function SortButton({ head, sorting }: { readonly head: string; sorting: Sorting }) {
  const isSorted = head === sorting.head;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={`hover:text-ink relative inline-flex items-center gap-1 after:absolute after:-inset-2 ${isSorted ? 'text-ink' : ''}`}
      onClick={() => sorting.onSort(head)}
    >
      {head}
      {isSorted && <Arrow aria-hidden className="icon-small" />}
    </button>
  );
}

const keyOfColumn = <T,>({ key, head }: Column<T>) => key ?? (typeof head === 'string' ? head : '');

function classOf<T>({ from }: Column<T>, own = ''): string {
  return from ? `${hiddenBelow[from]} ${own}` : own;
}

interface RowProps<T> {
  readonly row: T;
  readonly columns: readonly Column<T>[];
  readonly rowOf: DataTableProps<T>['rowOf'] | undefined;
  readonly isStacked: boolean;
  readonly index: number;
  readonly searched: string;
  /** Its cells write times of other days in another way. */
  readonly today: string;
  /** Its height in px until it is near the window: only a row that is a grid is laid out as late as that. */
  readonly farHeight?: number;
}

// Not drawn again when other rows come into view.
const Row = memo(function Row<T>(props: RowProps<T>) {
  const { row, columns, rowOf, isStacked, index, searched, farHeight } = props;
  const cells = columns.map((column) =>
    cellOf(column, column.cell(row, searched), {
      className: `${isStacked && !column.stackedAt ? '@max-2xl:hidden!' : ''} ${classOf(column, column.cellClass)}`,
      style: variable('--at', column.stackedAt),
    }),
  );
  if (rowOf) return rowOf(row, cells);
  return (
    <tr
      data-index={index}
      className={`link-row ${farHeight ? 'far' : ''}`}
      style={farHeight ? { containIntrinsicHeight: `auto ${farHeight}px` } : undefined}
    >
      {cells}
    </tr>
  );
}) as <T>(props: RowProps<T>) => ReactNode;

interface CellLook {
  readonly className: string;
  readonly style?: CSSProperties | undefined;
}

/** An element and no component: a table has hundreds of cells. */
function cellOf<T>(column: Column<T>, children: ReactNode, { className, style }: CellLook) {
  const look = `border-line h-10 border-t px-2 align-middle first:pl-4 last:pr-4 max-sm:h-12 ${className}`;
  const key = keyOfColumn(column);
  if (column.kind === 'row-head')
    return (
      <th key={key} scope="row" className={`text-left font-medium ${look}`} style={style}>
        {children}
      </th>
    );
  const side = column.kind === 'figure' ? 'text-right whitespace-nowrap' : '';
  return (
    <td key={key} className={`${side} ${look}`} style={style}>
      {children}
    </td>
  );
}

/** The word of a column's head, where the rows are stacked and have no heads. */
export function StackedWord({ children }: { readonly children: string }) {
  return <span className="text-caption text-ink-2 font-normal @2xl:hidden"> {children}</span>;
}

/** The same before a value, 'Booked 2:41 PM', where a narrow card has space. */
export function StackedHead({ children }: { readonly children: string }) {
  return (
    <span className="text-caption text-ink-2 font-normal @max-[22rem]:hidden @2xl:hidden">
      {children}{' '}
    </span>
  );
}

function variable(name: `--${string}`, value: string | undefined): CSSProperties | undefined {
  return value === undefined ? undefined : { [name]: value };
}

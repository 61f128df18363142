import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { rowKeys } from './list.tsx';

interface TableProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** The cells of the totals row. */
  readonly foot?: ReactNode;
}

/** A table in a card; its box scrolls sideways, by keyboard too, where the card is narrower. */
export function Table({ label, head, foot, children }: TableProps) {
  return (
    <div role="group" tabIndex={0} aria-label={label} className="focus-inside overflow-x-auto">
      <table aria-label={label} className="text-small w-full border-collapse tabular-nums">
        <thead>
          <tr>{head}</tr>
        </thead>
        <tbody>{children}</tbody>
        {foot && (
          <tfoot className="*:*:border-line-strong *:*:font-semibold">
            <tr>{foot}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface CellProps extends ComponentProps<'td'> {
  readonly figure?: boolean;
}

const headCell =
  'border-line text-caption text-ink-3 border-t px-2 py-2 font-medium whitespace-nowrap first:pl-4 last:pr-4';
const bodyCell = 'border-line h-10 border-t px-2 align-middle first:pl-4 last:pr-4 max-sm:h-12';

export function HeadCell({ figure, className = '', ...rest }: CellProps) {
  const side = figure ? 'text-right' : 'text-left';
  return <th scope="col" className={`${headCell} ${side} ${className}`} {...rest} />;
}

/** The cell that names its row. */
export function RowHead({ className = '', ...rest }: ComponentProps<'th'>) {
  return <th scope="row" className={`${bodyCell} text-left font-medium ${className}`} {...rest} />;
}

export function Cell({ figure, className = '', ...rest }: CellProps) {
  const side = figure ? 'text-right whitespace-nowrap' : '';
  return <td className={`${bodyCell} ${side} ${className}`} {...rest} />;
}

export interface Column<T> {
  /** Where `head` is no text. */
  readonly key?: string;
  readonly head: ReactNode;
  readonly cell: (row: T) => ReactNode;
  /** Its cell in the totals row; a table has that row if one of its columns has one. */
  readonly foot?: ReactNode;
  readonly kind?: 'figure' | 'row-head';
  /** The width from which it is a column: of the window, of the card. */
  readonly from?: keyof typeof hiddenBelow;
  readonly headClass?: string;
  readonly cellClass?: string;
}

interface DataTableProps<T> {
  readonly label: string;
  /** `false` for a column that these rows have not. */
  readonly columns: readonly (Column<T> | false)[];
  readonly rows: readonly T[];
  /** The text that identifies a row; two rows may have the same. */
  readonly keyOf: (row: T) => string;
  /** The element of a row, where it is more than its cells. */
  readonly rowOf?: (row: T, cells: ReactNode) => ReactNode;
}

const hiddenBelow = {
  sm: 'max-sm:hidden',
  wide: 'max-wide:hidden',
  card: '@max-3xl:hidden',
} as const;

/** A table whose columns say what a row shows in them. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns: all, rows, keyOf, rowOf = (_row, cells) => <tr>{cells}</tr> } = props;
  const columns = all.filter((column) => column !== false);
  const keys = rowKeys(rows, keyOf);
  const keyOfColumn = ({ key, head }: Column<T>) => key ?? (typeof head === 'string' ? head : '');
  return (
    <Table
      label={label}
      head={columns.map((column) => (
        <HeadCell
          key={keyOfColumn(column)}
          figure={column.kind === 'figure'}
          className={classOf(column, column.headClass)}
        >
          {column.head}
        </HeadCell>
      ))}
      foot={
        columns.some(({ foot }) => foot !== undefined) &&
        columns.map((column) => (
          <BodyCell key={keyOfColumn(column)} kind={column.kind} className={classOf(column)}>
            {column.foot}
          </BodyCell>
        ))
      }
    >
      {rows.map((row, index) => (
        <Fragment key={keys[index]}>
          {rowOf(
            row,
            columns.map((column) => (
              <BodyCell
                key={keyOfColumn(column)}
                kind={column.kind}
                className={classOf(column, column.cellClass)}
              >
                {column.cell(row)}
              </BodyCell>
            )),
          )}
        </Fragment>
      ))}
    </Table>
  );
}

function classOf<T>({ from }: Column<T>, own = ''): string {
  return from ? `${hiddenBelow[from]} ${own}` : own;
}

interface BodyCellProps {
  readonly kind: Column<never>['kind'];
  readonly className: string;
  readonly children: ReactNode;
}

function BodyCell({ kind, className, children }: BodyCellProps) {
  if (kind === 'row-head') return <RowHead className={className}>{children}</RowHead>;
  return (
    <Cell figure={kind === 'figure'} className={className}>
      {children}
    </Cell>
  );
}

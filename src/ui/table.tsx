import type { ComponentProps, ReactNode } from 'react';
import { oneLine } from '../domain/text/plain-text.ts';

interface TableProps {
  readonly label: string;
  readonly head: ReactNode;
  readonly children: ReactNode;
  /** The cells of the totals row. */
  readonly foot?: ReactNode;
}

/** A table in a card; its box scrolls sideways, by keyboard too, where the card is narrower. */
export function Table({ label, head, foot, children }: TableProps) {
  const name = oneLine(label);
  return (
    <div role="group" tabIndex={0} aria-label={name} className="focus-inside overflow-x-auto">
      <table aria-label={name} className="text-small w-full border-collapse tabular-nums">
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

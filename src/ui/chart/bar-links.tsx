import { Link } from 'wouter';
import { Tooltip } from '../tooltip.tsx';
import { Bars } from './bars.tsx';

interface BarLinksProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly hrefOf: (row: T) => string;
  /** The name and tooltip of a bar. */
  readonly titleOf: (row: T) => string;
}

/** A link over each bar, its tick included. */
export function BarLinks<T>({ label, rows, keyOf, hrefOf, titleOf }: BarLinksProps<T>) {
  return (
    <div className="print:hidden">
      <Bars aria-label={label} rows={rows} keyOf={keyOf}>
        {(row) => (
          <Link
            href={hrefOf(row)}
            aria-label={titleOf(row)}
            className="focus-inside rounded-control absolute inset-0 -bottom-9"
          >
            <Tooltip text={titleOf(row)} />
          </Link>
        )}
      </Bars>
    </div>
  );
}

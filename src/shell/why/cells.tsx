import { Link } from 'wouter';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import type { Column } from '../../domain/appointment/why.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { rowsPath } from '../../paths.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

export function isOne(column: Column | undefined): boolean {
  return column?.keys.length === 1;
}

/** Apart from the column before it. */
export function gapOf(columns: readonly Column[], at: number): string {
  return at > 0 && columns[at]?.group !== columns[at - 1]?.group ? 'why-gap' : '';
}

export const columnKey = ({ group, key }: Column) => `${group} ${key}`;

interface FigureProps {
  readonly count: number;
  readonly heat?: number;
  /** null where no filter finds these rows. */
  readonly filter: Partial<RowFilter> | null;
  readonly of: string;
}

export function Figure({ count, heat, filter, of }: FigureProps) {
  if (count === 0)
    return heat === undefined ? (
      '0'
    ) : (
      <span className="why-none">
        <span aria-hidden>·</span>
        <span className="sr-only">0</span>
      </span>
    );
  if (filter === null) return showNumber(count);
  return (
    <Link
      href={rowsPath('invalid', filter)}
      data-heat={heat}
      aria-label={`${showNumber(count)} ${of}`}
    >
      {showNumber(count)}
    </Link>
  );
}

export function Share({ label, share }: { readonly label: string; readonly share: number | null }) {
  return (
    <td className="why-wide">
      <span className="why-share">
        <ProgressBar label={`${label}: share of invalid`} value={share} />
        {showPercent(share)}
      </span>
    </td>
  );
}

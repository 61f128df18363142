import { memo } from 'react';
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

interface FigureProps extends Partial<Pick<RowFilter, 'region' | 'telemarketer' | 'reason'>> {
  readonly count: number;
  readonly heat?: number;
  readonly of: string;
  /** No one filter finds these rows. */
  readonly isPlain?: boolean;
}

/** A count that leads to its rows. A poll changes few of many, so the filter's texts are props of their own. */
export const Figure = memo(function Figure(props: FigureProps) {
  const { count, heat, of, isPlain = false, ...filter } = props;
  if (count === 0)
    return heat === undefined ? (
      '0'
    ) : (
      <span className="why-none">
        <span aria-hidden>·</span>
        <span className="sr-only">0</span>
      </span>
    );
  if (isPlain) return showNumber(count);
  return (
    <Link
      href={rowsPath('invalid', filter)}
      data-heat={heat}
      aria-label={`${showNumber(count)} ${of}`}
    >
      {showNumber(count)}
    </Link>
  );
});

interface ShareProps {
  readonly label: string;
  readonly share: number | null;
}

export const Share = memo(function Share({ label, share }: ShareProps) {
  return (
    <td className="why-wide">
      <span className="why-share">
        <ProgressBar label={`${label}: share of invalid`} value={share} />
        {showPercent(share)}
      </span>
    </td>
  );
});

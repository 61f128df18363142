import { Link } from 'wouter';
import { memo } from 'react';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import { type Column, columnName, type Why } from '../../domain/appointment/why.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { rowsPath, telemarketerPath } from '../../paths.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';

const groupTitles = { telemarketer: 'Telemarketer', region: 'Region' } as const;

export interface HeadProps {
  readonly why: Why;
  readonly columns: readonly Column[];
}

export function Head({ why, columns }: HeadProps) {
  const groups = [...new Set(columns.map(({ group }) => group))];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          Reason
        </th>
        {groups.map((group, at) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
            className={at > 0 ? 'why-gap' : ''}
          >
            {groupTitles[group]}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="why-events">
          Events
        </th>
        <th scope="col" rowSpan={2} className="why-wide">
          Share of {showNumber(why.invalid)}
        </th>
      </tr>
      <tr>
        {columns.map((column, at) => (
          <th
            key={columnKey(column)}
            scope="col"
            aria-label={columnName(column)}
            data-column
            className={gapOf(columns, at)}
          >
            <ColumnHead column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A narrow table has initials, by style, in place of the names. */
function ColumnHead({ column }: { readonly column: Column }) {
  const { group, keys, name } = column;
  if (!isOne(column)) return <span data-short={`+${keys.length}`}>{name}</span>;
  if (group === 'region') return <RegionBadge region={name} size="small" />;
  // Nobody is no telemarketer.
  if (name === notAvailable) return name;
  return (
    <Link href={telemarketerPath(name)} title={name} data-short={repInitials(name)}>
      <bdi className="line-clamp-2">{name}</bdi>
    </Link>
  );
}

export function isOne(column: Column | undefined): boolean {
  return column?.keys.length === 1;
}

/** Apart from the column before it. */
export function gapOf(columns: readonly Column[], at: number): string {
  return at > 0 && columns[at]?.group !== columns[at - 1]?.group ? 'why-gap' : '';
}

export const columnKey = ({ group, key }: Column) => `${group} ${key}`;

interface CountFigureProps extends Partial<Pick<RowFilter, 'region' | 'telemarketer' | 'reason'>> {
  readonly count: number;
  readonly heat?: number;
  readonly of: string;
  /** No one filter finds these rows. */
  readonly isPlain?: boolean;
}

/** A count that leads to its rows. A poll changes few of many, so the filter's texts are props of their own. */
export const CountFigure = memo(function CountFigure(props: CountFigureProps) {
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

import { Link } from 'wouter';
import { memo } from 'react';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import type { Column, Why } from '../../domain/figures/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { isNamed, repInitials } from '../../domain/people.ts';
import { rowsPath, telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';

export interface HeadProps {
  readonly why: Why;
  readonly columns: readonly Column[];
}

export function Head({ columns }: Pick<HeadProps, 'columns'>) {
  const groups = [...new Set(columns.map(({ group }) => group))];
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          Reason
        </th>
        {groups.map((group) => (
          <th
            key={group}
            scope="colgroup"
            colSpan={columns.filter((column) => column.group === group).length}
            data-group={group}
          >
            {group === 'region' ? 'Region' : 'Telemarketer'}
          </th>
        ))}
        <th scope="col" rowSpan={2} className="why-events">
          Events
        </th>
        <th scope="col" rowSpan={2} className="why-wide">
          Share
        </th>
      </tr>
      <tr>
        {columns.map((column) => (
          <th
            key={columnKey(column)}
            scope="col"
            aria-label={column.name}
            data-group={column.group}
          >
            <ColumnHead column={column} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The columns of several people or regions have no id of their own. */
export const columnKey = ({ group, of }: Column) => `${group} ${of ? of.id : 'others'}`;

/** In a narrow table why.css replaces the names by initials. */
function ColumnHead({ column: { of, ids, name } }: { readonly column: Column }) {
  if (of === null) return <span data-short={`+${ids.length}`}>{name}</span>;
  if ('key' in of) return <RegionBadge region={of} size="small" />;
  // An event without a telemarketer has no page.
  if (!isNamed(of)) return name;
  return (
    <Link href={telemarketerPath(of)} title={name} data-short={repInitials(of)}>
      <bdi className="line-clamp-2">{name}</bdi>
    </Link>
  );
}

const tint = (heat: number) =>
  `color-mix(in srgb, var(--ink) ${[0, 6, 12, 18, 24, 32][heat]}%, transparent)`;

interface CountFigureProps extends Partial<Pick<RowFilter, 'region' | 'telemarketer' | 'reason'>> {
  readonly count: number;
  /** The tint of `heatOf`; undefined for sums. */
  readonly heat?: number;
  /** Names a figure that links to its rows; undefined for sums that no filter finds. */
  readonly label?: string;
}

/** The filter's texts are separate props, so that memo skips the many counts that a poll leaves unchanged. */
export const CountFigure = memo(function CountFigure(props: CountFigureProps) {
  const { count, heat, label, ...filter } = props;
  if (count === 0 && heat !== undefined)
    return (
      <span className="text-ink-3">
        <span aria-hidden>·</span>
        <span className="sr-only">0</span>
      </span>
    );
  if (count === 0 || label === undefined) return showNumber(count);
  return (
    <Link
      href={rowsPath('invalid', filter)}
      data-heat={heat}
      style={heat === undefined ? undefined : { background: tint(heat) }}
      aria-label={`${showNumber(count)} ${label}`}
    >
      {showNumber(count)}
    </Link>
  );
});

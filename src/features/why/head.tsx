import { Link } from 'wouter';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import { columnName, type Column, type Why } from '../../domain/appointment/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { columnKey, gapOf, isOne } from './cells.tsx';

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

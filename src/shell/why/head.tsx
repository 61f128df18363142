import { Link } from 'wouter';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import {
  columnName,
  type Column,
  type ColumnGroup,
  type Why,
} from '../../domain/appointment/why.ts';
import { showNumber } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { columnKey, gapOf, isOne } from './cells.tsx';

const groupTitles = { telemarketer: 'Telemarketer', region: 'Region' } as const;

export interface HeadProps {
  readonly why: Why;
  readonly columns: readonly Column[];
  /** Whether there is room for names; else initials stand there. */
  readonly isNamed: boolean;
  readonly hasShare: boolean;
  readonly onOpen: (group: ColumnGroup) => void;
}

export function Head({ why, columns, isNamed, hasShare, onOpen }: HeadProps) {
  const groups = [...new Set(columns.map(({ group }) => group))];
  const heads = columns.map((column, at) => (
    <th
      key={columnKey(column)}
      scope="col"
      aria-label={columnName(column)}
      data-column
      className={gapOf(columns, at)}
    >
      <ColumnHead column={column} isNamed={isNamed} onOpen={onOpen} />
    </th>
  ));
  const hasGroups = isNamed || groups.length > 1;
  const rowSpan = hasGroups ? 2 : 1;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rowSpan}>
          Reason
        </th>
        {hasGroups
          ? groups.map((group, at) => (
              <th
                key={group}
                scope="colgroup"
                colSpan={columns.filter((column) => column.group === group).length}
                className={at > 0 ? 'why-gap' : ''}
              >
                {groupTitles[group]}
              </th>
            ))
          : heads}
        <th scope="col" rowSpan={rowSpan} className="why-events">
          Events
        </th>
        {hasShare && (
          <th scope="col" rowSpan={rowSpan} className="why-wide">
            Share of {showNumber(why.invalid)}
          </th>
        )}
      </tr>
      {hasGroups && <tr>{heads}</tr>}
    </thead>
  );
}

type ColumnHeadProps = Pick<HeadProps, 'isNamed' | 'onOpen'> & { readonly column: Column };

function ColumnHead({ column, isNamed, onOpen }: ColumnHeadProps) {
  const { group, keys, name } = column;
  if (!isOne(column))
    return (
      <button type="button" aria-expanded={false} aria-label={name} onClick={() => onOpen(group)}>
        {isNamed ? name : `+${keys.length}`}
      </button>
    );
  if (group === 'region') return <RegionBadge region={name} size="small" />;
  const shown = isNamed ? (
    <bdi className="line-clamp-2">{name}</bdi>
  ) : (
    <>
      <span aria-hidden>{name === notAvailable ? name : repInitials(name)}</span>
      <bdi className="sr-only">{name}</bdi>
    </>
  );
  // Nobody is no telemarketer.
  if (name === notAvailable) return shown;
  return (
    <Link href={telemarketerPath(name)} title={name}>
      {shown}
    </Link>
  );
}

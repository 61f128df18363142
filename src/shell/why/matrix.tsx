import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { notAvailable } from '../../domain/appointment/appointment.ts';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import {
  cellCount,
  columnName,
  heatOf,
  most,
  type Column,
  type ColumnGroup,
  type ReasonTally,
  type Why,
} from '../../domain/appointment/why.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people/rep-name.ts';
import { regions, type RegionKey } from '../../domain/region/region.ts';
import { rowsPath, telemarketerPath } from '../../paths.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';

/** Rows that one press on the others opens: longer lists are opened in steps. */
const step = 200;

const groupTitles = { telemarketer: 'Telemarketer', region: 'Region' } as const;

interface MatrixProps {
  readonly why: Why;
  readonly region: RegionKey | undefined;
  readonly columns: readonly Column[];
  /** Whether there is room for names; else initials stand there. */
  readonly isNamed: boolean;
  readonly hasShare: boolean;
  /** The key of the reason that the line above is of. */
  readonly marked: string | null;
  readonly onOpen: (group: ColumnGroup) => void;
  readonly onPoint: (reason: string | null) => void;
}

/** Reasons by telemarketer and by region; each figure leads to its rows (rulings C16). */
export function Matrix(props: MatrixProps) {
  const { why, region, columns, isNamed, hasShare, marked, onPoint } = props;
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<number>(most.reasons);
  const shown = why.reasons.slice(0, limit);
  const rest = why.reasons.slice(limit);
  const counts = shown.map((reason) => columns.map((column) => cellCount([reason], column)));
  const largest = Math.max(...counts.flat().filter((_, at) => isOne(columns[at % columns.length])));
  const within: Partial<RowFilter> = region === undefined ? {} : { region };
  const where = region === undefined ? '' : ` in ${regions[region].name}`;
  const label = `Invalid appointments${where} by reason`;
  const open = () => {
    flushSync(() => setLimit(limit + step));
    box.current?.querySelector<HTMLElement>(`tbody tr:nth-child(${limit + 1}) a`)?.focus();
  };
  const point = ({ target }: SyntheticEvent) => {
    const row = (target as Element).closest('tr');
    const at = [...(row?.parentElement?.children ?? [])].findIndex((other) => other === row);
    onPoint(shown[at]?.key ?? null);
  };
  return (
    <div
      ref={box}
      role="group"
      tabIndex={0}
      aria-label={label}
      className="focus-inside overflow-x-auto"
    >
      <table
        aria-label={label}
        data-named={isNamed || undefined}
        className="why text-small w-full border-collapse tabular-nums"
      >
        <Head
          {...props}
          onOpen={(group) => {
            props.onOpen(group);
            box.current?.focus();
          }}
        />
        <tbody
          onPointerOver={point}
          onFocus={point}
          onPointerLeave={({ pointerType, currentTarget }) => {
            const hasFocus = currentTarget.contains(document.activeElement);
            if (pointerType === 'mouse' && !hasFocus) onPoint(null);
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onPoint(null);
          }}
        >
          {shown.map((reason, at) => (
            <ReasonRow
              key={reason.key}
              reason={reason}
              within={within}
              columns={columns}
              counts={counts[at] ?? []}
              largest={largest}
              invalid={hasShare ? why.invalid : null}
              isMarked={reason.key === marked}
            />
          ))}
          {rest.length > 0 && (
            <OtherRow
              rest={rest}
              columns={columns}
              invalid={hasShare ? why.invalid : null}
              onOpen={open}
            />
          )}
        </tbody>
        <Foot {...props} within={within} />
      </table>
    </div>
  );
}

function isOne(column: Column | undefined): boolean {
  return column?.keys.length === 1;
}

/** Apart from the column before it. */
function gapOf(columns: readonly Column[], at: number): string {
  return at > 0 && columns[at]?.group !== columns[at - 1]?.group ? 'why-gap' : '';
}

const columnKey = ({ group, key }: Column) => `${group} ${key}`;

type HeadProps = Pick<MatrixProps, 'why' | 'columns' | 'isNamed' | 'hasShare' | 'onOpen'>;

function Head({ why, columns, isNamed, hasShare, onOpen }: HeadProps) {
  const groups = [...new Set(columns.map(({ group }) => group))];
  return (
    <thead>
      {(isNamed || groups.length > 1) && (
        <tr>
          <td />
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
          <td colSpan={hasShare ? 2 : 1} />
        </tr>
      )}
      <tr>
        <th scope="col">Reason</th>
        {columns.map((column, at) => (
          <th key={columnKey(column)} scope="col" data-column className={gapOf(columns, at)}>
            <ColumnHead column={column} isNamed={isNamed} onOpen={onOpen} />
          </th>
        ))}
        <th scope="col" className="why-events">
          Events
        </th>
        {hasShare && (
          <th scope="col" className="why-wide">
            Share of {showNumber(why.invalid)}
          </th>
        )}
      </tr>
    </thead>
  );
}

type ColumnHeadProps = Pick<MatrixProps, 'isNamed' | 'onOpen'> & { readonly column: Column };

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

interface ReasonRowProps {
  readonly reason: ReasonTally;
  readonly within: Partial<RowFilter>;
  readonly columns: readonly Column[];
  readonly counts: readonly number[];
  readonly largest: number;
  /** All invalid events, of which the share is shown; null where there is no room. */
  readonly invalid: number | null;
  readonly isMarked: boolean;
}

function ReasonRow(props: ReasonRowProps) {
  const { reason, within, columns, counts, largest, invalid, isMarked } = props;
  const { label, count } = reason;
  const filter = { ...within, reason: label };
  return (
    <tr data-marked={isMarked || undefined}>
      <th scope="row">
        <Link href={rowsPath('invalid', filter)}>
          <bdi className="line-clamp-3">{label}</bdi>
        </Link>
      </th>
      {columns.map((column, at) => (
        <td key={columnKey(column)} className={gapOf(columns, at)}>
          <Figure
            count={counts[at] ?? 0}
            heat={isOne(column) ? heatOf(counts[at] ?? 0, largest) : 0}
            filter={isOne(column) ? { ...filter, [column.group]: column.name } : null}
            of={`${label}, ${columnName(column)}`}
          />
        </td>
      ))}
      <td className="why-events">
        <Figure count={count} filter={filter} of={label} />
      </td>
      {invalid !== null && <Share label={label} share={shareOf(count, invalid)} />}
    </tr>
  );
}

interface FigureProps {
  readonly count: number;
  readonly heat?: number;
  /** null where no filter finds these rows. */
  readonly filter: Partial<RowFilter> | null;
  readonly of: string;
}

function Figure({ count, heat, filter, of }: FigureProps) {
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

function Share({ label, share }: { readonly label: string; readonly share: number | null }) {
  return (
    <td className="why-wide">
      <span className="why-share">
        <ProgressBar label={`${label}: share of invalid`} value={share} />
        {showPercent(share)}
      </span>
    </td>
  );
}

interface OtherRowProps extends Pick<ReasonRowProps, 'columns' | 'invalid'> {
  readonly rest: readonly ReasonTally[];
  readonly onOpen: () => void;
}

function OtherRow({ rest, columns, invalid, onOpen }: OtherRowProps) {
  const label = `Other (${showNumber(rest.length)})`;
  const count = rest.reduce((total, reason) => total + reason.count, 0);
  return (
    <tr>
      <th scope="row">
        <button type="button" aria-expanded={false} onClick={onOpen}>
          {label}
        </button>
      </th>
      {columns.map((column, at) => (
        <td key={columnKey(column)} className={gapOf(columns, at)}>
          <Figure count={cellCount(rest, column)} heat={0} filter={null} of="" />
        </td>
      ))}
      <td className="why-events">{showNumber(count)}</td>
      {invalid !== null && <Share label={label} share={shareOf(count, invalid)} />}
    </tr>
  );
}

type FootProps = Pick<MatrixProps, 'why' | 'columns' | 'hasShare'> & Pick<ReasonRowProps, 'within'>;

function Foot({ why, columns, hasShare, within }: FootProps) {
  const last = (content: ReactNode) => (
    <>
      <td className="why-events">{content}</td>
      {hasShare && <td />}
    </>
  );
  return (
    <tfoot>
      <tr>
        <th scope="row">All invalid</th>
        {columns.map((column, at) => (
          <td key={columnKey(column)} className={gapOf(columns, at)}>
            <Figure
              count={column.invalid}
              filter={isOne(column) ? { ...within, [column.group]: column.name } : null}
              of={`invalid, ${columnName(column)}`}
            />
          </td>
        ))}
        {last(<Figure count={why.invalid} filter={within} of="invalid" />)}
      </tr>
      <tr>
        <th scope="row">Of all their events</th>
        {columns.map((column, at) => (
          <td key={columnKey(column)} className={gapOf(columns, at)}>
            {wholePercent(column.invalid, column.all)}
          </td>
        ))}
        {last(wholePercent(why.invalid, why.all))}
      </tr>
    </tfoot>
  );
}

/** Without digits: the columns are narrow. Never all or nothing of what is neither. */
function wholePercent(part: number, whole: number): string {
  const share = shareOf(part, whole);
  if (share === null || part === 0 || part === whole) return showPercent(share);
  return showPercent(Math.min(99, Math.max(1, Math.round(share))));
}

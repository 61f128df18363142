import './why.css';
import { type ComponentProps, memo, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { reasonHint } from '../../domain/appointment/reasons.ts';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import { type Why } from '../../calls/reasons.ts';
import { cellCount, type Column, heatOf, limits } from '../../calls/reason-table.ts';
import { shareOf, sumOf } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent, wholePercent } from '../../domain/text/format.ts';
import { isNamed, repInitials } from '../../domain/people.ts';
import type { Region } from '../../domain/region/region.ts';
import { rowsPath, telemarketerPath } from '../../paths.ts';
import { RegionBadge } from '../../ui/badge.tsx';

/** Rows that one press on 'n more reasons' adds. */
const rowsPerStep = 200;

interface MatrixProps {
  readonly why: Why;
  readonly columns: readonly Column[];
  readonly region: Region | undefined;
  readonly isIncomplete: boolean;
  /** The key of the reason in the line above the table. */
  readonly marked: string | null;
  readonly onChoose: (reason: string) => void;
}

/** Reasons by telemarketer and by region; each figure links to its rows (C16). */
export function Matrix({ why, region, columns, isIncomplete, marked, onChoose }: MatrixProps) {
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<number>(limits.reasons);
  const shown = why.reasons.slice(0, limit);
  const rest = why.reasons.slice(limit);
  const restCount = sumOf(rest, ({ count }) => count);
  const ones = columns.filter(({ subject }) => subject !== null);
  const largest = Math.max(
    ...shown.flatMap((reason) => ones.map((column) => cellCount([reason], column))),
  );
  const within = region === undefined ? {} : { region: region.sent };
  const where = region === undefined ? '' : ` in ${region.name}`;
  const label = `Invalid appointments${where} by reason`;
  const shareIn = (part: number, whole: number) => (isIncomplete ? null : shareOf(part, whole));
  const open = () => {
    flushSync(() => setLimit(limit + rowsPerStep));
    box.current?.querySelector<HTMLElement>(`tbody tr:nth-child(${limit + 1}) button`)?.focus();
  };
  return (
    <div
      ref={box}
      role="group"
      tabIndex={0}
      aria-label={label}
      className="focus-inside scroll-shadows-x overflow-x-auto"
    >
      <table aria-label={label} className="why text-small w-full border-collapse tabular-nums">
        <Head columns={columns} />
        <tbody>
          {shown.map((reason) => {
            const filter = { ...within, reason: reason.label };
            return (
              <Row
                key={reason.key}
                name={reason.label}
                button={{
                  title: reasonHint(reason.label),
                  'aria-pressed': reason.key === marked,
                  onClick: () => onChoose(reason.key),
                }}
                columns={columns}
                cellOf={(column) => {
                  const count = cellCount([reason], column);
                  return (
                    <CountFigure
                      count={count}
                      heat={column.subject ? heatOf(count, largest) : 0}
                      {...filter}
                      {...linkOf(column, reason.label)}
                    />
                  );
                }}
                total={<CountFigure count={reason.count} label={reason.label} {...filter} />}
                share={shareIn(reason.count, why.invalid)}
              />
            );
          })}
          {rest.length > 0 && (
            <Row
              name={`${showNumber(rest.length)} more ${rest.length === 1 ? 'reason' : 'reasons'}`}
              button={{ 'aria-expanded': false, onClick: open }}
              columns={columns}
              cellOf={(column) => <CountFigure count={cellCount(rest, column)} heat={0} />}
              total={showNumber(restCount)}
              share={shareIn(restCount, why.invalid)}
            />
          )}
        </tbody>
        <tfoot>
          <Row
            name="All invalid"
            columns={columns}
            cellOf={(column) => (
              <CountFigure count={column.invalid} {...within} {...linkOf(column, 'invalid')} />
            )}
            total={<CountFigure count={why.invalid} label="invalid" {...within} />}
          />
          <Row
            name="Of all their events"
            columns={columns}
            cellOf={({ invalid, all }) => showShare(shareIn(invalid, all))}
            total={showShare(shareIn(why.invalid, why.all))}
          />
        </tfoot>
      </table>
    </div>
  );
}

/** The label and filter of a column's figure; a column that sums up several has no link. */
const linkOf = (column: Column, name: string) =>
  column.subject ? { label: `${name}, ${column.name}`, [column.group]: column.subject.sent } : {};

interface RowProps {
  readonly name: string;
  readonly button?: ComponentProps<'button'>;
  readonly columns: readonly Column[];
  readonly cellOf: (column: Column) => ReactNode;
  readonly total: ReactNode;
  /** The share of all invalid events, in percent. */
  readonly share?: number | null;
}

function Row({ name, button, columns, cellOf, total, share }: RowProps) {
  return (
    <tr data-marked={button?.['aria-pressed'] || undefined}>
      <th scope="row" className="relative">
        {button ? (
          <button
            type="button"
            dir="auto"
            className="line-clamp-6 py-[3px] text-left underline-offset-2 after:absolute after:inset-0 hover:underline @max-[30rem]:py-px"
            {...button}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      {columns.map((column) => (
        <td key={columnKey(column)} data-group={column.group}>
          {cellOf(column)}
        </td>
      ))}
      <td className="why-events">{total}</td>
      {share !== undefined && <td className="why-wide">{showPercent(share)}</td>}
    </tr>
  );
}

/** A percentage without decimals, for narrow columns. */
const showShare = (percent: number | null) => showPercent(wholePercent(percent));

function Head({ columns }: { readonly columns: readonly Column[] }) {
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
const columnKey = ({ group, subject }: Column) => `${group} ${subject ? subject.id : 'others'}`;

/** In a narrow table why.css replaces the names by initials. */
function ColumnHead({ column: { subject, ids, name } }: { readonly column: Column }) {
  if (subject === null) return <span data-short={`+${ids.length}`}>{name}</span>;
  if ('key' in subject) return <RegionBadge region={subject} size="small" />;
  // An event without a telemarketer has no page.
  if (!isNamed(subject)) return name;
  return (
    <Link
      href={telemarketerPath(subject)}
      title={name}
      data-short={repInitials(subject)}
      className="mx-auto grid min-h-6 max-w-[54px] content-end justify-items-center [overflow-wrap:anywhere] underline-offset-2 hover:underline @max-[30rem]:min-h-7 @max-[30rem]:min-w-[30px] @max-[30rem]:content-center"
    >
      <bdi className="line-clamp-4">{name}</bdi>
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
const CountFigure = memo(function CountFigure(props: CountFigureProps) {
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
      style={heat === undefined ? undefined : { background: tint(heat) }}
      aria-label={`${showNumber(count)} ${label}`}
      className={`grid min-h-6 place-items-center rounded-[4px] px-0.5 @max-[30rem]:min-h-[34px] ${heat === undefined ? 'underline-offset-2 hover:underline' : 'hover:shadow-[inset_0_0_0_2px_var(--ink)] forced-colors:border'}`}
    >
      {showNumber(count)}
    </Link>
  );
});

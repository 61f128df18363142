import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import {
  cellCount,
  type Column,
  columnName,
  heatOf,
  most,
  type ReasonTally,
} from '../../domain/appointment/why.ts';
import { shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { type RegionKey, regions } from '../../domain/region/region.ts';
import { columnKey, CountFigure, gapOf, Head, type HeadProps, isOne, Share } from './parts.tsx';

/** Rows that one press on the others opens: longer lists are opened in steps. */
const step = 200;

interface MatrixProps extends HeadProps {
  readonly region: RegionKey | undefined;
  /** The key of the reason that the line above is of. */
  readonly marked: string | null;
  readonly onChoose: (reason: string) => void;
}

/** Reasons by telemarketer and by region; each figure leads to its rows (rulings C16). */
export function Matrix(props: MatrixProps) {
  const { why, region, columns, marked, onChoose } = props;
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
    box.current?.querySelector<HTMLElement>(`tbody tr:nth-child(${limit + 1}) button`)?.focus();
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
        data-few={columns.length < 8 || undefined}
        className="why text-small w-full border-collapse tabular-nums"
      >
        <Head why={why} columns={columns} />
        <tbody>
          {shown.map((reason, at) => (
            <ReasonRow
              key={reason.key}
              reason={reason}
              within={within}
              columns={columns}
              counts={counts[at] ?? []}
              largest={largest}
              invalid={why.invalid}
              isMarked={reason.key === marked}
              onChoose={onChoose}
            />
          ))}
          {rest.length > 0 && (
            <OtherRow rest={rest} columns={columns} invalid={why.invalid} onOpen={open} />
          )}
        </tbody>
        <Foot {...props} within={within} />
      </table>
    </div>
  );
}

interface ReasonRowProps {
  readonly reason: ReasonTally;
  readonly within: Partial<RowFilter>;
  readonly columns: readonly Column[];
  readonly counts: readonly number[];
  readonly largest: number;
  /** All invalid events, of which the share is shown. */
  readonly invalid: number;
  readonly isMarked: boolean;
  readonly onChoose: (reason: string) => void;
}

function ReasonRow(props: ReasonRowProps) {
  const { reason, within, columns, counts, largest, invalid, isMarked, onChoose } = props;
  const { key, label, count } = reason;
  const filter = { ...within, reason: label };
  return (
    <tr data-marked={isMarked || undefined}>
      <th scope="row">
        <button
          type="button"
          aria-pressed={isMarked}
          dir="auto"
          className="line-clamp-3"
          onClick={() => onChoose(key)}
        >
          {label}
        </button>
      </th>
      {columns.map((column, at) => (
        <td key={columnKey(column)} className={gapOf(columns, at)}>
          <CountFigure
            count={counts[at] ?? 0}
            heat={isOne(column) ? heatOf(counts[at] ?? 0, largest) : 0}
            of={`${label}, ${columnName(column)}`}
            {...filter}
            {...columnFilter(column)}
          />
        </td>
      ))}
      <td className="why-events">
        <CountFigure count={count} of={label} {...filter} />
      </td>
      <Share label={label} share={shareOf(count, invalid)} />
    </tr>
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
          <CountFigure count={cellCount(rest, column)} heat={0} of="" isPlain />
        </td>
      ))}
      <td className="why-events">{showNumber(count)}</td>
      <Share label={label} share={shareOf(count, invalid)} />
    </tr>
  );
}

const columnFilter = (column: Column) =>
  isOne(column) ? { [column.group]: column.name } : { isPlain: true };

type FootProps = Pick<MatrixProps, 'why' | 'columns'> & Pick<ReasonRowProps, 'within'>;

function Foot({ why, columns, within }: FootProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">All invalid</th>
        {columns.map((column, at) => (
          <td key={columnKey(column)} className={gapOf(columns, at)}>
            <CountFigure
              count={column.invalid}
              of={`invalid, ${columnName(column)}`}
              {...within}
              {...columnFilter(column)}
            />
          </td>
        ))}
        <td className="why-events">
          <CountFigure count={why.invalid} of="invalid" {...within} />
        </td>
      </tr>
      <tr>
        <th scope="row">Of all their events</th>
        {columns.map((column, at) => (
          <td key={columnKey(column)} className={gapOf(columns, at)}>
            {wholePercent(column.invalid, column.all)}
          </td>
        ))}
        <td className="why-events">{wholePercent(why.invalid, why.all)}</td>
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

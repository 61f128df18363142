import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellCount, type Column, heatOf, limits } from '../../domain/figures/why.ts';
import { shareOf, showNumber, showPercent, sumOf } from '../../domain/number/format.ts';
import type { Region } from '../../domain/region/region.ts';
import { columnKey, CountFigure, Head, type HeadProps } from './parts.tsx';

/** Rows that one press on 'n more reasons' adds. */
const rowsPerStep = 200;

interface MatrixProps extends HeadProps {
  readonly region: Region | undefined;
  /** The key of the reason in the line above the table. */
  readonly marked: string | null;
  readonly onChoose: (reason: string) => void;
}

/** Reasons by telemarketer and by region; each figure links to its rows (rulings C16). */
export function Matrix({ why, region, columns, marked, onChoose }: MatrixProps) {
  const box = useRef<HTMLDivElement>(null);
  const [limit, setLimit] = useState<number>(limits.reasons);
  const shown = why.reasons.slice(0, limit);
  const rest = why.reasons.slice(limit);
  const restCount = sumOf(rest, ({ count }) => count);
  const ones = columns.filter(({ of }) => of !== null);
  const largest = Math.max(
    ...shown.flatMap((reason) => ones.map((column) => cellCount([reason], column))),
  );
  const within = region === undefined ? {} : { region: region.sent };
  const where = region === undefined ? '' : ` in ${region.name}`;
  const label = `Invalid appointments${where} by reason`;
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
      className="focus-inside overflow-x-auto"
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
                  'aria-pressed': reason.key === marked,
                  onClick: () => onChoose(reason.key),
                }}
                columns={columns}
                cellOf={(column) => {
                  const count = cellCount([reason], column);
                  return (
                    <CountFigure
                      count={count}
                      heat={column.of ? heatOf(count, largest) : 0}
                      {...filter}
                      {...linkOf(column, reason.label)}
                    />
                  );
                }}
                total={<CountFigure count={reason.count} label={reason.label} {...filter} />}
                share={shareOf(reason.count, why.invalid)}
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
              share={shareOf(restCount, why.invalid)}
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
            cellOf={({ invalid, all }) => wholePercent(invalid, all)}
            total={wholePercent(why.invalid, why.all)}
          />
        </tfoot>
      </table>
    </div>
  );
}

/** The label and filter of a column's figure; no link for a column of several. */
const linkOf = (column: Column, name: string) =>
  column.of ? { label: `${name}, ${column.name}`, [column.group]: column.of.sent } : {};

interface RowProps {
  readonly name: string;
  /** Makes the name a button. */
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
      <th scope="row">
        {button ? (
          <button type="button" dir="auto" className="line-clamp-3" {...button}>
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

/** A percentage without decimals, for narrow columns; 0% and 100% only if exact. */
function wholePercent(part: number, whole: number): string {
  const share = shareOf(part, whole);
  if (share === null || part === 0 || part === whole) return showPercent(share);
  return showPercent(Math.min(99, Math.max(1, Math.round(share))));
}

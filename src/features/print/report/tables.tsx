import { Fragment, type ReactNode } from 'react';
import type { AppointmentFigures } from '../../../calls/appointments.ts';
import { validTogether } from '../../../calls/top-reps.ts';
import type { Why } from '../../../calls/reasons.ts';
import { undecidedOf } from '../../../calls/tallies.ts';
import { bandLabels, isFew, rated, waitingText } from '../../../domain/number/bands.ts';
import { noValue, showNumber, showPercent } from '../../../domain/text/format.ts';
import { shareOf, sumOf } from '../../../domain/number/arithmetic.ts';
import type { Person } from '../../../domain/people.ts';
import type { Region } from '../../../domain/region/region.ts';
import { RegionBadge } from '../../../ui/badge.tsx';
import { RateFigure } from '../../../ui/band.tsx';
import { type Counted, maxRows, type PrintedBar, sumsOf, withOthers } from './counts.ts';

interface Unknown {
  /** Why the list may lack rows; '' for a whole list. */
  readonly unknown: string;
}

interface Listed extends Unknown {
  /** Where rows are missing, rates and shares are '–' (A15). */
  readonly isIncomplete: boolean;
}

interface RowsProps<T extends Region | Person> extends Unknown {
  readonly rows: readonly Counted<T>[];
}

type Sums = Omit<Counted, 'subject'>;
type Cells = (sums: Sums) => readonly ReactNode[];

/** What waits of few events (C36). */
function waitingOf({ valid, invalid, all }: Sums): string {
  const isKnown = valid !== null && invalid !== null && all !== null;
  return isKnown && isFew(all) ? waitingText(valid, all, undecidedOf({ valid, invalid, all })) : '';
}

export function Regions({ rows, unknown }: RowsProps<Region>) {
  const cells: Cells = (sums) => {
    const { valid, invalid, all } = sums;
    const rate = rated(valid, all);
    const word = rate.band ? bandLabels[rate.band] : waitingOf(sums) || noValue;
    const counts = [valid, invalid, all].map(showNumber);
    return [...counts, <RateFigure key="rate" {...rate} />, word];
  };
  return (
    <ReportTable
      title="Regions"
      head={['Region', 'Valid', 'Invalid', 'Events', 'Rate', 'Band']}
      rows={withOthers(rows, maxRows.regions)}
      lead={({ subject }) => 'key' in subject && <RegionBadge region={subject} size="small" />}
      cells={cells}
      foot={['All regions', ...cells(sumsOf(rows))]}
      empty={unknown || 'No regions to show'}
    />
  );
}

export function Telemarketers({ rows, unknown, isIncomplete }: RowsProps<Person> & Listed) {
  const cells: Cells = (sums) => {
    const { valid, invalid, all } = sums;
    const waiting = isIncomplete ? '' : waitingOf(sums);
    return [
      showNumber(valid),
      showNumber(invalid),
      <span key="rate">
        {waiting && `${waiting} `}
        <RateFigure {...rated(valid, isIncomplete ? null : all)} />
      </span>,
    ];
  };
  return (
    <ReportTable
      title="Telemarketers"
      head={['Name', 'Valid', 'Invalid', 'Rate']}
      rows={withOthers(rows, maxRows.telemarketers)}
      cells={cells}
      foot={['All', ...cells(sumsOf(rows))]}
      empty={unknown || 'No telemarketer data available'}
    />
  );
}

export function Reasons({ why, unknown, isIncomplete }: Listed & { readonly why: Why }) {
  const { reasons, invalid: total } = why;
  const rows = reasons.map(({ label, count }) => ({
    subject: { name: label },
    valid: 0,
    invalid: count,
    all: count,
  }));
  return (
    <ReportTable
      title="Why appointments are invalid"
      head={['Reason', 'Events', 'Share']}
      rows={withOthers(rows, maxRows.reasons)}
      cells={({ all }) => [
        showNumber(all),
        isIncomplete ? noValue : showPercent(shareOf(all, total)),
      ]}
      foot={['All invalid', showNumber(total), isIncomplete ? noValue : '100%']}
      empty={unknown || 'No invalid appointments found'}
    />
  );
}

export function TopReps({
  events,
  unknown,
  isIncomplete,
}: Listed & { readonly events: Pick<AppointmentFigures, 'topReps' | 'lists'> }) {
  const { topReps: reps, lists } = events;
  const valid = showNumber(validTogether(reps));
  return (
    <ReportTable
      title="Top Sales Reps"
      head={['Sales rep', 'Valid', 'Success']}
      rows={reps.map((ranked) => ({ ...ranked, subject: ranked.rep }))}
      lead={({ rank, region }) => (
        <>
          <span className="text-ink-3 inline-block min-w-5 font-normal">{rank}</span>
          <RegionBadge region={region} size="small" />
        </>
      )}
      cells={({ valid: ownValid, total, successPercent }) => [
        showNumber(ownValid),
        isIncomplete ? (
          noValue
        ) : (
          <span key="success" className={isFew(total) ? 'text-ink-3' : ''}>
            {successPercent}%
          </span>
        ),
      ]}
      foot={[`Top ${reps.length}`, valid, `of ${showNumber(lists.valid.length)}`]}
      empty={unknown || 'No sales rep data available'}
    />
  );
}

type NamedRow = Pick<Counted, 'subject'>;
type Line = readonly ReactNode[];

interface ReportTableProps<T extends NamedRow> {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly T[];
  readonly lead?: (row: T) => ReactNode;
  /** The texts after the name. */
  readonly cells: (row: T) => readonly ReactNode[];
  readonly foot: Line;
  readonly empty: string;
}

/** The letters that fit in one line of the narrowest column of names. */
const lettersPerLine = 26;

function ReportTable<T extends NamedRow>(props: ReportTableProps<T>) {
  const { title, head, rows, lead, cells, foot, empty } = props;
  const lines = rows.map((row): Line => [
    <Fragment key="name">
      {lead?.(row)}
      <bdi className={row.subject.name.length > lettersPerLine ? 'long-name' : ''}>
        {row.subject.name}
      </bdi>
    </Fragment>,
    ...cells(row),
  ]);
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? <p>{empty}</p> : <PrintedTable {...{ title, head, lines, foot }} />}
    </section>
  );
}

interface PrintedTableProps extends Pick<ReportTableProps<never>, 'title' | 'head'> {
  readonly lines: readonly Line[];
  readonly foot?: Line;
}

/** A table of texts; the first cell of each line is its head. */
export function PrintedTable({ title, head, lines, foot }: PrintedTableProps) {
  const rowOf = ([first, ...cells]: Line, key: number) => (
    <tr key={key}>
      <th scope="row">{first}</th>
      {cells.map((cell, at) => (
        <td key={head[at + 1]}>{cell}</td>
      ))}
    </tr>
  );
  return (
    <table aria-label={title} className="w-full table-fixed border-collapse tabular-nums">
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{lines.map(rowOf)}</tbody>
      {foot && <tfoot>{rowOf(foot, 0)}</tfoot>}
    </table>
  );
}

interface BarChartProps {
  readonly by: 'hour' | 'day';
  readonly bars: readonly PrintedBar[];
  /** The number of events, with those without a time. */
  readonly events: number;
}

/** Events by hour or day: valid filled, invalid hatched, the others empty. */
export function BarChart({ by, bars, events }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ all }) => all));
  const untimed = events - sumOf(bars, ({ all }) => all);
  const hasPending = bars.some(({ valid, invalid, all }) => all > valid + invalid);
  return (
    <section className="day-chart flex flex-col">
      <h2>
        By {by}, valid of all events (hatched: invalid{hasPending && ', open: waiting'})
        {bars.length > 0 && untimed > 0 && `, ${showNumber(untimed)} without a time`}
      </h2>
      {bars.length === 0 ? (
        <p>
          {by === 'day' && events > 0
            ? 'Some events are of no day of this week'
            : 'No times to show'}
        </p>
      ) : (
        <ol className="flex min-h-0 flex-1 gap-1">
          {bars.map(({ label, valid, invalid, all }) => (
            <li
              key={label}
              className="@container relative flex min-w-0 flex-1 flex-col items-center"
            >
              <span style={{ flex: `${highest - all} 0 0` }} />
              <b className="flex max-w-full flex-wrap justify-center font-normal whitespace-pre">
                {all > 0 && (
                  <>
                    <span>{showNumber(valid)}</span>
                    <span> / {showNumber(all)}</span>
                  </>
                )}
              </b>
              <i style={{ flex: `${all - valid - invalid} 0 0` }} />
              <i className="hatched" style={{ flex: `${invalid} 0 0` }} />
              <i className="bg-ink-2" style={{ flex: `${valid} 0 0` }} />
              <small className="absolute bottom-0 whitespace-nowrap">{label}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { monthly } from '../../calls/monthly.ts';
import type { MonthWeek } from '../../calls/month-rows.ts';
import { fullDaysText, type PerDay, perDayOf } from '../../calls/per-day.ts';
import { partsTotal, weekParts } from '../../calls/weeks.ts';
import { showNumber } from '../../domain/text/format.ts';
import { daySpan, monthWord, shownMonth } from '../../domain/time/month.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useDay } from '../../query/use-call.ts';
import { useHash } from '../../shell/location.ts';
import { InProgress } from '../../ui/level-badge.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { type MonthsProps, seriesOf, weekColumns } from './monthly.ts';

/** The hash of its row (`weekPath`). */
export const weekHash = ({ startDate: { date } }: MonthWeek) => `week-${date}`;

/** Weekly Breakdown (S2): the weeks of the chosen month as a table. */
export function BreakdownCard({ status, month }: MonthsProps) {
  const hash = useHash();
  const day = useDay(monthly);
  const { weeks, unreadableWeeks } = month;
  const title = `Weeks of ${shownMonth(month.month)}`;
  return (
    <QueryCard
      title="Weekly Breakdown"
      subtitle={`${month.name}, Monday to Saturday`}
      status={status}
      what="Weeks"
      unreadable={unreadableWeeks}
      actions={
        weeks.length > 0 && (
          <RowsExport
            name={`weeks-${month.month.date ?? 'month'}`}
            call={monthly}
            title={title}
            columns={weekColumns(weeks, day)}
            rows={weeks}
          />
        )
      }
      empty={weeks.length === 0 && { text: 'No weeks to show yet' }}
    >
      <DataTable
        label={title}
        rows={weeks}
        keyOf={(week) => `${week.startDate.text} ${week.weekNumber}`}
        rowOf={(week, cells) => <WeekRow isMeant={weekHash(week) === hash}>{cells}</WeekRow>}
        columns={[
          {
            head: 'Week',
            kind: 'row-head',
            cell: (week) => <WeekName week={week} />,
            foot: `${monthWord(month.month)}${month.isOpen ? ' to date' : ''}`,
          },
          {
            ...numberColumn('Total', (week: MonthWeek) => week.totalAppointments, 'font-medium'),
            foot: showNumber(month.total),
          },
          ...seriesOf(weeks).map(({ name, abbreviation }, place): Column<MonthWeek> => {
            const countOf = (week: MonthWeek) => weekParts(week)[place] ?? null;
            return {
              ...numberColumn(name, countOf, 'text-ink-2'),
              key: name,
              from: 'sm',
              head: <abbr title={name}>{abbreviation}</abbr>,
              foot: showNumber(columnTotal(weeks.map(countOf))),
            };
          }),
          {
            head: 'Per day',
            kind: 'figure',
            cellClass: 'text-ink-2',
            cell: (week) => <PerDayFigure {...perDayOf(week, day)} />,
          },
        ]}
      />
    </QueryCard>
  );
}

/** Null for a region that no week lists. */
function columnTotal(counts: readonly (number | null)[]): number | null {
  return counts.every((count) => count === null) ? null : partsTotal(counts);
}

/** A week's row; the one that the URL means is in view, and marked. */
function WeekRow({ isMeant, children }: { readonly isMeant: boolean; children: ReactNode }) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (!isMeant) return;
    row.current?.scrollIntoView({ block: 'center' });
    row.current?.focus({ preventScroll: true });
  }, [isMeant]);
  return (
    <tr
      ref={row}
      tabIndex={isMeant ? -1 : undefined}
      aria-current={isMeant || undefined}
      className="aria-[current]:bg-sunken outline-none"
    >
      {children}
    </tr>
  );
}

/** A week's average and, while it is in progress, the days that it is of. */
function PerDayFigure({ average, fullDays }: PerDay) {
  return (
    <>
      {showNumber(average)}
      {fullDays !== null && (
        <span className="text-caption text-ink-2 block font-normal">{fullDaysText(fullDays)}</span>
      )}
    </>
  );
}

function WeekName({ week }: { readonly week: MonthWeek }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1 whitespace-nowrap">
      Week {showNumber(week.weekNumber)}
      <bdi className="text-ink-2 font-normal">{daySpan(week.startDate, week.endDate)}</bdi>
      {week.isPartial === true && <InProgress />}
    </span>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { monthly } from '../../calls/monthly.ts';
import type { MonthWeek } from '../../calls/month-rows.ts';
import { weeksTotal } from '../../calls/months.ts';
import { fullDaysText, type PerDay, perDayOf } from '../../calls/per-day.ts';
import { type CalendarWeek, cutText, weekParts, weeksAboveWhole } from '../../calls/weeks.ts';
import { afterUnit, type Figure, withoutText } from '../../domain/number/figure.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { daySpan, monthWord, shownMonth } from '../../domain/time/month.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useReceived } from '../../query/today-total.ts';
import { useHash } from '../../shell/location.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { type MonthsProps, seriesOf, weekColumns } from './monthly.ts';

/** The hash of its row (`weekPath`). */
export const weekHash = ({ startDate: { date } }: MonthWeek) => `week-${date}`;

/** Weekly Breakdown (spec 2): the weeks of the chosen month as a table. */
export function BreakdownCard({ state, figures, month }: MonthsProps) {
  const hash = useHash();
  const received = useReceived(monthly);
  const { weeks, unreadableWeeks, completed } = month;
  const list = { rows: weeks, unreadable: unreadableWeeks };
  const title = `Weeks of ${shownMonth(month.month)}`;
  const above = weeksAboveWhole(weeks);
  return (
    <QueryCard
      title="Weekly Breakdown"
      subtitle={`${month.name}, Monday to Saturday`}
      state={state}
      what="Monthly data"
      unreadable={unreadableWeeks}
      actions={
        <RowsExport
          name={`weeks-${month.month.date ?? 'month'}`}
          title={title}
          columns={weekColumns(weeks, received)}
          rows={weeks}
        />
      }
      footer={
        <>
          <span>
            {[`${countText(completed.value, 'week')} completed`, withoutText(completed)]
              .filter(Boolean)
              .join(', ')}
          </span>
          {above.length > 0 && <span className="text-right">{above.join('; ')}</span>}
        </>
      }
    >
      {weeks.length === 0 ? (
        <EmptyMessage
          text={unreadableWeeks > 0 ? 'Weeks could not be read' : 'No weeks to show yet'}
        />
      ) : (
        <DataTable
          label={title}
          rows={weeks}
          keyOf={(week) => `${week.startDate.text} ${week.weekNumber}`}
          rowOf={(week, cells) => <WeekRow isMeant={weekHash(week) === hash}>{cells}</WeekRow>}
          columns={[
            {
              head: 'Week',
              kind: 'row-head',
              cell: (week) => (
                <WeekName
                  week={week}
                  cut={figures.cutWeeks.find(({ rows }) => rows.some((row) => row.week === week))}
                />
              ),
              foot: `${monthWord(month.month)}${month.isOpen ? ' to date' : ''}`,
            },
            {
              ...numberColumn('Total', (week: MonthWeek) => week.totalAppointments, 'font-medium'),
              foot: showNumber(month.total),
            },
            ...seriesOf(weeks).map(({ name, abbreviation }, place): Column<MonthWeek> => {
              const countOf = (week: MonthWeek) => weekParts(week).counts[place] ?? null;
              return {
                ...numberColumn(name, countOf, 'text-ink-2'),
                key: name,
                from: 'sm',
                head: <abbr title={name}>{abbreviation}</abbr>,
                foot: footOf(weeksTotal(list, countOf)),
              };
            }),
            {
              head: 'Per day',
              kind: 'figure',
              cellClass: 'text-ink-2',
              cell: (week) => perDayFigure(perDayOf(week, received)),
            },
          ]}
        />
      )}
    </QueryCard>
  );
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

const footOf = (total: Figure) => <NotedFigure value={total.value} note={afterUnit(total)} />;

const perDayFigure = ({ average, fullDays }: PerDay) => (
  <NotedFigure value={average} note={fullDays === null ? '' : fullDaysText(fullDays)} />
);

/** A figure, and below it its base, or what is missing of it. */
function NotedFigure({ value, note }: { readonly value: number | null; readonly note: string }) {
  return (
    <>
      {showNumber(value)}
      {note && <span className="text-caption text-ink-2 block font-normal">{note}</span>}
    </>
  );
}

interface WeekNameProps {
  readonly week: MonthWeek;
  /** The week of the calendar, of which this month lists a part. */
  readonly cut: CalendarWeek | undefined;
}

function WeekName({ week, cut }: WeekNameProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 py-1 whitespace-nowrap">
      Week {showNumber(week.weekNumber)}
      <bdi className="text-ink-2 font-normal">{daySpan(week.startDate, week.endDate)}</bdi>
      {week.isPartial === true && <InProgress />}
      {cut && (
        <span className="text-caption text-ink-2 basis-full font-normal">
          Part of {daySpan(cut.startDate, cut.endDate)}: {cutText(cut)}
        </span>
      )}
    </span>
  );
}

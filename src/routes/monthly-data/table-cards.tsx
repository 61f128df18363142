import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reads } from '../../calls/index.ts';
import type { Month, MonthWeek } from '../../calls/monthly.ts';
import { noValue, showChange, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { afterUnit, type Figure, withoutText } from '../../domain/figures/figure.ts';
import { completedWeeks, weekParts, weeksTotal } from '../../domain/figures/months.ts';
import { fullDaysText, type PerDay, perDayOf } from '../../domain/figures/per-day.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { countText } from '../../domain/text/words.ts';
import { daySpan, monthWord, newestMonths, shownMonth, weeksOf } from '../../domain/time/month.ts';
import { orderText } from '../../domain/time/order.ts';
import { RowsExport } from '../../features/export/rows-export.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useReceived } from '../../query/today-total.ts';
import { useHash } from '../../shell/location.ts';
import { EmptyMessage } from '../../ui/card-messages.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { type Column, DataTable, numberColumn } from '../../ui/table.tsx';
import { monthColumns, type MonthsProps, seriesOf, weekColumns } from './monthly.ts';

/** The hash of its row (`weekPath`). */
const idOf = ({ startDate: { date } }: MonthWeek) => `week-${date}`;

/** Weekly Breakdown (spec 2): the weeks of one month as a table; the newest month is chosen at first. */
export function BreakdownCard({ monthly, months }: MonthsProps) {
  const hash = useHash();
  const received = useReceived(reads.monthly);
  const [chosen, setChosen] = useState({ hash, month: '' });
  const isChosen = chosen.hash === hash && chosen.month !== '';
  const month =
    months.find(({ month: { text }, weeklyBreakdown }) =>
      isChosen ? text === chosen.month : weeklyBreakdown.rows.some((week) => idOf(week) === hash),
    ) ?? months.at(-1);
  if (!month) return null;
  const unreadable = unreadableOf(month.weeklyBreakdown);
  const completed = completedWeeks(month.weeklyBreakdown);
  const weeks = weeksOf([month]);
  const title = `Weeks of ${shownMonth(month.month)}`;
  return (
    <QueryCard
      title="Weekly Breakdown"
      subtitle="Monday to Saturday"
      state={monthly}
      what="Monthly data"
      unreadable={unreadable}
      actions={
        <RowsExport
          name={`weeks-${month.month.date ?? 'month'}`}
          title={title}
          columns={weekColumns(weeks, received)}
          rows={weeks}
        />
      }
      footer={[`${countText(completed.value, 'week')} completed`, withoutText(completed)]
        .filter(Boolean)
        .join(', ')}
    >
      {months.length > 1 && (
        <MonthChoice
          months={months}
          value={month.month.text}
          onChange={(name) => setChosen({ hash, month: name })}
        />
      )}
      {weeks.length === 0 ? (
        <EmptyMessage text={unreadable > 0 ? 'Weeks could not be read' : 'No weeks to show yet'} />
      ) : (
        <DataTable
          label={title}
          rows={weeks}
          keyOf={(week) => `${week.startDate.text} ${week.weekNumber}`}
          rowOf={(week, cells) => <WeekRow isMeant={idOf(week) === hash}>{cells}</WeekRow>}
          columns={[
            {
              head: 'Week',
              kind: 'row-head',
              cell: (week) => <WeekName week={week} />,
              foot: `${monthWord(month.month)}${month.isOpen ? ' to date' : ''}`,
            },
            {
              ...numberColumn('Total', (week: MonthWeek) => week.totalAppointments, 'font-medium'),
              foot: showNumber(month.totalValidAppointments),
            },
            ...seriesOf(weeks).map(({ name, abbreviation }, place): Column<MonthWeek> => {
              const countOf = (week: MonthWeek) => weekParts(week).counts[place] ?? null;
              return {
                ...numberColumn(name, countOf, 'text-ink-2'),
                key: name,
                head: <abbr title={name}>{abbreviation}</abbr>,
                foot: footOf(weeksTotal(month.weeklyBreakdown, countOf)),
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

interface MonthChoiceProps {
  readonly months: readonly Month[];
  readonly value: string;
  readonly onChange: (month: string) => void;
}

function MonthChoice({ months, value, onChange }: MonthChoiceProps) {
  return (
    <label className="border-line text-small text-ink-2 flex items-center gap-2.5 border-t px-4 py-2">
      Month
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="focus-inside rounded-control border-line-control bg-surface text-small text-ink h-[34px] max-w-60 border px-2 max-sm:h-10 max-sm:text-[16px]"
      >
        {months.toReversed().map(({ month }) => (
          <option key={month.text} value={month.text}>
            {shownMonth(month)}
          </option>
        ))}
      </select>
    </label>
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

/** A figure, and below it what it is of or without. */
function NotedFigure({ value, note }: { readonly value: number | null; readonly note: string }) {
  return (
    <>
      {showNumber(value)}
      {note && <span className="text-caption text-ink-2 block font-normal">{note}</span>}
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

/** The history (spec 2): the months without the current one, newest first. */
export function HistoryCard({ monthly, months, current }: MonthsProps) {
  const history = newestMonths(months);
  const rows = history.rows.filter((month) => month !== current);
  return (
    <QueryCard
      title="Earlier months"
      subtitle={orderText(history)}
      state={monthly}
      unreadable={unreadableOf(monthly.data?.months)}
      count={[rows.length, 'earlier month']}
      empty={rows.length === 0 && { text: 'No earlier months yet' }}
      actions={
        rows.length > 0 && (
          <RowsExport name="months" title="Earlier months" columns={monthColumns} rows={rows} />
        )
      }
    >
      <DataTable
        label="Earlier months"
        columns={columns}
        rows={rows}
        keyOf={({ month }) => month.text}
      />
    </QueryCard>
  );
}

const wraps = 'max-sm:whitespace-normal';

const columns: readonly Column<Month>[] = [
  {
    head: 'Month',
    kind: 'row-head',
    cell: ({ month }) => <bdi className="line-clamp-3">{shownMonth(month)}</bdi>,
  },
  numberColumn('Total', (month) => month.totalValidAppointments, 'font-medium'),
  {
    ...numberColumn('Weekly average', ({ trends }: Month) => trends.averageWeekly, 'text-ink-2'),
    headClass: wraps,
  },
  {
    head: 'Best week',
    kind: 'figure',
    headClass: wraps,
    cellClass: 'text-ink-2',
    cell: ({ trends: { bestWeek } }) => (
      <>
        {showNumber(bestWeek?.appointments)}
        {bestWeek && (
          <span className="text-ink-3 ml-2 max-sm:ml-0 max-sm:block">
            Week {showNumber(bestWeek.weekNumber)}
          </span>
        )}
      </>
    ),
  },
  {
    head: 'Growth rate',
    kind: 'figure',
    headClass: wraps,
    cell: ({ trends: { growthRate } }) =>
      growthRate === null ? (
        noValue
      ) : (
        <Trend trend={showChange(growthRate).trend} text={showSignedPercent(growthRate)} />
      ),
  },
];

import { reads } from '../../calls/index.ts';
import type { Month } from '../../calls/monthly.ts';
import { type Figure, withoutText } from '../../domain/figures/figure.ts';
import { completedWeeks, shownMonths } from '../../domain/figures/months.ts';
import { noValue, showChange, showNumber } from '../../domain/number/format.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { callCenterHours } from '../../domain/time/hours.ts';
import {
  daySpan,
  monthName,
  monthWord,
  newestMonths,
  shownMonth,
} from '../../domain/time/month.ts';
import { MonthlyExportButton } from '../../features/export/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useRead } from '../../query/use-read.ts';
import { Page } from '../../shell/page.tsx';
import { RefreshButton, useRefresh } from '../../shell/refresh.tsx';
import { CardRow } from '../../ui/card-row.tsx';
import { useMoment } from '../../ui/clock.ts';
import { InProgress } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import { WeeklyChartCard } from './chart-card.tsx';
import { bestWeekOf, type MonthsProps, type ShownMonth } from './monthly.ts';
import { RegionalCard, TelemarketersCard } from './share-cards.tsx';
import { BreakdownCard, HistoryCard } from './table-cards.tsx';

/** Monthly Data and Analytics (spec 2). */
export function MonthlyData() {
  const monthly = useRead(reads.monthly);
  const thisMonth = useMoment(({ now }) => easternDate(now).slice(0, 7));
  const refresh = useRefresh(reads.monthly);
  const months = monthly.data ? shownMonths(monthly.data, thisMonth) : [];
  const named = monthly.data?.summary.currentMonth?.month;
  // A server may list the month of today without naming it in the summary.
  const current = months.find(({ month }) => (named ? month === named : month.date === thisMonth));
  const name = current
    ? `${shownMonth(current.month)}${current.isOpen ? ', to date' : ''}`
    : monthName(thisMonth);
  return (
    <Page
      subtitle={
        <>
          <bdi>{name}</bdi> · {callCenterHours.text}
        </>
      }
      state={monthly}
      refreshing={refresh.pending}
      actions={
        <>
          <RefreshButton label="Refresh" look="secondary" refresh={refresh} />
          <MonthlyExportButton
            label="Export Data"
            look="primary"
            className="max-sm:flex-auto sm:min-w-[124px]"
          />
        </>
      }
    >
      <Months {...{ monthly, months, current, name }} />
    </Page>
  );
}

interface NamedMonth {
  /** 'November 2026, to date'; of the calendar's month where the server names none. */
  readonly name: string;
}

function Months(props: MonthsProps & NamedMonth) {
  const { monthly, months, current, name } = props;
  const state = { state: monthly, unreadable: unreadableOf(monthly.data?.months) };
  if (months.length === 0)
    return (
      <QueryCard
        {...state}
        title="Monthly Data"
        className="min-h-[40rem]"
        what="Monthly data"
        loading="Loading monthly data..."
        skeleton={[6, 92]}
        empty={{
          text: 'No monthly data yet',
          hint: 'The first month will appear here with its first valid appointments.',
        }}
      />
    );
  return (
    <>
      {current ? (
        <CurrentMonth {...props} month={current} name={name} />
      ) : (
        <QueryCard
          {...state}
          title="Current month"
          subtitle={name}
          className="min-h-60"
          what="The current month"
          empty={{
            text: 'No data for the current month yet',
            hint: 'Figures appear with the first valid appointments. Earlier months are below.',
          }}
        />
      )}
      <CardRow className={current ? 'wide:grid-cols-[2fr_1fr]' : ''}>
        <WeeklyChartCard {...props} />
        {current && <RegionalCard monthly={monthly} month={current} name={name} />}
      </CardRow>
      <CardRow className={current ? 'wide:grid-cols-[7fr_5fr]' : ''}>
        <BreakdownCard {...props} />
        {current && <TelemarketersCard monthly={monthly} month={current} />}
      </CardRow>
      <HistoryCard {...props} />
    </>
  );
}

interface CurrentMonthProps extends NamedMonth, Pick<MonthsProps, 'monthly' | 'months'> {
  readonly month: ShownMonth;
}

const noCompletedWeek = 'No completed week yet';

/** The four cards of the current month (spec 2). */
function CurrentMonth({ monthly, months, month, name }: CurrentMonthProps) {
  const { trends, weeklyBreakdown } = month;
  const { averageWeekly, growthRate, bestWeek } = trends;
  const previous = newestMonths(months).isOrdered ? months[months.indexOf(month) - 1] : undefined;
  const average = previous?.trends.averageWeekly ?? null;
  const completed = completedWeeks(weeklyBreakdown);
  const best = bestWeekOf(month);
  const bestNumber = bestWeek?.weekNumber ?? null;
  const noBest = completed.value === 0 ? noCompletedWeek : noValue;
  return (
    <StatStrip
      size="plain"
      state={monthly}
      stats={[
        {
          title: 'Total Appointments',
          value: showNumber(month.totalValidAppointments),
          note: <Clamped text={`valid in ${name}`} className="min-w-0" />,
        },
        {
          title: 'Weeks Completed',
          value: showNumber(completed.value),
          note: <Progress month={month} completed={completed} />,
        },
        {
          title: 'Weekly Average',
          value: showNumber(averageWeekly),
          note:
            completed.value === 0 ? (
              noCompletedWeek
            ) : (
              <>
                <Trend {...showChange(growthRate)} />
                {previous && average !== null && (
                  <span>
                    vs {showNumber(average)} in {monthWord(previous.month)}
                  </span>
                )}
              </>
            ),
        },
        {
          title: 'Best Week',
          value: showNumber(bestWeek?.appointments),
          note:
            bestNumber === null
              ? noBest
              : `Week ${showNumber(bestNumber)}${best ? `, ${daySpan(best.startDate, best.endDate)}` : ''}`,
        },
      ]}
    />
  );
}

function Progress({ month, completed }: { readonly month: Month; readonly completed: Figure }) {
  const partial = month.weeklyBreakdown.rows.find(({ isPartial }) => isPartial === true);
  const without = withoutText(completed);
  if (!partial && month.hasPartialData !== true)
    return without || (completed.value === null ? noValue : 'No week in progress');
  return (
    <>
      {without}
      <InProgress />
      {partial && <span>Week {showNumber(partial.weekNumber)}</span>}
    </>
  );
}

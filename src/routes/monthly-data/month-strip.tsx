import { type MonthFigures, previousMonth } from '../../calls/months.ts';
import { noValue, showChange, showNumber } from '../../domain/text/format.ts';
import { daySpan, monthWord } from '../../domain/time/month.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import type { MonthsProps } from './monthly.ts';

const noCompletedWeek = 'No completed week yet';

/** The four figures of the chosen month (spec 2). */
export function MonthStrip({ state, months, month }: MonthsProps) {
  const { name, total, completedWeeks, hasNoFullWeek, weeklyAverage, growth, best, bestWeek } =
    month;
  const previous = previousMonth(months, month);
  const average = previous?.weeklyAverage ?? null;
  const bestNumber = best?.weekNumber ?? null;
  const noBest = hasNoFullWeek ? noCompletedWeek : noValue;
  return (
    <StatStrip
      size="plain"
      state={state}
      stats={[
        {
          title: 'Total Appointments',
          value: showNumber(total),
          note: <Clamped text={`valid in ${name}`} className="min-w-0" />,
        },
        {
          title: 'Weeks Completed',
          value: showNumber(completedWeeks),
          note: <Progress month={month} />,
        },
        {
          title: 'Weekly Average',
          value: showNumber(weeklyAverage),
          note: hasNoFullWeek ? (
            noCompletedWeek
          ) : (
            <>
              <Trend {...showChange(growth)} />
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
          value: showNumber(best?.appointments),
          note:
            bestNumber === null
              ? noBest
              : `Week ${showNumber(bestNumber)}${bestWeek ? `, ${daySpan(bestWeek.startDate, bestWeek.endDate)}` : ''}`,
        },
      ]}
    />
  );
}

function Progress({ month }: { readonly month: MonthFigures }) {
  const { weeks, hasPartialData } = month;
  const partial = weeks.find(({ isPartial }) => isPartial === true);
  if (!partial && hasPartialData !== true)
    return hasPartialData === false ? 'No week in progress' : noValue;
  return (
    <>
      <InProgress />
      {partial && <span>Week {showNumber(partial.weekNumber)}</span>}
    </>
  );
}

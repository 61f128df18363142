import { changeSinceMonthBefore, type MonthFigures } from '../../calls/months.ts';
import { noValue, showChange, showNumber, showSignedPercent } from '../../domain/text/format.ts';
import { daySpan, monthWord } from '../../domain/time/month.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { InProgress } from '../../ui/level-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';
import type { MonthsProps } from './monthly.ts';

const noCompletedWeek = 'No completed week yet';

/** The four figures of the chosen month (S2). */
export function MonthStrip({ status, months, month }: MonthsProps) {
  const { name, total, completedWeeks, hasNoFullWeek, weeklyAverage, best, bestWeek } = month;
  const { before, percent, sentGrowth } = changeSinceMonthBefore(months, month);
  const average = before?.weeklyAverage ?? null;
  const bestNumber = best?.weekNumber ?? null;
  const noBest = hasNoFullWeek ? noCompletedWeek : noValue;
  return (
    <StatStrip
      size="plain"
      status={status}
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
              <Trend {...showChange(percent)} />
              {before && average !== null && (
                <span>
                  vs {showNumber(average)} in {monthWord(before.month)}
                </span>
              )}
              {sentGrowth !== null && (
                <span>growth by the server {showSignedPercent(sentGrowth)}</span>
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

import { type MonthFigures, previousMonth } from '../../calls/months.ts';
import { withoutText } from '../../domain/number/figure.ts';
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
  const { name, total, completed, weeklyAverage, growth, best, bestWeek } = month;
  const previous = previousMonth(months, month);
  const average = previous?.weeklyAverage ?? null;
  const bestNumber = best?.weekNumber ?? null;
  const noBest = completed.value === 0 ? noCompletedWeek : noValue;
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
          value: showNumber(completed.value),
          note: <Progress month={month} />,
        },
        {
          title: 'Weekly Average',
          value: showNumber(weeklyAverage),
          note:
            completed.value === 0 ? (
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
            month.bestContradiction?.text ||
            (bestNumber === null
              ? noBest
              : `Week ${showNumber(bestNumber)}${bestWeek ? `, ${daySpan(bestWeek.startDate, bestWeek.endDate)}` : ''}`),
        },
      ]}
    />
  );
}

function Progress({ month }: { readonly month: MonthFigures }) {
  const { completed, hasPartialData } = month;
  const partial = month.weeks.find(({ isPartial }) => isPartial === true);
  const without = withoutText(completed);
  if (!partial && hasPartialData !== true)
    return without || (completed.value === null ? noValue : 'No week in progress');
  return (
    <>
      {without}
      <InProgress />
      {partial && <span>Week {showNumber(partial.weekNumber)}</span>}
    </>
  );
}

import { type CalendarWeek, partsTotal, weekParts } from '../../calls/weeks.ts';
import { showNumber } from '../../domain/text/format.ts';
import { dayNumber, daySpan, monthKey, monthWord } from '../../domain/time/month.ts';
import { rangeWord } from '../../domain/time/period.ts';
import { noDate, shownLongDay } from '../../domain/time/read-time.ts';
import { weekPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { Column, Legend, LinkedBars, Part, Tick } from '../../ui/chart/bars.tsx';
import { Groups, Latest } from '../../ui/chart/latest.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks, placeBetween } from '../../ui/chart/scale.ts';
import { chartWeeks, type MonthsProps, type Series, seriesOf } from './monthly.ts';

const square = 'size-2.5 rounded-[2px]';
const colorOf = (code: Series['code']) => (code ? 'bg-region' : 'bg-line-control');

/** The weeks until the end of the chosen month as bars by region. */
export function WeeklyChartCard({ status, figures, month }: MonthsProps) {
  const { weeks: all } = figures;
  const weeks = chartWeeks(all, month.month).map((week) => ({ ...week, parts: weekParts(week) }));
  const [start = noDate, end = noDate] = [weeks[0]?.startDate, weeks.at(-1)?.endDate];
  const series = seriesOf(weeks);
  const legend = [
    ...series.map(({ name, code }) => ({ name, look: `${square} ${colorOf(code)}`, region: code })),
    weeks.some(({ isPartial }) => isPartial === true) && {
      name: 'In Progress',
      look: `hatched ${square}`,
    },
  ].filter((entry) => entry !== false);
  const totals = weeks.map(({ totalAppointments }) => showNumber(totalAppointments).length);
  const high = Math.max(1, ...weeks.map(({ parts }) => partsTotal(parts)));
  const isOfMonth = (week: CalendarWeek) => monthKey(week.month) === monthKey(month.month);
  return (
    <QueryCard
      title="Weekly appointments by region"
      subtitle="Valid appointments by week start"
      status={status}
      what="Weeks"
      unreadable={figures.unreadableWeeks}
      empty={weeks.length === 0 && { text: 'No weeks to show yet' }}
    >
      <div className="px-4 pb-2">
        <div className="pb-1">
          <Legend entries={legend} />
        </div>
        <Latest
          rows={weeks}
          textPx={7 * Math.max(3, ...totals)}
          unit="weeks"
          all={all.length}
          isToEnd={weeks.at(-1)?.startDate === all.at(-1)?.startDate}
          className="min-h-[18.25rem]"
        >
          {(shown) => (
            <Plot
              ticks={niceTicks(high)}
              high={high}
              className="h-[17rem] pt-6.5"
              lowerPanel={
                <div className="pt-7 pb-1">
                  <Groups
                    names={shown.map((week) => monthWord(week.month))}
                    strong={monthWord(month.month)}
                  />
                </div>
              }
            >
              <LinkedBars
                label={`Valid appointments per week by region, ${shownLongDay(start)} ${rangeWord({ start, end })} ${shownLongDay(end)}. Weekly Breakdown has the figures of each month.`}
                linksLabel="Weeks"
                rows={shown}
                keyOf={(week) => `${week.month.text} ${week.startDate.text || week.weekNumber}`}
                hrefOf={(week) => weekPath(week.startDate)}
                titleOf={(week) => weekTitle(week, series)}
              >
                {(week) => (
                  <WeekBar
                    week={week}
                    series={series}
                    percent={placeBetween(0, high, partsTotal(week.parts))}
                    isStrong={isOfMonth(week)}
                  />
                )}
              </LinkedBars>
            </Plot>
          )}
        </Latest>
      </div>
    </QueryCard>
  );
}

interface Week extends CalendarWeek {
  readonly parts: ReturnType<typeof weekParts>;
}

interface WeekBarProps {
  readonly week: Week;
  readonly series: readonly Series[];
  readonly percent: number;
  readonly isStrong: boolean;
}

/** A bar with its total; a week in progress is hatched. */
function WeekBar({ week, series, percent, isStrong }: WeekBarProps) {
  const { startDate, weekNumber, totalAppointments, isPartial, parts } = week;
  return (
    <>
      <Column
        percent={percent}
        figure={
          <span className={isStrong ? 'text-ink font-semibold' : 'text-ink-2'}>
            {showNumber(totalAppointments)}
          </span>
        }
      >
        {series.map(({ name, code }, index) => (
          <Part
            key={name}
            value={parts[index] ?? 0}
            data-region={code ?? undefined}
            className={`last:rounded-t-[2px] ${colorOf(code)}`}
          />
        ))}
        {isPartial === true && (
          <span
            data-open
            className="absolute inset-0 bg-[repeating-linear-gradient(135deg,var(--surface)_0_2.2px,transparent_2.2px_6px)] opacity-55"
          />
        )}
      </Column>
      <Tick>{dayNumber(startDate) ?? showNumber(weekNumber)}</Tick>
    </>
  );
}

/** 'Nov 9 - 14: California 405, Illinois 326' */
function weekTitle(week: Week, series: readonly Series[]) {
  const { startDate, endDate, isPartial, parts } = week;
  const figures = series.map(({ name }, index) => `${name} ${showNumber(parts[index])}`);
  return `${daySpan(startDate, endDate)}${isPartial ? ', In Progress' : ''}: ${figures.join(', ')}`;
}

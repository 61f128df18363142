import {
  axisLength,
  type CalendarWeek,
  cutText,
  weekHeight,
  type WeekParts,
  weekParts,
} from '../../calls/weeks.ts';
import { namesOf, showNumber, unitText } from '../../domain/text/format.ts';
import { dayNumber, daySpan, monthKey, monthWord } from '../../domain/time/month.ts';
import { rangeWord } from '../../domain/time/period.ts';
import { noDate, shownLongDay } from '../../domain/time/read-time.ts';
import { weekPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { Column, Legend, LinkedBars, Part, Tick } from '../../ui/chart/bars.tsx';
import { Groups, Latest } from '../../ui/chart/latest.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks, placeBetween } from '../../ui/chart/scale.ts';
import { busiestWeek, chartWeeks, type MonthsProps, type Series, seriesOf } from './monthly.ts';

const square = 'size-2.5 rounded-[2px]';
const colorOf = (code: Series['code']) => (code ? 'bg-region' : 'bg-line-control');
const unknownRegion = 'Region unknown';
const dashed = 'border-line-control border border-dashed';

/** The weeks until the end of the chosen month as bars by region (visual.md 26). */
export function WeeklyChartCard({ state, figures, month }: MonthsProps) {
  const { weeks: all } = figures;
  const weeks = chartWeeks(all, month.month).map((week) => ({ ...week, parts: weekParts(week) }));
  const [start = noDate, end = noDate] = [weeks[0]?.startDate, weeks.at(-1)?.endDate];
  const series = seriesOf(weeks);
  const legend = [
    ...series.map(({ name, code }) => ({ name, look: `${square} ${colorOf(code)}`, region: code })),
    weeks.some(({ parts }) => parts.unknown > 0) && {
      name: unknownRegion,
      look: `${square} ${dashed}`,
    },
    weeks.some(({ isPartial }) => isPartial === true) && {
      name: 'In Progress',
      look: `hatched ${square}`,
    },
  ].filter((entry) => entry !== false);
  const totals = weeks.map(({ totalAppointments }) => showNumber(totalAppointments).length);
  const high = Math.max(1, ...weeks.map(({ parts }) => weekHeight(parts)));
  const cut = figures.cutWeeks.map((week) => daySpan(week.startDate, week.endDate));
  const isOfMonth = (week: CalendarWeek) => monthKey(week.month) === monthKey(month.month);
  return (
    <QueryCard
      title="Weekly appointments by region"
      subtitle="Valid appointments by week start"
      state={state}
      what="Weeks"
      unreadable={figures.unreadableWeeks}
      footer={
        <>
          <span>{busiestWeek(all)}</span>
          {cut.length > 0 && (
            <span>
              {unitText(cut.length, 'Week')} cut by two months:{' '}
              {namesOf(cut, 'undated week').join(', ')}
            </span>
          )}
        </>
      }
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
          all={axisLength(all)}
          isToEnd={weeks.at(-1)?.startDate === all.at(-1)?.startDate}
          className="min-h-[18.25rem]"
        >
          {(shown) => (
            <Plot
              ticks={niceTicks(high)}
              high={high}
              className="h-[17rem] pt-6.5"
              below={
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
                hrefOf={(week) => (week.isMissing ? null : weekPath(week.startDate))}
                titleOf={(week) => weekTitle(week, series)}
              >
                {(week) => (
                  <WeekBar
                    week={week}
                    series={series}
                    percent={placeBetween(0, high, weekHeight(week.parts))}
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
  readonly parts: WeekParts;
}

interface WeekBarProps {
  readonly week: Week;
  readonly series: readonly Series[];
  readonly percent: number;
  readonly isStrong: boolean;
}

/** A bar with its total; a week in progress is hatched, a missing one is a gap. */
function WeekBar({ week, series, percent, isStrong }: WeekBarProps) {
  const { startDate, weekNumber, totalAppointments, isPartial, isMissing, parts } = week;
  return (
    <>
      {!isMissing && (
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
              value={parts.counts[index] ?? 0}
              data-region={code ?? undefined}
              className={`last:rounded-t-[2px] ${colorOf(code)}`}
            />
          ))}
          <Part value={parts.unknown} className={`${dashed} last:rounded-t-[2px]`} />
          {isPartial === true && (
            <span
              data-open
              className="absolute inset-0 bg-[repeating-linear-gradient(135deg,var(--surface)_0_2.2px,transparent_2.2px_6px)] opacity-55"
            />
          )}
        </Column>
      )}
      <Tick>
        <span className={isMissing ? 'line-through' : ''}>
          {dayNumber(startDate) ?? showNumber(weekNumber)}
        </span>
      </Tick>
    </>
  );
}

/** 'Nov 9 - 14: California 405, Illinois 326' */
function weekTitle(week: Week, series: readonly Series[]) {
  const { startDate, endDate, isPartial, isMissing, parts } = week;
  const days = daySpan(startDate, endDate);
  if (isMissing) return `${days}: no figures`;
  const figures = series.map(({ name }, index) => `${name} ${showNumber(parts.counts[index])}`);
  if (parts.unknown > 0) figures.push(`${unknownRegion} ${showNumber(parts.unknown)}`);
  const cut = cutText(week);
  if (cut !== '') figures.push(`cut by two months, ${cut}`);
  return `${days}${isPartial ? ', In Progress' : ''}: ${figures.join(', ')}`;
}

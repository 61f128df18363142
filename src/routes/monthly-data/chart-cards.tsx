import type { MonthWeek } from '../../calls/monthly.ts';
import { weekHeight, type WeekParts, weekParts } from '../../domain/figures/months.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import {
  dayNumber,
  daySpan,
  monthTicks,
  monthWord,
  shownMonth,
  weeksOf,
} from '../../domain/time/month.ts';
import { noDate, shownLongDay } from '../../domain/time/read-time.ts';
import { weekPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { Bars, Column, Legend, LinkedBars, Part, Tick } from '../../ui/chart/bars.tsx';
import { Groups, Latest } from '../../ui/chart/latest.tsx';
import { Dot, halo, Line, Lines } from '../../ui/chart/lines.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks, placeBetween } from '../../ui/chart/scale.ts';
import { busiest, type MonthsProps, type Series, seriesOf, type ShownMonth } from './monthly.ts';

export function TotalsCard({ monthly, months }: MonthsProps) {
  const ticks = monthTicks(months.map(({ month }) => month));
  const points = months.map((month, index) => ({ ...month, tick: ticks[index] ?? '' }));
  const [first = noDate, last = noDate] = [months[0]?.month, months.at(-1)?.month];
  return (
    <QueryCard
      title="Total per month"
      subtitle="Valid appointments. Hollow point: month in progress"
      state={monthly}
      what="Monthly data"
      unreadable={unreadableOf(monthly.data?.months)}
      footer={busiest(
        'month',
        months,
        (month) => month.totalValidAppointments,
        ({ month }) => shownMonth(month),
      )}
    >
      <Latest rows={points} textPx={46} unit="months" className="min-h-[14.625rem] px-4 pb-2">
        {(shown) => (
          <TotalsLine
            label={`Valid appointments per month, ${shownMonth(first)} to ${shownMonth(last)}`}
            points={shown}
          />
        )}
      </Latest>
    </QueryCard>
  );
}

interface TotalsPoint extends ShownMonth {
  readonly tick: string;
}

/** A line with the total of every month, dashed up to the month in progress. */
function TotalsLine({ label, points }: { readonly label: string; points: readonly TotalsPoint[] }) {
  const totals = points.map(({ totalValidAppointments }) => totalValidAppointments);
  const high = Math.max(1, ...totals.map((total) => total ?? 0));
  const y = (index: number) => placeBetween(0, high, totals[index] ?? 0);
  const x = (index: number) => ((index + 0.5) * 100) / points.length;
  const isKnown = (index: number) => (totals[index] ?? null) !== null;
  return (
    <Plot ticks={niceTicks(high)} high={high} className="h-[13.375rem] pt-7 pb-11">
      <div role="img" aria-label={label} className="absolute inset-0">
        <Lines>
          {points.map(
            ({ isOpen }, index) =>
              isKnown(index - 1) &&
              isKnown(index) && (
                <Line
                  key={x(index)}
                  points={[
                    [x(index - 1), y(index - 1)],
                    [x(index), y(index)],
                  ]}
                  strokeDasharray={isOpen ? '2 5' : undefined}
                  className="stroke-ink"
                />
              ),
          )}
        </Lines>
        <Bars rows={[...points.entries()]} keyOf={([, { month }]) => month.text}>
          {([index, { totalValidAppointments: total, weeklyBreakdown, tick, isOpen }]) => (
            <>
              {total !== null && <Dot at={[50, y(index)]} isOpen={isOpen} />}
              <span
                className={`absolute inset-x-0 text-center leading-4 ${halo} ${isValley(totals, index) ? 'translate-y-[25px]' : '-translate-y-[7px]'} ${isOpen ? 'text-ink font-semibold' : 'text-ink-2'}`}
                style={{ bottom: `${y(index)}%` }}
              >
                {showNumber(total)}
              </span>
              <Tick>
                {tick}
                <br />
                {isOpen ? 'to date' : countText(weeklyBreakdown.rows.length, 'week')}
              </Tick>
            </>
          )}
        </Bars>
      </div>
    </Plot>
  );
}

/** Whether a value is lower than its neighbors, so that its figure is below the line. */
function isValley(values: readonly (number | null)[], index: number): boolean {
  const value = values[index] ?? null;
  const beside = [values[index - 1], values[index + 1]].filter((each) => typeof each === 'number');
  return value !== null && beside.length > 0 && beside.every((each) => each > value);
}

const square = 'size-2.5 rounded-[2px]';
const colorOf = (code: Series['code']) => (code ? 'bg-region' : 'bg-line-control');
const unknownRegion = 'Region unknown';
const dashed = 'border-line-control border border-dashed';

/** The weeks of all months as bars by region (visual.md, Charts); Weekly Breakdown has the same figures. */
export function WeeklyChartCard({ monthly, months, current }: MonthsProps) {
  const breakdowns = months.map(({ weeklyBreakdown }) => weeklyBreakdown);
  const weeks = weeksOf(months).map((week) => ({ ...week, parts: weekParts(week) }));
  const [first = noDate, last = noDate] = [weeks[0]?.startDate, weeks.at(-1)?.endDate];
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
  return (
    <QueryCard
      title="Weekly appointments by region"
      subtitle="Valid appointments by week start"
      state={monthly}
      what="Weeks"
      unreadable={unreadableOf(monthly.data?.months, ...breakdowns)}
      footer={busiest(
        'week',
        weeks,
        (week) => week.totalAppointments,
        (week) => daySpan(week.startDate, week.endDate),
      )}
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
          className="min-h-[21.875rem]"
        >
          {(shown) => (
            <Plot
              ticks={niceTicks(high)}
              high={high}
              className="h-[20.625rem] pt-6.5"
              below={
                <div className="pt-7 pb-1">
                  <Groups names={shown.map(({ month }) => monthWord(month))} />
                </div>
              }
            >
              <LinkedBars
                label={`Valid appointments per week by region, ${shownLongDay(first)} to ${shownLongDay(last)}. Weekly Breakdown has the figures of each month.`}
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
                    percent={placeBetween(0, high, weekHeight(week.parts))}
                    isStrong={week.month === current?.month}
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

interface Week extends MonthWeek {
  readonly parts: WeekParts;
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
      <Tick>{dayNumber(startDate) ?? showNumber(weekNumber)}</Tick>
    </>
  );
}

/** 'Nov 9 - 14: California 405, Illinois 326' */
function weekTitle({ startDate, endDate, isPartial, parts }: Week, series: readonly Series[]) {
  const figures = series.map(({ name }, index) => `${name} ${showNumber(parts.counts[index])}`);
  if (parts.unknown > 0) figures.push(`${unknownRegion} ${showNumber(parts.unknown)}`);
  return `${daySpan(startDate, endDate)}${isPartial ? ', In Progress' : ''}: ${figures.join(', ')}`;
}

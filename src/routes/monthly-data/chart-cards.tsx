import type { Month, MonthWeek } from '../../api/entities/monthly.ts';
import { weekHeight, weekParts } from '../../domain/figures/months.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import {
  dayNumber,
  daySpan,
  isUnfinished,
  monthTicks,
  monthWord,
  shownMonth,
  weeksOf,
} from '../../domain/time/month.ts';
import { type CalendarDate, noDate } from '../../domain/time/read-time.ts';
import { shownLongDay } from '../../domain/time/show-time.ts';
import { weekPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { Bars, Column, Legend, LinkedBars, Part, Tick } from '../../ui/chart/bars.tsx';
import { Groups, Latest } from '../../ui/chart/latest.tsx';
import { Dot, halo, Line, Lines } from '../../ui/chart/lines.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { niceTicks, placeBetween } from '../../ui/chart/scale.ts';
import { busiest, type MonthsProps, type Series, seriesOf } from './monthly.ts';

/** The total of each month as a line. */
export function TotalsCard({ monthly, months, thisMonth }: MonthsProps) {
  const ticks = monthTicks(months.map(({ month }) => month));
  const points = months.map((month, index) => ({
    ...month,
    tick: ticks[index] ?? '',
    isOpen: isUnfinished(month, thisMonth),
  }));
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

interface TotalsPoint extends Month {
  readonly tick: string;
  readonly isOpen: boolean;
}

/** A line with the total of every month, dashed up to the month in progress. */
function TotalsLine(props: { readonly label: string; readonly points: readonly TotalsPoint[] }) {
  const { label, points } = props;
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

/** The part of a week that may be of a region whose count is unknown. */
const regionUnknown = {
  name: 'Region unknown',
  look: 'border-line-control size-2.5 rounded-[2px] border border-dashed',
  part: 'border-line-control border border-dashed last:rounded-t-[2px]',
};

const inProgress = { name: 'In Progress', look: 'hatched size-2.5 rounded-[2px]' };

/** The weeks of all months as bars by region (visual.md, Charts); Weekly Breakdown has the same figures. */
export function WeeklyChartCard({ monthly, months, current }: MonthsProps) {
  const breakdowns = months.map(({ weeklyBreakdown }) => weeklyBreakdown);
  const weeks = weeksOf(months).map((week) => ({
    ...week,
    isStrong: week.month === current?.month,
  }));
  const [{ startDate } = { startDate: noDate }] = weeks;
  const series = seriesOf(weeks);
  const regions = series.map(({ name, code }) => ({
    name,
    look: `size-2.5 rounded-[2px] ${code ? 'bg-region' : 'bg-line-control'}`,
    region: code,
  }));
  const legend = [
    ...regions,
    ...(weeks.some((week) => weekParts(week).unknown > 0) ? [regionUnknown] : []),
    ...(weeks.some(({ isPartial }) => isPartial === true) ? [inProgress] : []),
  ];
  const totals = weeks.map(({ totalAppointments }) => showNumber(totalAppointments).length);
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
            <WeekBars
              label={`Valid appointments per week by region, ${shownLongDay(startDate)} to ${shownLongDay(weeks.at(-1)?.endDate ?? noDate)}. Weekly Breakdown has the figures of each month.`}
              weeks={shown}
              series={series}
              high={Math.max(1, ...weeks.map(heightOf))}
            />
          )}
        </Latest>
      </div>
    </QueryCard>
  );
}

interface Week extends MonthWeek {
  /** The month that lists it. */
  readonly month: CalendarDate;
  /** Whether it is in the current month. */
  readonly isStrong: boolean;
}

const heightOf = (week: MonthWeek) => weekHeight(weekParts(week));

interface WeekBarsProps {
  readonly label: string;
  readonly weeks: readonly Week[];
  readonly series: readonly Series[];
  readonly high: number;
}

const keyOf = ({ month, startDate, weekNumber }: Week) =>
  `${month.text} ${startDate.text || weekNumber}`;

/** Bars with their totals; weeks in progress are hatched. */
function WeekBars({ label, weeks, series, high }: WeekBarsProps) {
  return (
    <Plot
      ticks={niceTicks(high)}
      high={high}
      className="h-[20.625rem] pt-6.5"
      below={
        <div className="pt-7 pb-1">
          <Groups names={weeks.map(({ month }) => monthWord(month))} />
        </div>
      }
    >
      <LinkedBars
        label={label}
        linksLabel="Weeks"
        rows={weeks}
        keyOf={keyOf}
        hrefOf={({ startDate }) => weekPath(startDate)}
        titleOf={(week) => weekTitle(week, series)}
      >
        {(week) => <WeekBar week={week} series={series} high={high} />}
      </LinkedBars>
    </Plot>
  );
}

function WeekBar({ week, series, high }: Omit<WeekBarsProps, 'weeks' | 'label'> & { week: Week }) {
  const { startDate, weekNumber, totalAppointments, isPartial, isStrong } = week;
  const parts = weekParts(week);
  return (
    <>
      <Column
        percent={placeBetween(0, high, weekHeight(parts))}
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
            className={`last:rounded-t-[2px] ${code ? 'bg-region' : 'bg-line-control'}`}
          />
        ))}
        <Part value={parts.unknown} className={regionUnknown.part} />
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
function weekTitle(week: Week, series: readonly Series[]): string {
  const { counts, unknown } = weekParts(week);
  const figures = series.map(({ name }, index) => `${name} ${showNumber(counts[index])}`);
  if (unknown > 0) figures.push(`${regionUnknown.name} ${showNumber(unknown)}`);
  const state = week.isPartial ? ', In Progress' : '';
  return `${daySpan(week.startDate, week.endDate)}${state}: ${figures.join(', ')}`;
}

import type { Month, Monthly, MonthWeek } from '../../api/entities/monthly.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { calendarDay, longDay } from '../../domain/time/eastern.ts';
import {
  daySpan,
  isUnfinished,
  monthName,
  monthTicks,
  monthWord,
} from '../../domain/time/month.ts';
import type { ReadState } from '../../query/use-read.ts';
import type { Bar } from '../../ui/charts/bars.ts';
import { Line } from '../../ui/charts/line.tsx';
import { StackedBars } from '../../ui/charts/stacked-bars.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { highest, regionParts, type Series, seriesOf } from './monthly.ts';

interface TotalsCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
  readonly thisMonth: string;
}

/** The total of each month as a line. */
export function TotalsCard({ monthly, months, thisMonth }: TotalsCardProps) {
  const ticks = monthTicks(months.map(({ month }) => month));
  const points = months.map((month, index) => {
    const isOpen = isUnfinished(month, thisMonth);
    return {
      key: month.month,
      value: month.totalValidAppointments,
      tick: ticks[index] ?? '',
      note: isOpen ? 'to date' : countText(month.weeklyBreakdown.rows.length, 'week'),
      isOpen,
    };
  });
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  return (
    <MonthlyCard
      monthly={monthly}
      title="Total per month"
      subtitle="Valid appointments. Hollow point: month in progress"
      unreadable={monthly.data?.months.unreadable ?? 0}
      footer={busiestMonth(months)}
    >
      <div className="px-4 pb-2">
        <Line
          label={`Valid appointments per month, ${monthName(first)} to ${monthName(last)}`}
          points={points}
          unit="months"
        />
      </div>
    </MonthlyCard>
  );
}

function busiestMonth(months: readonly Month[]): string {
  const best = highest(months, (month) => month.totalValidAppointments);
  if (!best) return 'No totals yet';
  return `Busiest month: ${showNumber(best.totalValidAppointments)}, ${monthName(best.month)}`;
}

interface WeeklyChartCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
}

/** The weeks of all months as bars by region (visual.md, Charts); Weekly Breakdown has the same figures. */
export function WeeklyChartCard({ monthly, months }: WeeklyChartCardProps) {
  const { currentMonth } = monthly.data?.summary ?? {};
  const breakdowns = months.map(({ weeklyBreakdown }) => weeklyBreakdown);
  const weeks = breakdowns.flatMap(({ rows }) => rows);
  const series = seriesOf(weeks);
  const bars = months.flatMap((month) => barsOf(month, series, month === currentMonth));
  return (
    <MonthlyCard
      monthly={monthly}
      title="Weekly appointments by region"
      subtitle="Valid appointments by week start"
      unreadable={unreadableOf(...breakdowns)}
      footer={busiestWeek(weeks)}
      empty={bars.length === 0 && 'No weeks to show yet'}
    >
      <div className="px-4 pb-2">
        <SeriesLegend series={series} hasOpen={bars.some(({ isOpen }) => isOpen)} />
        <StackedBars
          label={`Valid appointments per week by region, ${longDay(weeks[0]?.startDate ?? '')} to ${longDay(weeks.at(-1)?.endDate ?? '')}. Weekly Breakdown has the figures of each month.`}
          bars={bars}
          unit="weeks"
          colors={series.map(({ code }) => code)}
        />
      </div>
    </MonthlyCard>
  );
}

function busiestWeek(weeks: readonly MonthWeek[]): string {
  const best = highest(weeks, (week) => week.totalAppointments);
  if (!best) return 'No totals yet';
  const { totalAppointments, startDate, endDate } = best;
  return `Busiest week: ${showNumber(totalAppointments)}, ${daySpan(startDate, endDate)}`;
}

function barsOf(month: Month, series: readonly Series[], isStrong: boolean): Bar[] {
  return month.weeklyBreakdown.rows.map((week) => {
    const { startDate, endDate, weekNumber, totalAppointments, isPartial } = week;
    const parts = regionParts(week);
    const figures = series.map(({ name }, index) => `${name} ${showNumber(parts[index])}`);
    return {
      key: `${month.month} ${startDate || weekNumber}`,
      tick: calendarDay(startDate)?.slice(-2).replace(/^0/, '') ?? showNumber(weekNumber),
      group: monthWord(month.month),
      parts: series.map((_, index) => parts[index] ?? 0),
      total: totalAppointments,
      isOpen: isPartial === true,
      isStrong,
      title: `${daySpan(startDate, endDate)}${isPartial ? ', In Progress' : ''}: ${figures.join(', ')}`,
    };
  });
}

interface SeriesLegendProps {
  readonly series: readonly Series[];
  readonly hasOpen: boolean;
}

function SeriesLegend({ series, hasOpen }: SeriesLegendProps) {
  return (
    <ul
      aria-label="Legend"
      className="text-caption text-ink-2 flex flex-wrap gap-x-[18px] gap-y-1.5 pb-1"
    >
      {series.map(({ name, code }) => (
        <li key={name} data-region={code ?? undefined} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={`size-2.5 rounded-[2px] ${code ? 'bg-region' : 'bg-line-control'}`}
          />
          {name}
        </li>
      ))}
      {hasOpen && (
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="hatched size-2.5 rounded-[2px]" />
          In Progress
        </li>
      )}
    </ul>
  );
}

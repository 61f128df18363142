import { reads } from '../../calls/index.ts';
import type { HistoricalSummary } from '../../calls/historical.ts';
import type { Month, Monthly } from '../../calls/monthly.ts';
import { aboveAndBelow } from '../../domain/figures/months.ts';
import { fullDaysText } from '../../domain/figures/per-day.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { dayNumber, monthWord, weeksOf } from '../../domain/time/month.ts';
import { paths, weekPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useReceived } from '../../query/today-total.ts';
import { type ReadState, useDataState } from '../../query/use-read.ts';
import { LinkedBars } from '../../ui/chart/bars.tsx';
import { Groups, Latest } from '../../ui/chart/latest.tsx';
import { Dot, halo } from '../../ui/chart/lines.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { placeBetween } from '../../ui/chart/scale.ts';
import { FooterLink } from '../../ui/links.tsx';
import {
  type BestDay,
  bestDayOf,
  isOpen,
  labeledWeeks,
  scaleOf,
  type WeekBar,
  weekBars,
  weekOfDay,
  weekTitle,
} from './weeks.ts';

interface DistanceCardProps {
  readonly summary: ReadState<HistoricalSummary>;
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
}

const recentWeeks = 12;

/** How far each week is from the daily average (visual.md 11). */
export function DistanceCard({ summary, monthly, months }: DistanceCardProps) {
  const average = summary.data?.averageDaily ?? null;
  const weeks = weeksOf(months);
  const received = useReceived(reads.monthly);
  const bars = average !== null && average > 0 ? weekBars(weeks, average, received) : [];
  const breakdowns = months.map(({ weeklyBreakdown }) => weeklyBreakdown);
  const open = bars.find(isOpen)?.perDay.fullDays ?? null;
  const full = bars.flatMap((bar) => (isOpen(bar) ? [] : (bar.percent ?? [])));
  const { above, all } = aboveAndBelow(full);
  const [summaryAge, monthlyAge] = [useDataState(summary), useDataState(monthly)];
  // The card needs both responses, and shows the state of the missing or older one.
  const isSummaryLate = summary.data === undefined || isOlder(summaryAge, monthlyAge);
  return (
    <QueryCard
      title="Distance from average"
      subtitle={`Appointments per day, week by week${open === null ? '' : `; the hatched week is in progress, ${fullDaysText(open)}`}`}
      className="min-h-[29.25rem]"
      state={monthly.data !== undefined && isSummaryLate ? summary : monthly}
      unreadable={unreadableOf(monthly.data?.months, ...breakdowns)}
      empty={
        bars.length === 0 && {
          text: weeks.length > 0 ? 'No daily average to compare with' : 'No weeks to show yet',
        }
      }
      footer={
        <>
          <span>
            <b className="text-ink font-semibold">{above}</b> of {countText(all, 'week')} above{' '}
            {showNumber(average)}
          </span>
          {all > recentWeeks && (
            <span>
              Last {recentWeeks} weeks: {aboveAndBelow(full.slice(-recentWeeks)).below} below
            </span>
          )}
          <FooterLink href={paths.monthlyData}>Monthly Data</FooterLink>
        </>
      }
    >
      <div className="flex flex-1 flex-col justify-center px-4 pb-2">
        <Latest rows={bars} textPx={16} unit="weeks" className="min-h-[17.5rem]">
          {(shown) => (
            <DistanceChart
              bars={shown}
              best={bestDayOf(summary.data?.bestDay ?? null, average)}
              average={average}
            />
          )}
        </Latest>
      </div>
    </QueryCard>
  );
}

interface DistanceChartProps {
  readonly bars: readonly WeekBar[];
  readonly best: BestDay | null;
  /** Appointments per day; the zero line. */
  readonly average: number | null;
}

/** Weeks as bars around the average. Each has a link to its row in Monthly Data that names its figures. */
function DistanceChart({ bars, best, average }: DistanceChartProps) {
  const bestWeek = best ? weekOfDay(bars, best.date) : undefined;
  const ticks = scaleOf(bars, best && bestWeek ? best.percent : null);
  const y = (percent: number) => placeBetween(ticks[0] ?? 0, ticks.at(-1) ?? 0, percent);
  const labeled = labeledWeeks(bars);
  return (
    <>
      <Plot
        ticks={ticks}
        show={(percent) => (percent === 0 ? showNumber(average) : showSignedPercent(percent))}
        className="h-[17.5rem] pt-5.5 @min-[32rem]:h-[21rem]"
        below={
          <div className="pt-11">
            <Groups names={bars.map(({ month }) => monthWord(month))} />
          </div>
        }
      >
        <LinkedBars
          label={`Appointments per day, week by week, as distance from the average of ${showNumber(average)}`}
          linksLabel="Weeks"
          rows={bars}
          keyOf={({ month, startDate, weekNumber }) =>
            `${month.text} ${startDate.text || weekNumber}`
          }
          hrefOf={({ startDate }) => weekPath(startDate)}
          titleOf={weekTitle}
        >
          {(bar) => (
            <>
              <DistanceColumn
                bar={bar}
                at={y(bar.percent ?? 0)}
                zero={y(0)}
                isLabeled={labeled.has(bar)}
              />
              {best && bestWeek === bar && <Dot at={[50, y(best.percent)]} isOpen />}
              <span className="absolute inset-x-0 top-full mt-5 text-center">
                {dayNumber(bar.startDate) ?? noValue}
              </span>
            </>
          )}
        </LinkedBars>
      </Plot>
      {best && bestWeek && (
        <p className="text-caption text-ink-2 mt-1 flex items-center gap-1.5">
          <span aria-hidden className="border-ink bg-surface size-2.5 rounded-full border-2" />
          {best.text}
        </p>
      )}
    </>
  );
}

interface DistanceColumnProps {
  readonly bar: WeekBar;
  /** The ends of the bar, in percent of the chart's height. */
  readonly at: number;
  readonly zero: number;
  readonly isLabeled: boolean;
}

/** The bar of a week, with its figure beyond its end; that of the week in progress covers its neighbor's. */
function DistanceColumn({ bar, at, zero, isLabeled }: DistanceColumnProps) {
  const isBelow = (bar.percent ?? 0) < 0;
  const color = isBelow ? 'bg-line-control' : 'bg-ink-2';
  return (
    <>
      <span
        data-open={isOpen(bar) || undefined}
        className={`absolute inset-x-0 mx-auto w-[58%] max-w-7 rounded-[2px] ${isOpen(bar) ? 'hatched border-line-control border' : color}`}
        style={{ bottom: `${Math.min(at, zero)}%`, height: `${Math.abs(at - zero)}%` }}
      />
      {isLabeled && (
        <span
          data-figure
          className={`text-ink-2 absolute left-1/2 -translate-x-1/2 leading-4 ${isOpen(bar) ? 'bg-surface z-1' : halo} ${isBelow ? 'translate-y-full pt-0.5' : 'pb-0.5'}`}
          style={{ bottom: `${at}%` }}
        >
          {showSignedPercent(bar.percent)}
        </span>
      )}
    </>
  );
}

import { noValue, showNumber, showSignedPercent } from '../../domain/text/format.ts';
import { dayNumber, monthWord } from '../../domain/time/month.ts';
import { weekPath } from '../../paths.ts';
import { LinkedBars } from '../../ui/chart/bars.tsx';
import { Groups } from '../../ui/chart/latest.tsx';
import { halo } from '../../ui/chart/lines.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { placeBetween } from '../../ui/chart/scale.ts';
import { isOpen, labeledWeeks, scaleOf, type WeekBar, weekTitle } from './weeks.ts';

interface DistanceChartProps {
  readonly bars: readonly WeekBar[];
  /** Appointments per day; the zero line. */
  readonly average: number | null;
}

/** Weeks as bars around the average. Each has a link to its row in Monthly Data that names its figures. */
export function DistanceChart({ bars, average }: DistanceChartProps) {
  const ticks = scaleOf(bars);
  const y = (percent: number) => placeBetween(ticks[0] ?? 0, ticks.at(-1) ?? 0, percent);
  const labeled = labeledWeeks(bars);
  return (
    <Plot
      ticks={ticks}
      show={(percent) => (percent === 0 ? showNumber(average) : showSignedPercent(percent))}
      className="h-[17.5rem] pt-5.5"
      lowerPanel={
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
            <span className="absolute inset-x-0 top-full mt-5 text-center">
              {dayNumber(bar.startDate) ?? noValue}
            </span>
          </>
        )}
      </LinkedBars>
    </Plot>
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

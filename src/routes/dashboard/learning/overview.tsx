import type { LearningMetrics } from '../../../calls/learning.ts';
import { showAccuracy } from '../../../domain/number/bands.ts';
import { isPercent } from '../../../domain/number/arithmetic.ts';
import { countText, showNumber } from '../../../domain/text/format.ts';
import { workingDays } from '../../../domain/time/period.ts';
import { noDate, shownDay } from '../../../domain/time/read-time.ts';
import { Dot, Line, Lines, runsOf } from '../../../ui/chart/lines.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { spanTicks } from '../../../ui/chart/scale.ts';
import { DefinitionList } from '../../../ui/text.tsx';
import { type LearningProps, noneText } from './accuracy-tables.tsx';

/** Totals and the accuracy of the last days; the tab Performance has that per telemarketer and calendar. */
export function LearningOverview({ metrics, figures }: LearningProps) {
  const { improvementTrends } = metrics;
  const totals = [
    { label: 'Total validations', value: showNumber(figures.totalValidations) },
    {
      label: 'Accuracy rate',
      value: showAccuracy(figures.accuracy),
    },
  ];
  return (
    <div className="grid flex-1 gap-x-6 gap-y-4 px-4 py-3 @min-[24rem]:grid-cols-[auto_minmax(0,1fr)]">
      <DefinitionList
        className="grid content-start gap-x-4 gap-y-2 @max-[24rem]:grid-cols-2"
        itemClass="flex flex-col-reverse justify-end"
        valueClass="text-figure-m tabular-nums"
        items={totals}
      />
      <AccuracyChart days={figures.days} none={noneText('Improvement trend', improvementTrends)} />
    </div>
  );
}

type TrendDays = LearningMetrics['improvementTrends']['rows'];

/** The accuracy of each working day from the first to the last one, null where it is missing: a gap (C19). */
function dayValues(days: TrendDays): readonly (number | null)[] {
  return days.flatMap(({ date, accuracy }, index) => {
    const before = days[index - 1]?.date ?? noDate;
    const missing = Math.max(0, (workingDays(before, date) ?? 2) - 2);
    const gap = Array.from({ length: Math.min(missing, mostMissing) }, () => null);
    return [...gap, isPercent(accuracy) ? accuracy : null];
  });
}

const mostMissing = 60;

const hasAccuracy = ({ accuracy }: TrendDays[number]) => isPercent(accuracy);

/** Accuracy per day, with a gap for each day that is missing or has no readable one. */
function AccuracyChart({ days, none }: { readonly days: TrendDays; readonly none: string }) {
  const withAccuracy = days.flatMap(({ date, accuracy }) =>
    isPercent(accuracy) ? [{ date, accuracy }] : [],
  );
  const unknown = days.length - withAccuracy.length;
  const first = withAccuracy[0];
  const last = withAccuracy.at(-1);
  if (!first || !last || withAccuracy.length < 2)
    return (
      <p className="text-small text-ink-2">
        {unknown > 0 ? `${countText(unknown, 'day')} without a known accuracy` : none}
      </p>
    );
  const values = withAccuracy.map(({ accuracy }) => accuracy);
  const ticks = spanTicks(Math.min(...values), Math.max(...values));
  const shown = days.slice(days.findIndex(hasAccuracy), days.findLastIndex(hasAccuracy) + 1);
  const runs = runsOf(dayValues(shown), ticks[0] ?? 0, ticks.at(-1) ?? 0);
  const end = runs.at(-1)?.at(-1);
  return (
    <figure className="flex min-w-0 flex-col">
      <figcaption className="text-caption text-ink-2">Accuracy per day</figcaption>
      <Plot
        ticks={ticks}
        show={(percent) => `${showNumber(percent)}%`}
        className="min-h-14 flex-1 pt-2"
        lowerPanel={
          <p className="flex justify-between pt-1.5">
            <span>{shownDay(first.date)}</span>
            <span>{shownDay(last.date)}</span>
          </p>
        }
      >
        <div
          role="img"
          aria-label={`Accuracy per day, last ${withAccuracy.length} days: from ${showAccuracy(first.accuracy)} to ${showAccuracy(last.accuracy)}`}
          className="absolute inset-0 mr-3.5"
        >
          <Lines>
            {runs.map((run) => (
              <Line key={run[0]?.[0]} points={run} className="stroke-ink" />
            ))}
          </Lines>
          {end && <Dot at={end} />}
        </div>
      </Plot>
    </figure>
  );
}

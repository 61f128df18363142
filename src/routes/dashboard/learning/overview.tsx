import { ArrowDown } from 'lucide-react';
import type { LearningMetrics, NamedAccuracy } from '../../../api/entities/learning.ts';
import { accuracyIsGood } from '../../../domain/number/thresholds.ts';
import { noValue, percentOf, showNumber, showPercent } from '../../../domain/number/format.ts';
import { regionName, regionOf } from '../../../domain/region/region.ts';
import { countText } from '../../../domain/text/words.ts';
import { dayLabel } from '../../../domain/time/eastern.ts';
import { TelemarketerLink } from '../../../shell/links.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Dot, halo, Line, Lines, runsOf } from '../../../ui/chart/lines.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { spanTicks } from '../../../ui/chart/scale.ts';
import { List } from '../../../ui/list.tsx';
import { RegionBadge } from '../../../ui/region-badge.tsx';
import { DefinitionList } from '../../../ui/text.tsx';

/** Totals, the accuracy of the last days, and the accuracy per telemarketer and calendar. */
export function LearningOverview({ metrics }: { readonly metrics: LearningMetrics }) {
  const days = metrics.improvementTrends.rows;
  const trend = accuracyTrend(days);
  const totals = [
    { label: 'Total validations', value: showNumber(metrics.totalValidations) },
    {
      label: 'Accuracy rate',
      value: showPercent(percentOf(metrics.totalValidations, metrics.accuracyRate)),
    },
    { label: days.length === 0 ? 'Improvement' : `Change in ${trend.days}`, value: trend.points },
  ];
  return (
    <>
      <DefinitionList
        className="border-line bg-line grid grid-cols-3 gap-px border-b"
        itemClass="bg-surface flex flex-col-reverse px-4 py-3"
        valueClass="text-figure-l tabular-nums"
        items={totals}
      />
      <AccuracyChart days={days} />
      <div className="@md:*:last:border-line grid @md:grid-cols-2 @md:*:last:border-l">
        <AccuracyList title="Accuracy by telemarketer" rows={metrics.telemarkerterAccuracy.rows} />
        <AccuracyList title="Accuracy by calendar" rows={metrics.calendarAccuracy.rows} regions />
      </div>
    </>
  );
}

type TrendDays = LearningMetrics['improvementTrends']['rows'];

/** Accuracy per day; days without a readable one are left out. */
function AccuracyChart({ days }: { readonly days: TrendDays }) {
  const known = days.flatMap(({ date, accuracy }) =>
    accuracy === null ? [] : [{ date, accuracy }],
  );
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last || known.length < 2)
    return <p className="text-small text-ink-2 px-4 py-6">No improvement trend yet</p>;
  const values = known.map(({ accuracy }) => accuracy);
  const ticks = spanTicks(Math.min(...values), Math.max(...values));
  const runs = runsOf(values, ticks[0] ?? 0, ticks.at(-1) ?? 0);
  const end = runs.at(-1)?.at(-1);
  return (
    <figure className="px-4 pt-4 pb-2">
      <Plot
        ticks={ticks}
        show={showPercent}
        className="h-[7.5rem] pt-4.5"
        below={
          <p className="flex justify-between pt-2.5">
            <span>{dayLabel(first.date)}</span>
            <span>{dayLabel(last.date)}</span>
          </p>
        }
      >
        <div
          role="img"
          aria-label={`Accuracy per day, last ${known.length} days: from ${showPercent(first.accuracy)} to ${showPercent(last.accuracy)}`}
          className="absolute inset-0 mr-3.5"
        >
          <Lines>
            {runs.map((run) => (
              <Line key={run.length} points={run} className="stroke-ink" />
            ))}
          </Lines>
          {end && <Dot at={end} />}
          <span
            className={`text-ink absolute -right-1 mb-1.5 font-semibold ${halo}`}
            style={{ bottom: `${end?.[1] ?? 0}%` }}
          >
            {showPercent(last.accuracy)}
          </span>
        </div>
      </Plot>
    </figure>
  );
}

interface AccuracyListProps {
  readonly title: string;
  readonly rows: readonly NamedAccuracy[];
  readonly regions?: boolean;
}

/** Whole rows of 34 px; a longer list scrolls. */
const rowsInView = 6;

function AccuracyList({ title, rows, regions }: AccuracyListProps) {
  return (
    <div className="min-w-0 px-4 pt-3 pb-1">
      <h3 className="text-caption text-ink-3 pb-1 font-medium">{title}</h3>
      {rows.length === 0 && <p className="text-small text-ink-2 py-2">No accuracy data yet</p>}
      <List
        aria-label={title}
        className="max-h-[204px] overflow-auto"
        {...(rows.length > rowsInView && { tabIndex: 0 })}
        rowClass="text-small flex h-[34px] items-center gap-2"
        rows={rows}
        keyOf={({ name }) => name}
      >
        {({ name, accuracy }) => (
          <>
            {regions && regionOf(name) && <RegionBadge region={name} size="small" />}
            <span className="min-w-0 flex-1 truncate">
              {regions ? <bdi>{regionName(name)}</bdi> : <TelemarketerLink name={name} />}
            </span>
            <AccuracyBadge accuracy={accuracy} />
          </>
        )}
      </List>
    </div>
  );
}

/** Above 85 percent in the default style, otherwise destructive (spec 5). */
export function AccuracyBadge({ accuracy }: { readonly accuracy: number | null }) {
  if (accuracy === null || accuracyIsGood(accuracy)) return <Badge>{showPercent(accuracy)}</Badge>;
  return (
    <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
      {showPercent(accuracy)}
      <span className="sr-only"> (low)</span>
    </Badge>
  );
}

/**
 * The change in accuracy from the first readable day to the last in percentage points, '+2 pt' in '14 days'
 * (rulings A6, C19); '–' with fewer than two such days.
 */
export function accuracyTrend(days: readonly { readonly accuracy: number | null }[]) {
  const known = days.map(({ accuracy }) => accuracy).filter((value) => value !== null);
  const [first = NaN, last = NaN] = known.length < 2 ? [] : [known[0], known.at(-1)];
  const moved = showNumber(last - first);
  const sign = moved === '0' || moved.startsWith('-') ? '' : '+';
  return {
    points: moved === noValue ? moved : `${sign}${moved} pt`,
    days: countText(known.length, 'day'),
  };
}

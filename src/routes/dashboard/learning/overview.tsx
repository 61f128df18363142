import type { ReactNode } from 'react';
import { ArrowDown } from 'lucide-react';
import type { LearningFigures, LearningMetrics } from '../../../calls/learning.ts';
import type { Rows } from '../../../api/tolerant.ts';
import { accuracyIsGood, showAccuracy } from '../../../domain/number/bands.ts';
import { isPercent } from '../../../domain/number/arithmetic.ts';
import { countText, showNumber } from '../../../domain/text/format.ts';
import { workingDays } from '../../../domain/time/period.ts';
import { noDate, shownDay } from '../../../domain/time/read-time.ts';
import { TelemarketerLink } from '../../../shell/links.tsx';
import { Badge, RegionBadge } from '../../../ui/badge.tsx';
import { Dot, Line, Lines, runsOf } from '../../../ui/chart/lines.tsx';
import { Plot } from '../../../ui/chart/plot.tsx';
import { spanTicks } from '../../../ui/chart/scale.ts';
import { DataTable } from '../../../ui/table.tsx';
import { Clamped, DefinitionList } from '../../../ui/text.tsx';

interface LearningProps {
  readonly metrics: LearningMetrics;
  readonly figures: LearningFigures;
}

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
    <div className="grid flex-1 gap-x-6 gap-y-4 px-4 py-3 @lg:grid-cols-[auto_minmax(0,1fr)]">
      <DefinitionList
        className="grid content-start gap-x-4 gap-y-2 @max-lg:grid-cols-2"
        itemClass="flex flex-col-reverse justify-end"
        valueClass="text-figure-l tabular-nums"
        items={totals}
      />
      <AccuracyChart days={figures.days} none={noneText('Improvement trend', improvementTrends)} />
    </div>
  );
}

type TrendDays = LearningMetrics['improvementTrends']['rows'];

/** The accuracy of each working day from the first to the last one, null where it is missing: a gap (rulings C19). */
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
        className="min-h-24 flex-1 pt-2"
        below={
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

interface AccuracyTableProps<T> {
  readonly label: string;
  readonly nameHead: string;
  readonly rows: readonly T[];
  readonly nameOf: (row: T) => string;
  readonly cell: (row: T) => ReactNode;
  readonly countHead: string;
  readonly countOf: (row: T) => string;
  /** Shown instead of an empty table. */
  readonly none: string;
}

/** A row per name, with a count and the AI model's accuracy. */
export function AccuracyTable<T extends { readonly accuracy: number | null }>(
  props: AccuracyTableProps<T>,
) {
  const { label, nameHead, rows, nameOf, cell, countHead, countOf, none } = props;
  return (
    <div className="min-w-0">
      <DataTable
        label={label}
        rows={rows}
        keyOf={nameOf}
        height="box"
        className="wide:[&_tbody_:is(td,th)]:h-[25px] [&_thead_th]:border-t-0"
        columns={[
          { head: nameHead, kind: 'row-head', headClass: 'w-full', cellClass: 'max-w-0', cell },
          { head: countHead, kind: 'figure', cellClass: 'text-ink-2', cell: countOf },
          {
            head: 'Accuracy',
            kind: 'figure',
            cell: ({ accuracy }) => <AccuracyBadge accuracy={accuracy} />,
          },
        ]}
      />
      {rows.length === 0 && <p className="text-small text-ink-2 px-4 py-3">{none}</p>}
    </div>
  );
}

/** The AI model's accuracy per telemarketer and per calendar, with the counts behind it. */
export function AccuracyTables({ metrics, figures }: LearningProps) {
  const { telemarkerterAccuracy, calendarAccuracy } = metrics;
  return (
    <div className={sideBySide}>
      <AccuracyTable
        {...accuracyParts}
        label="Accuracy by telemarketer"
        nameHead="Telemarketer"
        rows={figures.telemarketers}
        none={noneText('Accuracy data', telemarkerterAccuracy)}
        cell={({ subject: person }) => (
          <TelemarketerLink person={person}>
            <Clamped text={person.name} />
          </TelemarketerLink>
        )}
      />
      <AccuracyTable
        {...accuracyParts}
        label="Accuracy by calendar"
        nameHead="Calendar"
        rows={figures.calendars}
        none={noneText('Accuracy data', calendarAccuracy)}
        cell={({ subject: region }) => (
          <span className="flex items-center gap-2">
            {region.key && <RegionBadge region={region} size="small" />}
            <Clamped text={region.name} />
          </span>
        )}
      />
    </div>
  );
}

/** 'No accuracy data yet'; a list of which nothing could be read is not said to be empty (rulings A13). */
export function noneText(what: string, { isNoList, unreadable }: Rows<unknown>): string {
  if (isNoList || unreadable > 0) return `${what} could not be read`;
  return `No ${what.toLowerCase()} yet`;
}

const accuracyParts = {
  nameOf: ({ subject }: { readonly subject: { readonly id: string } }) => subject.id,
  countHead: 'Correct',
  countOf: ({ correct, total }: Readonly<Record<'correct' | 'total', number | null>>) =>
    `${showNumber(correct)} of ${showNumber(total)}`,
};

export const sideBySide =
  '@lg:*:last:border-line grid flex-1 content-start @lg:content-stretch @lg:grid-cols-2 @lg:*:last:border-l';

/** Above 85 percent in the default style, otherwise destructive (spec 5). */
function AccuracyBadge({ accuracy }: { readonly accuracy: number | null }) {
  if (!isPercent(accuracy) || accuracyIsGood(accuracy))
    return <Badge>{showAccuracy(accuracy)}</Badge>;
  return (
    <Badge tone="critical" icon={<ArrowDown aria-hidden />}>
      {showAccuracy(accuracy)}
      <span className="sr-only"> (low)</span>
    </Badge>
  );
}

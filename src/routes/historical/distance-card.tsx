import { useId } from 'react';
import { Link } from 'wouter';
import type { HistoricalSummary } from '../../api/entities/insights.ts';
import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { countText } from '../../domain/text/words.ts';
import { isOlder } from '../../domain/time/age.ts';
import { paths } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { type ReadState, useFreshness } from '../../query/use-read.ts';
import { CutNote, Dot, Grid, Plot, halo, useWidth } from '../../ui/charts/axis.tsx';
import { rowKeys } from '../../ui/list.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import {
  type BestDay,
  type WeekBar,
  bestDayOf,
  layOutDistances,
  weekBars,
} from './distance-layout.ts';
import { weeksOf } from './weeks.ts';

interface DistanceCardProps {
  readonly summary: ReadState<HistoricalSummary>;
  readonly monthly: ReadState<Monthly>;
  readonly months: readonly Month[];
}

/** How far each week is from the daily average (visual.md 11). */
export function DistanceCard({ summary, monthly, months }: DistanceCardProps) {
  const average = summary.data?.averageDaily ?? null;
  const bars = average !== null && average > 0 ? weekBars(weeksOf(months), average) : [];
  const isOpen = bars.some((bar) => bar.isOpen);
  const [summaryAge, monthlyAge] = [useFreshness(summary), useFreshness(monthly)];
  // It needs both responses, and shows the state of the one that is missing or older.
  const isSummaryLate = summary.data === undefined || isOlder(summaryAge, monthlyAge);
  const state = monthly.data !== undefined && isSummaryLate ? summary : monthly;
  return (
    <QueryCard
      title="Distance from average"
      subtitle={`Appointments per day, week by week${isOpen ? '; the hatched week is in progress' : ''}`}
      className="min-h-[29.25rem]"
      state={state}
      what="Distance from average"
      unreadable={unreadableOf(...months.map(({ weeklyBreakdown }) => weeklyBreakdown))}
      empty={bars.length === 0 && { text: 'No weeks to show yet' }}
      footer={average !== null && <Counts bars={bars} average={average} />}
    >
      {average !== null && (
        <div className="flex flex-1 flex-col justify-center px-4 pb-2">
          <DistanceChart
            bars={bars}
            best={bestDayOf(summary.data?.bestDay ?? null, average)}
            average={average}
          />
        </div>
      )}
    </QueryCard>
  );
}

const lately = 12;

function Counts({ bars, average }: { readonly bars: readonly WeekBar[]; average: number }) {
  const isAbove = ({ percent }: WeekBar) => (percent ?? 0) > 0;
  const isBelow = ({ percent }: WeekBar) => (percent ?? 0) < 0;
  const full = bars.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <span>
        <b className="text-ink font-semibold">{bars.filter(isAbove).length}</b> of{' '}
        {countText(bars.length, 'week')} above {showNumber(average)}
      </span>
      {full.length > lately && (
        <span className="text-right">
          Last {lately} weeks: {full.slice(-lately).filter(isBelow).length} below
        </span>
      )}
    </>
  );
}

interface DistanceChartProps {
  readonly bars: readonly WeekBar[];
  readonly best: BestDay | null;
  /** Per day; the zero line. */
  readonly average: number;
}

const heights = { narrow: 280, wide: 336 } as const;

/** Weeks as bars around the average; a link over each, which says its figures, leads to Monthly Data. */
function DistanceChart({ bars: all, best, average }: DistanceChartProps) {
  const [box, width] = useWidth();
  const hatch = useId();
  const height = width < 480 ? heights.narrow : heights.wide;
  const drawn = layOutDistances(all, best, average, width, height);
  const { bars, left, right, base, slot, barWidth } = drawn;
  const keys = rowKeys(bars, ({ key }) => key);
  return (
    <div className="relative" ref={box} style={{ minHeight: heights.narrow }}>
      <Plot
        label={`Appointments per day, week by week, as distance from the average of ${showNumber(average)}`}
        width={width}
        height={height}
      >
        <defs>
          <pattern
            id={hatch}
            width="4"
            height="4"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <line y2="4" className="stroke-line-control [stroke-width:2.5px]" />
          </pattern>
        </defs>
        <Grid ticks={drawn.ticks} left={left} right={right} show={drawn.named} />
        {bars.map((bar, index) => (
          <g key={keys[index]}>
            <rect
              x={bar.middle - barWidth / 2}
              y={bar.y}
              width={barWidth}
              height={bar.height}
              rx="2"
              data-open={bar.isOpen || undefined}
              fill={bar.isOpen ? `url(#${hatch})` : undefined}
              className={bar.isOpen ? 'stroke-line-control' : fillOf(bar)}
            />
            <text x={bar.middle} y={base + 18} textAnchor="middle">
              {bar.tick}
            </text>
          </g>
        ))}
        {drawn.groups.map(({ from, to, text }) => (
          <g key={from}>
            <line x1={from} x2={to} y1={base + 27} y2={base + 27} className="stroke-line-strong" />
            <text x={from} y={base + 42}>
              {text}
            </text>
          </g>
        ))}
        {drawn.best && <Dot x={drawn.best.x} y={drawn.best.y} isOpen />}
        {drawn.labels.map(({ text, x, y, anchor }) => (
          <text key={x} x={x} y={y} textAnchor={anchor} className={`fill-ink-2 ${halo}`}>
            {text}
          </text>
        ))}
      </Plot>
      {width > 0 && (
        <ul aria-label="Weeks" className="print:hidden">
          {bars.map(({ title, middle }, index) => (
            <li key={keys[index]}>
              <Link
                href={paths.monthlyData}
                aria-label={oneLine(title)}
                className="focus-inside rounded-control absolute top-0"
                style={{ left: middle - slot / 2, width: slot, height: base + 24 }}
              >
                <Tooltip text={oneLine(title)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {best && drawn.best && (
        <p className="text-caption text-ink-2 mt-1 flex items-center gap-1.5">
          <span aria-hidden className="border-ink bg-surface size-2.5 rounded-full border-2" />
          {oneLine(best.text)}
        </p>
      )}
      <CutNote width={width} shown={bars.length} all={all.length} unit="weeks" />
    </div>
  );
}

function fillOf({ isAbove }: { readonly isAbove: boolean }): string {
  return isAbove ? 'fill-ink-2' : 'fill-line-control';
}

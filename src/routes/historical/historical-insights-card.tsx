import {
  CircleHelp,
  GitCompareArrows,
  type LucideIcon,
  Repeat,
  Siren,
  TrendingUp,
} from 'lucide-react';
import type { HistoricalInsight } from '../../calls/historical.ts';
import type { Rows } from '../../api/tolerant.ts';
import { noValue, showChange, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { readRegion, regionKeys, regions } from '../../domain/region/region.ts';
import { byLevel } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { placeOnScale, scaleEnd } from '../../ui/chart/scale.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { TextLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { Clamped } from '../../ui/text.tsx';

/** Historical Insights (spec 2), the most significant first. */
export function HistoricalInsightsCard(props: {
  readonly insights: ReadState<Rows<HistoricalInsight>>;
}) {
  const { insights } = props;
  const rows = byLevel(
    insights.data?.rows ?? [],
    ({ significance }) => significance,
    ({ percentageChange }) => percentageChange,
  );
  // Longer bars end at 100%.
  const end = scaleEnd(
    rows.map(({ percentageChange }) => percentageChange),
    100,
  );
  return (
    <QueryCard
      title="Historical Insights"
      subtitle="Most significant first"
      className="min-h-[22rem]"
      state={insights}
      skeleton={[3, 97]}
      empty={
        rows.length === 0 && {
          text: 'No insights yet',
          hint: 'Nothing stands out from the average.',
        }
      }
      count={[rows.length, 'insight']}
      footer={<span className="text-right">Scale: ±{showNumber(end)}% around the average</span>}
    >
      <List
        aria-label="Historical Insights"
        className="grid flex-1 auto-rows-[minmax(auto,9rem)] content-start"
        rowClass="border-line grid content-center border-t px-4 py-3"
        rows={rows}
        keyOf={({ metric, type, description }) => metric + type.text || description}
      >
        {(row) => (
          <InsightRow
            insight={row}
            end={end}
            isFirst={rows[rows.indexOf(row) - 1]?.significance.text !== row.significance.text}
          />
        )}
      </List>
    </QueryCard>
  );
}

interface InsightRowProps {
  readonly insight: HistoricalInsight;
  readonly end: number;
  /** Of its significance, which the others do not repeat. */
  readonly isFirst: boolean;
}

function InsightRow({ insight, end, isFirst }: InsightRowProps) {
  const { metric, type, significance, description } = insight;
  const { currentValue, historicalAverage, percentageChange } = insight;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-2">
        <h3 className="text-small line-clamp-2 font-semibold [overflow-wrap:anywhere]">
          <TextLink href={pageIn(metric)}>
            <Clamped text={metric || noValue} />
          </TextLink>
        </h3>
        <Kind type={type} />
      </div>
      <p className="text-figure-m text-right tabular-nums">
        {showNumber(currentValue)}
        <span className="sr-only"> current</span>
      </p>
      <div className="text-caption text-ink-2 min-w-0">
        {isFirst && <LevelWord level={significance} quality="significance" />}
        <p className="line-clamp-3 [overflow-wrap:anywhere]">
          <Clamped text={description} lines={3} />
        </p>
      </div>
      <p className="text-caption text-ink-2 text-right tabular-nums">
        <Trend {...showChange(percentageChange)} />
        <span className="block whitespace-nowrap">vs {showNumber(historicalAverage)}</span>
      </p>
      <div className="col-span-2 mt-1.5">
        <DistanceBar percent={percentageChange} average={historicalAverage} end={end} />
      </div>
    </article>
  );
}

type KnownType = NonNullable<HistoricalInsight['type']['known']>;

const kinds = {
  trend: TrendingUp,
  comparison: GitCompareArrows,
  pattern: Repeat,
  anomaly: Siren,
} as const satisfies Record<KnownType, LucideIcon>;

function Kind({ type: { known, text } }: Pick<HistoricalInsight, 'type'>) {
  const Icon = known ? kinds[known] : CircleHelp;
  return (
    <span className="text-caption text-ink-2 inline-flex min-w-0 items-center gap-1.5">
      <Icon aria-hidden className="icon-small text-ink-3" />
      <bdi className="max-w-48 truncate">{codeWords(text)}</bdi>
    </span>
  );
}

interface DistanceBarProps {
  readonly percent: number | null;
  readonly average: number | null | undefined;
  /** The percent at either end of the scale. */
  readonly end: number;
}

/** A bar from the average, in the middle, to the value. */
export function DistanceBar({ percent, average, end }: DistanceBarProps) {
  const place = percent === null ? null : placeOnScale(percent, end);
  return (
    <div
      role="img"
      aria-label={`${showSignedPercent(percent)} from the average of ${showNumber(average)}`}
      className="relative h-3.5"
    >
      <span className="bg-line-strong absolute inset-x-0 top-1.5 h-0.5" />
      {place !== null && (
        <span
          className="bg-ink-2 absolute top-1 h-1.5"
          style={{ left: `${Math.min(place, 50)}%`, width: `${Math.abs(place - 50)}%` }}
        />
      )}
      <span className="bg-line-control absolute inset-y-0 left-1/2 w-px" />
      {place !== null && (
        <span
          className="bg-ink absolute inset-y-px -ml-px w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
          style={{ left: `${place}%` }}
        />
      )}
    </div>
  );
}

/** The page of the region that a text is or mentions, as 'Florida appointments'; null for none or several. */
function pageIn(text: string): string | null {
  const named = regionKeys.filter((key) =>
    new RegExp(`\\b${regions[key].name}\\b`, 'i').test(text),
  );
  const key = readRegion(text).key ?? (named.length === 1 ? named[0] : null);
  return key ? statePath(key) : null;
}

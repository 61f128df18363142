import {
  CircleHelp,
  GitCompareArrows,
  type LucideIcon,
  Repeat,
  Siren,
  TrendingUp,
} from 'lucide-react';
import { type HistoricalInsight, historicalInsights } from '../../calls/historical.ts';
import { noValue, showNumber, showSignedPercent, codeWords } from '../../domain/text/format.ts';
import { readRegion, regionKeys, regions } from '../../domain/region/region.ts';
import { statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { placeOnScale, scaleEnd } from '../../ui/chart/scale.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { TextLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';

/** Historical Insights (S2), the most significant first. */
export function HistoricalInsightsCard() {
  const { figures, status } = useCall(historicalInsights);
  const { bySignificance: rows, sharedSignificance: shared } = figures;
  // Longer bars end at 100%.
  const end = scaleEnd(
    rows.map(({ percentageChange }) => percentageChange),
    100,
  );
  return (
    <QueryCard
      title="Historical Insights"
      subtitle={
        shared && rows.length > 1 && `All of ${codeWords(shared.text).toLowerCase()} significance`
      }
      className="min-h-[22rem]"
      status={status}
      skeleton={[3, 97]}
      empty={
        rows.length === 0 && {
          text: 'No insights yet',
          hint: 'Nothing stands out from the average.',
        }
      }
      footer={<span>Scale: ±{showNumber(end)}% around the average</span>}
    >
      <List
        aria-label="Historical Insights"
        className="grid content-start"
        rowClass="border-line grid content-center border-t"
        rows={rows}
        keyOf={({ metric, type, description }) => metric + type.text || description}
      >
        {(row) => (
          <InsightRow insight={row} end={end} isShared={shared !== null && rows.length > 1} />
        )}
      </List>
    </QueryCard>
  );
}

interface InsightRowProps {
  readonly insight: HistoricalInsight;
  readonly end: number;
  /** Whether all rows have its significance, which then is in the card's subtitle. */
  readonly isShared: boolean;
}

function InsightRow({ insight, end, isShared }: InsightRowProps) {
  const { metric, type, significance, description } = insight;
  const { currentValue, historicalAverage, percentageChange } = insight;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3">
      <h3 className="text-small font-semibold">
        <TextLink href={pageIn(metric)}>
          <Clamped text={metric || noValue} />
        </TextLink>
      </h3>
      <p className="text-small text-right font-semibold tabular-nums">
        {showSignedPercent(percentageChange)}
      </p>
      <p className="text-caption text-ink-2 col-span-2">
        <Clamped text={description} />
      </p>
      <div className="col-span-2 mt-1">
        <DistanceBar percent={percentageChange} average={historicalAverage} end={end} />
      </div>
      <p className="text-caption text-ink-2 col-span-2 flex flex-wrap items-center gap-x-3 tabular-nums">
        <Kind type={type} />
        {!isShared && <LevelWord level={significance} quality="significance" />}
        <span className="ml-auto whitespace-nowrap">
          {showNumber(currentValue)}
          <span className="sr-only"> current</span> vs {showNumber(historicalAverage)}
        </span>
      </p>
    </article>
  );
}

type KnownType = NonNullable<HistoricalInsight['type']['knownWord']>;

const kinds = {
  trend: TrendingUp,
  comparison: GitCompareArrows,
  pattern: Repeat,
  anomaly: Siren,
} as const satisfies Record<KnownType, LucideIcon>;

function Kind({ type: { knownWord, text } }: Pick<HistoricalInsight, 'type'>) {
  const Icon = knownWord ? kinds[knownWord] : CircleHelp;
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
function DistanceBar({ percent, average, end }: DistanceBarProps) {
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

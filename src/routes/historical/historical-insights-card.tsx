import {
  ChartSpline,
  CircleHelp,
  GitCompareArrows,
  Repeat,
  Siren,
  type LucideIcon,
} from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { HistoricalInsight } from '../../api/entities/insights.ts';
import { useRead } from '../../query/use-read.ts';
import { codeWords } from '../../domain/text/code-words.ts';
import { countText } from '../../domain/text/count-text.ts';
import { barEnd, bySignificance, insightKind, type InsightKind } from './historical.ts';
import { noValue, showNumber, showSignedPercent } from '../../domain/number/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Clamped } from '../../ui/clamped.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { List } from '../../ui/list.tsx';
import { DistanceBar } from './distance-bar.tsx';

const noDays = {
  text: 'No historical data available yet',
  hint: 'Insights start tomorrow as data is collected daily.',
};
const noInsights = {
  text: 'No insights yet',
  hint: 'Nothing stands out from the average.',
};

/** Historical Insights (spec 2), the most significant first. */
export function HistoricalInsightsCard(props: { readonly totalDays: number | null }) {
  const { totalDays } = props;
  const insights = useRead(reads.historicalInsights);
  const sent = insights.data?.rows;
  const rows = useMemo(() => bySignificance(sent ?? []), [sent]);
  const end = barEnd(rows);
  return (
    <QueryCard
      title="Historical Insights"
      subtitle="Most significant first"
      className="min-h-[22rem]"
      state={insights}
      what="Historical insights"
      skeleton={<RowsSkeleton rows={3} height={73} />}
      empty={totalDays === 0 ? noDays : rows.length === 0 && noInsights}
      footer={
        <>
          <span>{countText(rows.length, 'insight')}</span>
          <span className="text-right">Scale: ±{showNumber(end)}% of average</span>
        </>
      }
    >
      <List
        aria-label="Historical Insights"
        rowClass="border-line border-t px-4 py-3.5"
        rows={rows}
        keyOf={({ metric, type, description }) => metric + type || description}
      >
        {(row) => <InsightRow insight={row} end={end} />}
      </List>
    </QueryCard>
  );
}

interface InsightRowProps {
  readonly insight: HistoricalInsight;
  readonly end: number;
}

function InsightRow({ insight, end }: InsightRowProps) {
  const { metric, type, significance, description, currentValue, percentageChange } = insight;
  return (
    <article className="grid grid-cols-2 items-center gap-x-6 gap-y-3 @4xl:grid-cols-[minmax(0,1fr)_64px_22rem_64px]">
      <div className="col-span-2 min-w-0 @4xl:col-span-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="text-body line-clamp-2 font-semibold [overflow-wrap:anywhere]">
            <Clamped text={metric || noValue} />
          </h3>
          <Kind type={type} />
          <LevelBadge word={significance} of="significance" />
        </div>
        <p className="text-small text-ink-2 mt-1 line-clamp-3 [overflow-wrap:anywhere]">
          <Clamped text={description} lines={3} />
        </p>
      </div>
      <p className="text-caption text-ink-2 @4xl:text-right">
        <b className="text-figure-m text-ink block tabular-nums">{showNumber(currentValue)}</b>
        current
      </p>
      <DistanceBar insight={insight} end={end} />
      <p className="text-caption text-ink-2 text-right">
        <b className="text-figure-m text-ink block tabular-nums">
          {showSignedPercent(percentageChange)}
        </b>
        change
      </p>
    </article>
  );
}

const kinds = {
  trend: ChartSpline,
  comparison: GitCompareArrows,
  pattern: Repeat,
  anomaly: Siren,
} as const satisfies Record<InsightKind, LucideIcon>;

function Kind({ type }: { readonly type: string }) {
  const kind = insightKind(type);
  const Icon = kind ? kinds[kind] : CircleHelp;
  return (
    <span className="text-caption text-ink-2 inline-flex min-w-0 items-center gap-1.5 font-medium">
      <Icon aria-hidden className="icon-small text-ink-3" />
      <bdi className="max-w-48 truncate">{codeWords(type)}</bdi>
    </span>
  );
}

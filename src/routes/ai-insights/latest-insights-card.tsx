import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { Insight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber } from '../../domain/number/format.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { regionName, regionOf } from '../../domain/region/region.ts';
import { isHiddenInRepLists, repDisplayName } from '../../domain/people/rep-name.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/trend.tsx';
import { InsightHead } from './insight-head.tsx';
import { InsightsCard } from './insights-card.tsx';

/** The general insights (spec 7: GET /api/insights), which no other screen of the spec shows. */
export function LatestInsightsCard({ latest }: { readonly latest: ReadState<Rows<Insight>> }) {
  return (
    <InsightsCard
      title="Latest Insights"
      className="wide:sticky wide:top-[92px] wide:max-h-[calc(100vh-108px)] wide:min-h-[min(40rem,calc(100vh-108px))] wide:self-start min-h-[26rem] print:static print:max-h-none"
      listClass="focus-inside min-h-0 flex-1 overflow-auto [scrollbar-width:thin] print:overflow-visible"
      state={latest}
      rowHeight={110}
      empty={{ text: 'No insights right now', hint: 'Refreshes every 5 minutes.' }}
    >
      {(insight) => (
        <>
          <InsightHead insight={insight} range={insight.timeframe} />
          <InsightFacts insight={insight} />
        </>
      )}
    </InsightsCard>
  );
}

/** The figure and its change, the region and rep, and whether it is actionable. */
function InsightFacts({ insight }: { readonly insight: Insight }) {
  const { metrics, actionable } = insight;
  return (
    <div className="text-caption text-ink-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 empty:hidden">
      {metrics && (
        <p className="flex items-center gap-2 tabular-nums">
          <b className="text-figure-m text-ink">{showNumber(metrics.current)}</b>
          <Trend {...showChange(metrics.change, metrics.trend)} />
          <span>vs {showNumber(metrics.previous)}</span>
        </p>
      )}
      <Subject {...insight} />
      {actionable === true && (
        <span className="ml-auto flex flex-none items-center gap-1.5">
          <CircleCheck aria-hidden className="icon-small text-ink-3" />
          Actionable
        </span>
      )}
    </div>
  );
}

/** The region and the rep that an insight names, as one link to the screen of the more specific one. */
function Subject({ region, salesRep }: Pick<Insight, 'region' | 'salesRep'>) {
  if (region === '' && salesRep === '') return null;
  const key = regionOf(region);
  const names = [salesRep && repDisplayName(salesRep), region && regionName(region)];
  const name = names.filter((text) => text !== '').join(', ');
  const isRep = salesRep !== '' && !isHiddenInRepLists(salesRep);
  const content = (
    <>
      {region !== '' && <RegionBadge region={region} size="small" />}
      <bdi className="truncate" title={oneLine(name)}>
        {name}
      </bdi>
    </>
  );
  const look = 'flex min-h-6 min-w-0 items-center gap-2';
  const repHref = isRep && region !== '' ? salesRepPath(salesRep, region) : null;
  const href = repHref ?? (key && statePath(key));
  // An unknown region has no screen (rulings C7).
  if (!href) return <span className={look}>{content}</span>;
  return (
    <Link href={href} className={`text-accent font-medium hover:underline ${look}`}>
      {content}
    </Link>
  );
}

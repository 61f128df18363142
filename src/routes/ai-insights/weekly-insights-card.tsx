import { ArrowRight } from 'lucide-react';
import type { WeeklyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { noValue } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { TextList } from '../../ui/list.tsx';
import { Trend } from '../../ui/trend.tsx';
import { countRows, FigureRows, shareRow } from './figure-rows.tsx';
import { InsightHead } from './insight-head.tsx';
import { InsightSection } from './insight-section.tsx';
import { insightSections, InsightsCard } from './insights-card.tsx';

/** Weekly insights (spec 2, 3). */
export function WeeklyInsightsCard(props: { readonly weekly: ReadState<Rows<WeeklyInsight>> }) {
  return (
    <InsightsCard
      title="Weekly Insights"
      className="min-h-[40rem]"
      state={props.weekly}
      rowHeight={150}
      empty={{
        text: 'No weekly insights yet',
        hint: 'Weekly insights need at least 3 working days of Eastern-time data.',
      }}
    >
      {(insight) => <WeeklyItem insight={insight} />}
    </InsightsCard>
  );
}

function WeeklyItem({ insight }: { readonly insight: WeeklyInsight }) {
  const { weekRange, metrics, mlAnalysis, recommendations } = insight;
  return (
    <>
      <InsightHead insight={insight} range={weekRange} />
      <div className={insightSections}>
        <InsightSection
          title="Change"
          aside={<Trend {...showChange(metrics?.change ?? null, metrics?.trend)} />}
        >
          <FigureRows
            rows={countRows([
              { label: 'Previous', value: metrics?.previous, look: 'other' },
              { label: 'Current', value: metrics?.current, look: 'now' },
              { label: 'Predicted next', value: mlAnalysis?.predictedNext, look: 'expected' },
            ])}
          />
        </InsightSection>
        <InsightSection title="Recommendations">
          <TextList
            scrolls
            aria-label="Recommendations"
            rows={recommendations}
            icon={ArrowRight}
            empty="None"
          />
        </InsightSection>
        <InsightSection title="ML analysis">
          <FigureRows
            rows={[
              shareRow('Confidence', metrics?.confidence),
              shareRow('Reliability', mlAnalysis?.reliability),
              { label: 'Seasonality', text: yesNo(mlAnalysis?.seasonality) },
            ]}
          />
          <Pattern text={mlAnalysis?.pattern ?? ''} />
        </InsightSection>
      </div>
    </>
  );
}

/** A sentence rather than a figure, so it takes the whole width. */
function Pattern({ text }: { readonly text: string }) {
  return (
    <dl className="mt-1.5">
      <dt className="text-caption text-ink-2">Pattern</dt>
      <dd
        className="text-small line-clamp-3 font-medium [overflow-wrap:anywhere]"
        title={oneLine(text)}
      >
        <bdi>{excerpt(text) || noValue}</bdi>
      </dd>
    </dl>
  );
}

function yesNo(flag: boolean | null | undefined): string {
  if (flag === null || flag === undefined) return noValue;
  return flag ? 'Yes' : 'No';
}

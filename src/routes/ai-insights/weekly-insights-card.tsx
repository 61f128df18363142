import { ArrowRight } from 'lucide-react';
import type { WeeklyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import { noValue } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { countRows, FigureRows, shareRow } from './figure-rows.tsx';
import { InsightHead } from './insight-head.tsx';
import { InsightsCard } from './insights-card.tsx';
import { Section, Sections } from './section.tsx';
import { TextList } from './text-list.tsx';
import { WhatChanged } from './what-changed.tsx';

/** Weekly insights (spec 2, 3). */
export function WeeklyInsightsCard({
  weekly,
}: {
  readonly weekly: ReadState<Rows<WeeklyInsight>>;
}) {
  return (
    <InsightsCard
      title="Weekly Insights"
      className="min-h-[40rem]"
      state={weekly}
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
      <Sections>
        <WhatChanged
          change={metrics?.change ?? null}
          trend={metrics?.trend ?? ''}
          rows={countRows([
            { label: 'Previous', value: metrics?.previous ?? null, look: 'other' },
            { label: 'Current', value: metrics?.current ?? null, look: 'now' },
            { label: 'Predicted next', value: mlAnalysis?.predictedNext ?? null, look: 'expected' },
          ])}
        />
        <TextList
          title="What to do"
          rows={recommendations}
          icon={ArrowRight}
          none="Nothing is recommended."
        />
        <Section title="ML analysis">
          <FigureRows
            rows={[
              shareRow('Confidence', metrics?.confidence ?? null),
              shareRow('Reliability', mlAnalysis?.reliability ?? null),
              { label: 'Seasonality', text: yesNo(mlAnalysis?.seasonality) },
            ]}
          />
          <Pattern text={mlAnalysis?.pattern ?? ''} />
        </Section>
      </Sections>
    </>
  );
}

/** A sentence rather than a figure: it has the whole width. */
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

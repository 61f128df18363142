import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { MonthlyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import { showVolatility } from '../../domain/text/insights.ts';
import { showNumber } from '../../domain/number/format.ts';
import { countRows, FigureRows, shareRow } from './figure-rows.tsx';
import { InsightHead } from './insight-head.tsx';
import { InsightsCard } from './insights-card.tsx';
import { SeasonalTrends } from './seasonal-trends.tsx';
import { Section, Sections } from './section.tsx';
import { TextList } from './text-list.tsx';
import { WhatChanged } from './what-changed.tsx';

/** Monthly insights (spec 2, 3). */
export function MonthlyInsightsCard({
  monthly,
}: {
  readonly monthly: ReadState<Rows<MonthlyInsight>>;
}) {
  return (
    <InsightsCard
      title="Monthly Insights"
      className="min-h-[40rem]"
      state={monthly}
      rowHeight={150}
      innerList={({ mlPredictions }) => mlPredictions?.seasonalTrends}
      empty={{
        text: 'No monthly insights yet',
        hint: 'Monthly insights need at least 2 completed weeks of Eastern-time data.',
      }}
    >
      {(insight) => <MonthlyItem insight={insight} />}
    </InsightsCard>
  );
}

function MonthlyItem({ insight }: { readonly insight: MonthlyInsight }) {
  const { monthRange, metrics, mlPredictions, strategicRecommendations } = insight;
  const { bestWeek, worstWeek } = metrics ?? {};
  return (
    <>
      <InsightHead insight={insight} range={monthRange} />
      <Sections>
        <WhatChanged
          change={metrics?.growthRate ?? null}
          rows={[
            ...countRows([
              { label: 'Weekly average', value: metrics?.weeklyAverage ?? null, look: 'now' },
              weekCount('Best week', bestWeek),
              weekCount('Worst week', worstWeek),
            ]),
            { label: 'Total', text: showNumber(metrics?.totalAppointments) },
            { label: 'Volatility', text: showVolatility(metrics?.volatility ?? null) },
          ]}
        />
        <div className="grid content-start gap-4">
          <TextList
            title="What to do"
            rows={strategicRecommendations}
            icon={ArrowRight}
            none="Nothing is recommended."
          />
          <TextList
            title="Risk factors"
            rows={mlPredictions?.riskFactors ?? []}
            icon={TriangleAlert}
            tone="text-caution"
            none="None is named."
          />
        </div>
        <div className="grid content-start gap-4">
          <Section title="ML predictions">
            <FigureRows
              rows={[
                shareRow('Confidence', mlPredictions?.confidence ?? null),
                { label: 'Next month', text: showNumber(mlPredictions?.nextMonthForecast) },
              ]}
            />
          </Section>
          <SeasonalTrends trends={mlPredictions?.seasonalTrends.rows ?? []} />
        </div>
      </Sections>
    </>
  );
}

type Week = NonNullable<MonthlyInsight['metrics']>['bestWeek'] | undefined;

function weekCount(label: string, week: Week) {
  return { label, note: week?.week ?? '', value: week?.value ?? null, look: 'other' as const };
}

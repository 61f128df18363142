import { ArrowRight, TriangleAlert } from 'lucide-react';
import type { MonthlyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import type { ReadState } from '../../query/use-read.ts';
import { showChange } from '../../domain/number/comparison.ts';
import { showNumber } from '../../domain/number/format.ts';
import { showVolatility } from '../../domain/text/insights.ts';
import { TextList } from '../../ui/list.tsx';
import { Trend } from '../../ui/trend.tsx';
import { countRows, FigureRows, shareRow } from './figure-rows.tsx';
import { InsightHead } from './insight-head.tsx';
import { InsightSection } from './insight-section.tsx';
import { insightSections, InsightsCard } from './insights-card.tsx';
import { SeasonalTrends } from './seasonal-trends.tsx';

/** Monthly insights (spec 2, 3). */
export function MonthlyInsightsCard(props: { readonly monthly: ReadState<Rows<MonthlyInsight>> }) {
  return (
    <InsightsCard
      title="Monthly Insights"
      className="min-h-[40rem]"
      state={props.monthly}
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
  const weekRow = (label: string, week: typeof bestWeek) =>
    ({ label, note: week?.week, value: week?.value, look: 'other' }) as const;
  return (
    <>
      <InsightHead insight={insight} range={monthRange} />
      <div className={insightSections}>
        <InsightSection
          title="Change"
          aside={<Trend {...showChange(metrics?.growthRate ?? null)} />}
        >
          <FigureRows
            rows={[
              ...countRows([
                { label: 'Weekly average', value: metrics?.weeklyAverage, look: 'now' },
                weekRow('Best week', bestWeek),
                weekRow('Worst week', worstWeek),
              ]),
              { label: 'Total', text: showNumber(metrics?.totalAppointments) },
              { label: 'Volatility', text: showVolatility(metrics?.volatility ?? null) },
            ]}
          />
        </InsightSection>
        <div className="grid content-start gap-4">
          <InsightSection title="Recommendations">
            <TextList
              scrolls
              aria-label="Recommendations"
              rows={strategicRecommendations}
              icon={ArrowRight}
              empty="None"
            />
          </InsightSection>
          <InsightSection title="Risk factors">
            <TextList
              scrolls
              aria-label="Risk factors"
              rows={mlPredictions?.riskFactors ?? []}
              icon={TriangleAlert}
              tone="text-caution"
              empty="None"
            />
          </InsightSection>
        </div>
        <div className="grid content-start gap-4">
          <InsightSection title="ML predictions">
            <FigureRows
              rows={[
                shareRow('Confidence', mlPredictions?.confidence),
                { label: 'Next month', text: showNumber(mlPredictions?.nextMonthForecast) },
              ]}
            />
          </InsightSection>
          <SeasonalTrends trends={mlPredictions?.seasonalTrends.rows ?? []} />
        </div>
      </div>
    </>
  );
}

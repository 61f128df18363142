import type { MonthlyInsight, WeeklyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import { fractionToPercent } from '../../domain/number/thresholds.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { byPriority, showVolatility } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import { rowKeys } from '../../ui/list.tsx';
import { figureText, idOf, InsightsCard, useOpenRows } from './insights-card.tsx';
import { ExpandAll, InsightsTable, type TableRow } from './insights-table.tsx';
import { RangeLegend } from './range-plot.tsx';
import { monthlyRange, weeklyRange } from './range.ts';

const legend = [
  ['tick', 'Previous'],
  ['now', 'Current'],
  ['next', 'Predicted'],
] as const;

/** Weekly insights (spec 2, 3). */
export function WeeklyInsightsCard({
  weekly,
}: {
  readonly weekly: ReadState<Rows<WeeklyInsight>>;
}) {
  const insights = byPriority(weekly.data?.rows ?? [], ({ metrics }) => metrics?.change);
  const keys = rowKeys(insights, idOf);
  const rows = insights.map((insight, index) => weeklyRow(insight, keys[index] ?? ''));
  const open = useOpenRows(rows);
  return (
    <InsightsCard
      title="Weekly Insights"
      state={weekly}
      rows={insights}
      periodOf={({ weekRange }) => weekRange}
      skeletonRows={9}
      empty={{
        text: 'No weekly insights yet',
        hint: 'Weekly insights need at least 3 working days of Eastern-time data.',
      }}
      legend={<RangeLegend marks={legend} />}
      control={<ExpandAll open={open} />}
    >
      <InsightsTable
        label="Weekly Insights"
        changeLabel="Change"
        zero="Previous"
        rows={rows}
        open={open}
      />
    </InsightsCard>
  );
}

function weeklyRow(insight: WeeklyInsight, key: string): TableRow {
  const { priority, type, title, description, weekRange, metrics, mlAnalysis } = insight;
  const seasonality = mlAnalysis?.seasonality ?? null;
  const reliability = fractionToPercent(mlAnalysis?.reliability ?? null);
  return {
    key,
    priority,
    type,
    title,
    change: { percent: metrics?.change ?? null, trend: metrics?.trend },
    figures: [
      { label: 'Previous', text: figureText(metrics?.previous), from: 'wide' },
      { label: 'Current', text: figureText(metrics?.current), from: 'sm', isMain: true },
      { label: 'Predicted', text: figureText(mlAnalysis?.predictedNext), from: 'wide' },
    ],
    confidence: figureText(fractionToPercent(metrics?.confidence ?? null), showPercent),
    range: weeklyRange(insight),
    details: {
      description,
      facts: [
        { label: 'Pattern', text: mlAnalysis?.pattern ?? '' },
        { label: 'Seasonality', text: seasonality === null ? '' : seasonality ? 'Yes' : 'No' },
        { label: 'Reliability', text: showPercent(reliability) },
        { label: 'Week', text: weekRange },
        { label: 'Type', text: codeWords(type) },
      ],
      risks: [],
      recommendations: insight.recommendations,
    },
  };
}

/** Monthly insights (spec 2, 3). */
export function MonthlyInsightsCard(props: { readonly monthly: ReadState<Rows<MonthlyInsight>> }) {
  const { monthly } = props;
  const insights = byPriority(monthly.data?.rows ?? [], ({ metrics }) => metrics?.growthRate);
  const keys = rowKeys(insights, idOf);
  const rows = insights.map((insight, index) => monthlyRow(insight, keys[index] ?? ''));
  const open = useOpenRows(rows);
  return (
    <InsightsCard
      title="Monthly Insights"
      state={monthly}
      rows={insights}
      periodOf={({ monthRange }) => monthRange}
      skeletonRows={5}
      innerLists={insights.flatMap(({ mlPredictions }) => mlPredictions?.seasonalTrends ?? [])}
      empty={{
        text: 'No monthly insights yet',
        hint: 'Monthly insights need at least 2 completed weeks of Eastern-time data.',
      }}
      legend={<RangeLegend marks={[['line', 'Worst to best week']]} />}
      control={<ExpandAll open={open} />}
    >
      <InsightsTable
        label="Monthly Insights"
        changeLabel="Growth"
        zero="Average"
        rows={rows}
        open={open}
      />
    </InsightsCard>
  );
}

function monthlyRow(insight: MonthlyInsight, key: string): TableRow {
  const { priority, type, title, description, monthRange, metrics, mlPredictions } = insight;
  const { bestWeek, worstWeek } = metrics ?? {};
  const { confidence = null, seasonalTrends, riskFactors = [] } = mlPredictions ?? {};
  return {
    key,
    priority,
    type,
    title,
    change: { percent: metrics?.growthRate ?? null },
    figures: [
      { label: 'Total', text: figureText(metrics?.totalAppointments), from: 'sm', isMain: true },
      { label: 'Forecast', text: figureText(mlPredictions?.nextMonthForecast), from: 'wide' },
      { label: 'Worst', text: figureText(worstWeek?.value), from: 'wide' },
      { label: 'Best', text: figureText(bestWeek?.value), from: 'wide' },
    ],
    confidence: figureText(fractionToPercent(confidence), showPercent),
    range: monthlyRange(insight),
    details: {
      description,
      facts: [
        { label: 'Weekly average', text: showNumber(metrics?.weeklyAverage) },
        { label: 'Volatility', text: showVolatility(metrics?.volatility ?? null) },
        { label: 'Best week', text: bestWeek?.week ?? '' },
        { label: 'Worst week', text: worstWeek?.week ?? '' },
        { label: 'Weeks', text: monthRange },
        { label: 'Type', text: codeWords(type) },
        ...(seasonalTrends?.rows ?? []).map(({ pattern, strength }) => ({
          label: pattern,
          text: `strength ${showPercent(fractionToPercent(strength))}`,
        })),
      ],
      risks: riskFactors,
      recommendations: insight.strategicRecommendations,
    },
  };
}

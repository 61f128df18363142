import type { WeeklyInsight } from '../../api/entities/insights.ts';
import type { Rows } from '../../api/tolerant.ts';
import { fractionToPercent } from '../../domain/number/confidence.ts';
import { showPercent } from '../../domain/number/format.ts';
import { byPriority } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { ReadState } from '../../query/use-read.ts';
import { rowKeys } from '../../ui/list.tsx';
import { InsightsCard } from './insights-card.tsx';
import { ExpandAll, InsightsTable, type TableRow } from './insights-table.tsx';
import { RangeLegend } from './range-plot.tsx';
import { weeklyRange } from './range.ts';
import { figureText, idOf } from './texts.ts';
import { useOpenRows } from './use-open-rows.ts';

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
  const rows = insights.map((insight, index) => rowOf(insight, keys[index] ?? ''));
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

function rowOf(insight: WeeklyInsight, key: string): TableRow {
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

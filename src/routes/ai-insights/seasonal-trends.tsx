import type { MonthlyInsight } from '../../api/entities/insights.ts';
import { fractionToPercent } from '../../domain/number/confidence.ts';
import { showPercent } from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { rowKeys } from '../../ui/row-keys.ts';
import { InsightSection } from './insight-section.tsx';

type SeasonalTrend = NonNullable<MonthlyInsight['mlPredictions']>['seasonalTrends']['rows'][number];

/** The patterns of a month, each with its strength (0-1, rulings A6). */
export function SeasonalTrends({ trends }: { readonly trends: readonly SeasonalTrend[] }) {
  const keys = rowKeys(trends, ({ pattern }) => pattern);
  if (trends.length === 0) return null;
  return (
    <InsightSection title="Seasonal trends">
      <ul aria-label="Seasonal trends" className="grid gap-2">
        {trends.map(({ pattern, strength }, index) => {
          const percent = fractionToPercent(strength);
          return (
            <li
              key={keys[index]}
              className="text-small grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3"
            >
              <bdi
                className="col-span-2 line-clamp-2 [overflow-wrap:anywhere]"
                title={oneLine(pattern)}
              >
                {excerpt(pattern)}
              </bdi>
              <ProgressBar label={`Strength: ${pattern}`} value={percent} />
              <span className="text-caption text-ink-2 tabular-nums">
                {showPercent(percent)} strength
              </span>
            </li>
          );
        })}
      </ul>
    </InsightSection>
  );
}

import type { HistoricalInsight } from '../../api/entities/insights.ts';
import { barPlace } from './historical.ts';
import { levelOf } from '../../domain/text/level.ts';
import { showNumber, showSignedPercent } from '../../domain/number/format.ts';

interface DistanceBarProps {
  readonly insight: HistoricalInsight;
  /** The percent at which the bar ends on either side. */
  readonly end: number;
}

/**
 * A bar from the average in the middle to the value. More is not better or worse, so only a high significance
 * has a color.
 */
export function DistanceBar({ insight, end }: DistanceBarProps) {
  const { historicalAverage, percentageChange, significance } = insight;
  const place = barPlace(percentageChange, end);
  const look = levelOf(significance) === 'high' ? 'bg-info-mark' : 'bg-ink-2';
  return (
    <div
      role="img"
      aria-label={`${showSignedPercent(percentageChange)} from the average of ${showNumber(historicalAverage)}`}
      className="min-w-0 @max-4xl:order-last @max-4xl:col-span-2"
    >
      <div className="relative h-4">
        <span className="rounded-bar bg-track absolute inset-x-0 top-[5px] h-1.5 overflow-hidden">
          {place !== null && (
            <span
              className={`absolute inset-y-0 ${look}`}
              style={{ left: `${Math.min(place, 50)}%`, width: `${Math.abs(place - 50)}%` }}
            />
          )}
        </span>
        <span className="bg-line-control absolute inset-y-0 left-1/2 -ml-px w-0.5" />
        {place !== null && (
          <span
            className="bg-ink absolute top-0.5 -ml-px h-3 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
            style={{ left: `${place}%` }}
          />
        )}
      </div>
      <p className="text-caption text-ink-2 mt-0.5 text-center tabular-nums">
        average {showNumber(historicalAverage)}
      </p>
    </div>
  );
}

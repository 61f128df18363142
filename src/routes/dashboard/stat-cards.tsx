import { reads } from '../../api/contract.ts';
import type { Dashboard, Yesterday } from '../../api/entities/dashboard.ts';
import { showComparison } from '../../domain/number/comparison.ts';
import { noValue, percentOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { ClosedDayLine, DayLine, DayStats } from '../../features/day-figures/index.tsx';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { sectionPath } from '../../paths.ts';
import { useCardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/outage.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { lazy } from '../../ui/lazy.ts';
import { Trend } from '../../ui/stat-cell.tsx';

const ValidBeside = lazy(async () => (await import('./lower-half.tsx')).ValidBeside);

/** The four stat cards (spec 2, rulings C4). */
export function StatCards({ dashboard }: { readonly dashboard: ReadState<Dashboard> }) {
  const yesterday = useRead(reads.yesterdayComparison);
  const regions = useRead(reads.regions);
  const metrics = dashboard.data?.metrics;
  const { isWeek } = usePeriod();
  const confidence = percentOf(
    metrics?.totalValidAppointments ?? null,
    metrics?.aiConfidence ?? null,
  );
  // Without a record there is nothing to draw.
  const hasBeside = useDayMemory() !== null || isWeek;
  return (
    <DayStats
      rows={regions.data?.rows ?? []}
      confidence={confidence}
      valid={{
        state: dashboard,
        value: <RowsLink list="valid" count={metrics?.totalValidAppointments} />,
        note: (
          <SinceYesterday of="totalValidAppointments" yesterday={yesterday} show={showNumber} />
        ),
        // Its place is there before it is.
        beside: <>{hasBeside && <ValidBeside />}</>,
      }}
      activeRegions={{
        state: dashboard,
        value: (
          <FigureLink
            href={sectionPath('calendars')}
            count={metrics?.activeRegions}
            unit="active region"
          />
        ),
        note: <SinceYesterday of="activeRegions" yesterday={yesterday} show={showNumber} />,
      }}
      aiConfidence={{
        state: dashboard,
        note: <SinceYesterday of="aiConfidence" yesterday={yesterday} show={showPercent} />,
      }}
      line={isWeek ? <ClosedDayLine /> : <DayLine />}
    />
  );
}

interface SinceYesterdayProps {
  readonly of: keyof Yesterday;
  readonly yesterday: ReadState<Yesterday>;
  readonly show: (value: number | null) => string;
}

/** The change versus yesterday (rulings C4), yesterday's figure, and the age of both when old. */
function SinceYesterday({ of, yesterday, show }: SinceYesterdayProps) {
  const { state, text: age } = useCardAge(yesterday);
  const { before } = usePeriod();
  const isOutage = useIsOutage();
  if (yesterday.data === undefined && !yesterday.hasFailed) return noValue;
  const comparison = yesterday.data?.[of];
  const { text, trend } = showComparison(comparison);
  return (
    <>
      <Trend trend={trend} text={text} />
      {comparison?.yesterday ? (
        <span>
          vs {show(comparison.yesterday)}
          {before}
        </span>
      ) : null}
      {(state === 'delayed' || state === 'stale') && !isOutage && (
        <span className="text-caution font-medium">{age} old</span>
      )}
    </>
  );
}

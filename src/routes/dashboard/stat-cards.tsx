import { reads } from '../../api/contract.ts';
import type { Dashboard, Yesterday } from '../../api/entities/dashboard.ts';
import { regionFigures, validByRegion } from '../../domain/figures/regions.ts';
import { showComparison } from '../../domain/number/comparison.ts';
import { noValue, percentOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { sectionPath } from '../../paths.ts';
import { useCardAge } from '../../query/card-age.tsx';
import { useIsOutage } from '../../query/outage.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { lazy } from '../../ui/lazy.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { BusinessHoursLine, ClosedDayLine } from './business-hours-line.tsx';

const ValidBeside = lazy(async () => (await import('./lower-half.tsx')).ValidBeside);

/** The four stat cards (spec 2, rulings C4). */
export function StatCards({ dashboard }: { readonly dashboard: ReadState<Dashboard> }) {
  const yesterday = useRead(reads.yesterdayComparison);
  const figures = regionFigures(useRead(reads.regions).data?.rows ?? []);
  const metrics = dashboard.data?.metrics;
  const { isWeek } = usePeriod();
  const confidence = percentOf(
    metrics?.totalValidAppointments ?? null,
    metrics?.aiConfidence ?? null,
  );
  // Without a record of the day there is no curve.
  const hasBeside = useDayMemory() !== null || isWeek;
  const active = figures.flatMap(({ region, all }) => (all ? (region.key ?? []) : []));
  return (
    <StatStrip
      stats={[
        {
          title: 'Total Valid Appointments',
          state: dashboard,
          value: <RowsLink list="valid" count={metrics?.totalValidAppointments} />,
          note: (
            <ChangeFromYesterday
              figure="totalValidAppointments"
              yesterday={yesterday}
              show={showNumber}
            />
          ),
          graphic: <RegionSplit counts={validByRegion(figures)} />,
          // A fragment, because an undefined part would reserve no space.
          beside: <>{hasBeside && <ValidBeside />}</>,
        },
        {
          title: 'Active Regions',
          state: dashboard,
          value: (
            <FigureLink
              href={sectionPath('calendars')}
              count={metrics?.activeRegions}
              unit="active region"
            />
          ),
          note: (
            <ChangeFromYesterday figure="activeRegions" yesterday={yesterday} show={showNumber} />
          ),
          graphic: <RegionBadges keys={active} />,
        },
        {
          title: 'AI Confidence',
          state: dashboard,
          value: showPercent(confidence),
          note: (
            <ChangeFromYesterday figure="aiConfidence" yesterday={yesterday} show={showPercent} />
          ),
          graphic: (
            <ProgressBar
              label="AI Confidence"
              value={confidence}
              className="rounded-bar bg-track relative h-1.5 overflow-hidden"
            />
          ),
        },
        {
          title: 'Business Hours',
          value: businessHours.length,
          note: <Trend trend="neutral" text={businessHours.text} />,
          graphic: isWeek ? <ClosedDayLine /> : <BusinessHoursLine />,
        },
      ]}
    />
  );
}

interface ChangeFromYesterdayProps {
  readonly figure: keyof Yesterday;
  readonly yesterday: ReadState<Yesterday>;
  readonly show: (value: number | null) => string;
}

/** The change versus yesterday (rulings C4), yesterday's figure, and the age of both when old. */
function ChangeFromYesterday({ figure, yesterday, show }: ChangeFromYesterdayProps) {
  const { state, text: age } = useCardAge(yesterday);
  const { before } = usePeriod();
  const isOutage = useIsOutage();
  if (yesterday.data === undefined && !yesterday.hasFailed) return noValue;
  const comparison = yesterday.data?.[figure];
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

import { reads } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import { regionFigures, validByRegion } from '../../domain/figures/regions.ts';
import { percentOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { useDayMemory } from '../../features/day-record/day-state.ts';
import { sectionPath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { type ReadState, useRead } from '../../query/use-read.ts';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { lazy } from '../../ui/lazy.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { BusinessHoursLine, ClosedDayLine } from './business-hours-line.tsx';
import { ChangeLine, PlainValidChange } from './change-line.tsx';

const ValidChange = lazy(
  async () => (await import('./lower-half.tsx')).ValidChange,
  PlainValidChange,
);
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
  const active = figures.flatMap(({ region, valid }) => (valid ? (region.key ?? []) : []));
  return (
    <StatStrip
      stats={[
        {
          title: 'Total Valid Appointments',
          state: dashboard,
          value: <RowsLink list="valid" count={metrics?.totalValidAppointments} />,
          note: hasBeside ? (
            <ValidChange yesterday={yesterday} />
          ) : (
            <PlainValidChange yesterday={yesterday} />
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
          note: <ChangeLine figure="activeRegions" yesterday={yesterday} show={showNumber} />,
          graphic: <RegionBadges keys={active} />,
        },
        {
          title: 'AI Confidence',
          state: dashboard,
          value: showPercent(confidence),
          note: <ChangeLine figure="aiConfidence" yesterday={yesterday} show={showPercent} />,
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

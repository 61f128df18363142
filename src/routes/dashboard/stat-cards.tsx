import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { dailyGoal } from '../../config.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { sectionPath } from '../../paths.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { lazy } from '../../ui/lazy.ts';
import { RegionSplit } from '../../ui/region-split.tsx';
import { RegionBadges } from '../../ui/badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { BusinessHoursLine, ClosedDayLine } from './business-hours-line.tsx';
import { ChangeLine, PlainValidChange } from './change-line.tsx';
import { lowerHalfCode } from './lower-half-code.ts';

const ValidChange = lazy(async () => (await lowerHalfCode()).ValidChange, PlainValidChange);
const GoalBar = lazy(
  async () => (await import('../../ui/meter.tsx')).GoalBar,
  () => <div className="h-1.5" />,
);
const ValidGraphic = lazy(async () => (await lowerHalfCode()).ValidGraphic);

/** The four stat cards (S2, C4). */
export function StatCards() {
  const { figures, status } = useCall(dashboard);
  const { knownRegions } = useCall(regions).figures;
  const { isWeek } = usePeriod();
  const { valid: total, activeRegions, confidence } = figures;
  const goal = isWeek ? null : dailyGoal();
  const active = knownRegions.flatMap(({ region, valid }) => (valid ? (region.key ?? []) : []));
  return (
    <StatStrip
      stats={[
        {
          title: 'Total Valid Appointments',
          status,
          value: <RowsLink list="valid" count={total} />,
          ...(goal !== null && { base: `of ${showNumber(goal)}` }),
          note: <ValidChange />,
          graphic:
            goal === null ? (
              <RegionSplit
                counts={new Map(knownRegions.map(({ region, valid }) => [region.key, valid]))}
              />
            ) : (
              <GoalBar valid={total} goal={goal} />
            ),
          sideGraphic: <ValidGraphic />,
        },
        {
          title: 'Active Regions',
          isNarrow: true,
          status,
          value: (
            <FigureLink
              href={sectionPath('calendars')}
              count={activeRegions}
              unit="active region"
            />
          ),
          note: <ChangeLine figure="activeRegions" show={showNumber} />,
          graphic: <RegionBadges keys={active} />,
        },
        {
          title: 'AI Confidence',
          status,
          value: showConfidence(confidence),
          note: <ChangeLine figure="aiConfidence" show={showConfidence} />,
        },
        {
          title: 'Business Hours',
          isNarrow: true,
          value: businessHours.length,
          note: <Trend trend="neutral" text={businessHours.text} />,
          graphic: isWeek ? <ClosedDayLine /> : <BusinessHoursLine />,
        },
      ]}
    />
  );
}

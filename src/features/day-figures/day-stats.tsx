import type { ReactNode } from 'react';
import { countsByRegion, regionKeys, type RegionRow } from '../../domain/region/region.ts';
import { businessHours } from '../../domain/time/hours.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-badge.tsx';
import { Figure, StatCell, Trend } from '../../ui/stat-cell.tsx';

export interface CountedRegion extends RegionRow {
  readonly abbreviation?: string;
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

interface RowsProps {
  readonly rows: readonly CountedRegion[];
}

/** Below Total Valid Appointments. */
export function ValidGraphic({ rows }: RowsProps) {
  return <RegionSplit counts={countsByRegion(rows, (row) => row.validAppointments)} />;
}

/** Below Active Regions: those with events. */
export function ActiveGraphic({ rows }: RowsProps) {
  const events = countsByRegion(rows, (row) => row.totalEvents);
  return <RegionBadges keys={regionKeys.filter((key) => (events.get(key) ?? 0) > 0)} />;
}

/** Below AI Confidence. */
export function ConfidenceGraphic({ value }: { readonly value: number | null }) {
  return (
    <ProgressBar
      label="AI Confidence"
      value={value}
      className="rounded-bar bg-track relative h-1.5 overflow-hidden"
    />
  );
}

interface HoursCellProps {
  readonly className?: string;
  /** The line of the day. */
  readonly children: ReactNode;
}

/** Business Hours (rulings C4). */
export function HoursCell({ className = '', children }: HoursCellProps) {
  return (
    <StatCell title="Business Hours" graphic={children} className={className}>
      <Figure
        value={businessHours.length}
        note={<Trend trend="neutral" text={businessHours.text} />}
      />
    </StatCell>
  );
}

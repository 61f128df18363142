import type { ReactNode } from 'react';
import { countsByRegion, regionKeys, type RegionRow } from '../../domain/region/region.ts';
import { minuteOfDay, minuteTime } from '../../domain/time/eastern.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { useMoment } from '../../ui/clock.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { RegionBadges, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';

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

/** Business Hours (rulings C4), with the line of the day. */
export const hoursStat = (line: ReactNode) => ({
  title: 'Business Hours',
  value: businessHours.length,
  note: <Trend trend="neutral" text={businessHours.text} />,
  graphic: line,
});

const { openMinute, closeMinute } = businessHours;
/** Of the Eastern day. */
const percent = (minutes: number) => `${Math.round((minutes / 1_440) * 10_000) / 100}%`;

const piece = 'absolute top-1.5 h-1.5 rounded-bar';
const hours = { left: percent(openMinute), width: percent(closeMinute - openMinute) };

interface DayLineProps {
  /** A minute of the Eastern day, instead of now. */
  readonly then?: number;
}

/** The Eastern day as a line: the business hours, how much of them has passed, and a needle at now. */
export function DayLine({ then }: DayLineProps) {
  const at = useMoment(({ now }) => then ?? Math.floor(minuteOfDay(now)));
  const label = `Open ${businessHours.text}, ${then === undefined ? 'now' : 'then'} ${minuteTime(at)} Eastern`;
  const passed = Math.min(Math.max(at, openMinute), closeMinute) - openMinute;
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      <span className={`${piece} bg-ink-3`} style={hours} />
      <span
        className={`${piece} bg-ink rounded-r-none`}
        style={{ left: hours.left, width: percent(passed) }}
      />
      <span
        className="bg-ink absolute top-0.5 -ml-px h-3.5 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: percent(at) }}
      />
    </div>
  );
}

/** The line of a closed day: its hours hatched, and no needle (visual.md 14). */
export function ClosedDayLine() {
  const label = useMoment(({ now }) => {
    const opening = nextOpening(now, businessHours);
    return opening === null ? 'Closed' : `Closed, opens ${opening} Eastern`;
  });
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      <span className={`${piece} hatched`} style={hours} />
    </div>
  );
}

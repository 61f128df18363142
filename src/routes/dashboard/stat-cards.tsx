import { appointments } from '../../calls/appointments.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { showNumber } from '../../domain/text/format.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { sectionPath } from '../../paths.ts';
import { usePeriod, useCall } from '../../query/use-call.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useRecord } from '../../query/data-state.ts';
import { FigureLink, RowsLink } from '../../shell/links.tsx';
import { lazy } from '../../ui/lazy.ts';
import { ProgressBar, RegionSplit } from '../../ui/meter.tsx';
import { RegionBadges } from '../../ui/badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';
import { FooterNote } from './footer-note.tsx';
import { ChangeLine, PlainValidChange } from './change-line.tsx';
import type { ReactNode } from 'react';
import { minuteOfDay, minuteTime } from '../../domain/time/eastern.ts';

const ValidChange = lazy(
  async () => (await import('./lower-half.tsx')).ValidChange,
  PlainValidChange,
);
const ValidGraphic = lazy(async () => (await import('./lower-half.tsx')).ValidGraphic);

/** The four stat cards (spec 2, rulings C4). */
export function StatCards() {
  const { figures, state } = useCall(dashboard);
  const { knownRegions } = useCall(regions).figures;
  const { isWeek } = usePeriod();
  const { valid: total, activeRegions, confidence } = figures;
  // The curve is made of the appointments, and loads after them.
  const isFirstLookOver = useRecord(
    appointments,
    ({ receivedAt, failures }) => receivedAt !== null || failures > 0,
  );
  const active = knownRegions.flatMap(({ region, valid }) => (valid ? (region.key ?? []) : []));
  return (
    <StatStrip
      stats={[
        {
          title: 'Total Valid Appointments',
          state,
          value: <RowsLink list="valid" count={total} />,
          note: (
            <>
              {isFirstLookOver ? <ValidChange /> : <PlainValidChange />}
              <FooterNote panel="total" />
            </>
          ),
          graphic: (
            <RegionSplit
              counts={new Map(knownRegions.map(({ region, valid }) => [region.key, valid]))}
            />
          ),
          // A fragment, because an undefined part would reserve no space.
          sideGraphic: <>{isFirstLookOver && <ValidGraphic />}</>,
        },
        {
          title: 'Active Regions',
          isNarrow: true,
          state,
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
          state,
          value: showConfidence(confidence),
          note: <ChangeLine figure="aiConfidence" show={showConfidence} />,
          graphic: <ProgressBar label="AI Confidence" value={confidence} isThick />,
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

const { openMinute, closeMinute } = businessHours;
/** A share of the day as CSS. */
const inPercent = (minutes: number) => `${Math.round((minutes / 1_440) * 10_000) / 100}%`;

const piece = 'absolute top-1.5 h-1.5 rounded-bar';
const hours = { left: inPercent(openMinute), width: inPercent(closeMinute - openMinute) };

function DayLine({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      {children}
    </div>
  );
}

/** The Eastern day as a line: the business hours, how much of them has passed, and a needle at now. */
function BusinessHoursLine() {
  const now = useServerMoment((moment) => Math.floor(minuteOfDay(moment.now)));
  const passed = Math.min(Math.max(now, openMinute), closeMinute) - openMinute;
  return (
    <DayLine label={`Open ${businessHours.text}, now ${minuteTime(now)} Eastern`}>
      <span className={`${piece} bg-ink-3`} style={hours} />
      <span
        className={`${piece} bg-ink rounded-r-none`}
        style={{ left: hours.left, width: inPercent(passed) }}
      />
      <span
        className="bg-ink absolute top-0.5 -ml-px h-3.5 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: inPercent(now) }}
      />
    </DayLine>
  );
}

/** The line of a closed day: hatched hours and no needle (visual.md 14). */
function ClosedDayLine() {
  const label = useServerMoment(({ now }) => {
    const opening = nextOpening(now, businessHours);
    return opening === null ? 'Closed' : `Closed, opens ${opening} Eastern`;
  });
  return (
    <DayLine label={label}>
      <span className={`${piece} hatched`} style={hours} />
    </DayLine>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { designatedTelemarketers } from '../../config.ts';
import { rated } from '../../domain/number/bands.ts';
import { showNumber, showPercent, sum } from '../../domain/number/format.ts';
import { repInitials } from '../../domain/people.ts';
import {
  countsByRegion,
  regionKeys,
  regionName,
  regionOfRow,
  type RegionRow,
  regionTextOf,
} from '../../domain/region/region.ts';
import { countText, unitText } from '../../domain/text/words.ts';
import { minuteOfDay, minuteTime } from '../../domain/time/eastern.ts';
import { businessHours, nextOpening } from '../../domain/time/hours.ts';
import { statePath } from '../../paths.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Avatar } from '../../ui/badge.tsx';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { useMoment } from '../../ui/clock.ts';
import { MeterRow, ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge, RegionBadges, RegionSplit } from '../../ui/region-badge.tsx';
import { Trend } from '../../ui/stat-cell.tsx';

interface CountedRegion extends RegionRow {
  readonly abbreviation?: string;
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

type Stat = Omit<ComponentProps<typeof StatStrip>['stats'][number], 'title' | 'graphic'>;

interface DayStatsProps {
  readonly rows: readonly CountedRegion[];
  /** The AI's confidence in percent. */
  readonly confidence: number | null;
  readonly valid: Stat;
  readonly activeRegions: Stat;
  readonly aiConfidence: Omit<Stat, 'value'>;
  /** The business hours as a line. */
  readonly line: ReactNode;
}

/** The four stat cards (spec 2, rulings C4). */
export function DayStats(props: DayStatsProps) {
  const { rows, confidence, valid, activeRegions, aiConfidence, line } = props;
  const events = countsByRegion(rows, (row) => row.totalEvents);
  return (
    <StatStrip
      stats={[
        {
          title: 'Total Valid Appointments',
          graphic: <RegionSplit counts={countsByRegion(rows, (row) => row.validAppointments)} />,
          ...valid,
        },
        {
          title: 'Active Regions',
          graphic: <RegionBadges keys={regionKeys.filter((key) => (events.get(key) ?? 0) > 0)} />,
          ...activeRegions,
        },
        {
          title: 'AI Confidence',
          value: showPercent(confidence),
          graphic: (
            <ProgressBar
              label="AI Confidence"
              value={confidence}
              className="rounded-bar bg-track relative h-1.5 overflow-hidden"
            />
          ),
          ...aiConfidence,
        },
        {
          title: 'Business Hours',
          value: businessHours.length,
          note: <Trend trend="neutral" text={businessHours.text} />,
          graphic: line,
        },
      ]}
    />
  );
}

const { openMinute, closeMinute } = businessHours;
/** Of the Eastern day. */
const inPercent = (minutes: number) => `${Math.round((minutes / 1_440) * 10_000) / 100}%`;

const piece = 'absolute top-1.5 h-1.5 rounded-bar';
const hours = { left: inPercent(openMinute), width: inPercent(closeMinute - openMinute) };

interface HoursLineProps {
  readonly label: string;
  readonly children: ReactNode;
}

function HoursLine({ label, children }: HoursLineProps) {
  return (
    <div role="img" aria-label={label} className="relative -mb-1.5 h-[18px]">
      <span className={`${piece} bg-track inset-x-0`} />
      {children}
    </div>
  );
}

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
    <HoursLine label={label}>
      <span className={`${piece} bg-ink-3`} style={hours} />
      <span
        className={`${piece} bg-ink rounded-r-none`}
        style={{ left: hours.left, width: inPercent(passed) }}
      />
      <span
        className="bg-ink absolute top-0.5 -ml-px h-3.5 w-0.5 rounded-[1px] shadow-[0_0_0_1.5px_var(--surface)]"
        style={{ left: inPercent(at) }}
      />
    </HoursLine>
  );
}

/** The line of a closed day: its hours hatched, and no needle (visual.md 14). */
export function ClosedDayLine() {
  const label = useMoment(({ now }) => {
    const opening = nextOpening(now, businessHours);
    return opening === null ? 'Closed' : `Closed, opens ${opening} Eastern`;
  });
  return (
    <HoursLine label={label}>
      <span className={`${piece} hatched`} style={hours} />
    </HoursLine>
  );
}

interface CalendarRowProps {
  readonly region: CountedRegion;
  /** Of its valid appointments. */
  readonly count: ReactNode;
  /** What the count covers: 'today'. */
  readonly period?: string;
}

/** A region of Calendar Performance: a link to its state dashboard. */
export function CalendarRow({ region, count, period = '' }: CalendarRowProps) {
  const key = regionOfRow(region);
  const text = regionTextOf(region);
  const name = regionName(text);
  const { percent, rate, band } = rated(region.validAppointments, region.totalEvents);
  return (
    <MeterRow
      // An unknown region has no screen (rulings C7).
      href={key && statePath(key)}
      lead={<RegionBadge region={text} abbreviation={region.abbreviation ?? ''} />}
      title={<bdi>{name}</bdi>}
      note={
        <>
          {count} appointments {period}
        </>
      }
      figure={percent}
    >
      {rate !== null && (
        <>
          <RateScale label={`${name}: validation rate`} rate={rate} band={band} />
          <span className="flex w-21 justify-end">
            <BandTag band={band} />
          </span>
        </>
      )}
    </MeterRow>
  );
}

interface TelemarketerRowProps {
  readonly name: string;
  readonly initials?: string;
  readonly status?: ReactNode;
  readonly figure: ReactNode;
  readonly appointments: number | null;
  readonly performance: number | null;
}

/** A telemarketer of Telemarketer Performance. */
export function TelemarketerRow(props: TelemarketerRowProps) {
  const { name, initials = '', status, figure, appointments, performance } = props;
  return (
    <MeterRow
      lead={<Avatar>{Array.from(initials).slice(0, 2).join('') || repInitials(name)}</Avatar>}
      title={<TelemarketerLink name={name} />}
      note={status}
      figure={
        <>
          {figure}
          <span className="sr-only"> {unitText(appointments, 'appointment')}</span>
        </>
      }
    >
      <ProgressBar label={`${name}: performance`} value={performance} />
      {showPercent(performance)} performance
    </MeterRow>
  );
}

/** The footer of Telemarketer Performance, of the designated ones that are listed. */
export function TelemarketerTotals({ counts }: { readonly counts: readonly (number | null)[] }) {
  const appointments = sum(counts);
  return (
    <>
      <span>
        <b className="font-semibold">{showNumber(appointments)}</b>{' '}
        {unitText(appointments, 'appointment')}
      </span>
      <span>
        {counts.length} of {countText(designatedTelemarketers().length, 'telemarketer')}
      </span>
    </>
  );
}

import { useMemo, type ReactNode } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { eventsByHour, hourLabel } from '../../domain/figures/hours.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { Bars, Column, Part, Tick } from '../../ui/chart/bars.tsx';
import type { RegionData } from './state-stats.tsx';

/** Valid appointments per Eastern hour of booking. */
export function HoursCard({ state, rows, region }: RegionData) {
  const { hours, untimed } = useMemo(() => eventsByHour(rows), [rows]);
  const highest = Math.max(...hours.map(({ all }) => all));
  const busiest = hours.find(({ all }) => all === highest)?.hour ?? 0;
  return (
    <QueryCard
      title="Bookings by Hour"
      subtitle="Valid appointments by hour booked (ET)"
      className="max-wide:has-[>[data-nothing]]:low min-h-[26rem]"
      state={state}
      what="Appointments"
      loading="Loading state dashboard..."
      empty={
        rows.length === untimed && {
          text: 'No bookings to show',
          hint: state.data?.rows.length === 0 && (
            <BeforeBooking what="A bar will show the valid appointments of each hour." />
          ),
        }
      }
      footer={
        <>
          <span>
            Busiest hour: {hourLabel(busiest)},{' '}
            <HourLink region={region} hour={busiest} count={highest}>
              <b className="font-semibold">{showNumber(highest)}</b>
            </HourLink>
          </span>
          {untimed > 0 && <span>{showNumber(untimed)} without a readable time</span>}
        </>
      }
    >
      <HourBars hours={hours} highest={highest} region={region} />
    </QueryCard>
  );
}

interface HourLinkProps {
  readonly region: RegionData['region'];
  readonly hour: number;
  readonly count: number;
  readonly className?: string;
  readonly children: ReactNode;
}

function HourLink({ region, hour, ...link }: HourLinkProps) {
  return (
    <RowsLink
      list="valid"
      filter={{ region: region.key, hour }}
      scope={`in ${region.name}, ${hourLabel(hour)}`}
      {...link}
    />
  );
}

interface HourBarsProps {
  readonly hours: ReturnType<typeof eventsByHour>['hours'];
  /** The count of the busiest hour. */
  readonly highest: number;
  readonly region: RegionData['region'];
}

/** A bar per hour, linked to the appointments of its hour. */
function HourBars({ hours, highest, region }: HourBarsProps) {
  return (
    <div
      data-region={region.code}
      className="border-line text-caption text-ink-3 flex min-h-56 flex-1 border-t px-4 pt-4 pb-8 tabular-nums @max-lg:pb-12 print:h-48 print:flex-none"
    >
      <div className="border-line-strong relative flex-1 border-b">
        <Bars aria-label="Bookings per hour" rows={hours} keyOf={({ hour }) => `${hour}`}>
          {({ hour, all: count }) => (
            <>
              <HourLink
                region={region}
                hour={hour}
                count={count}
                className="flex flex-1 hover:underline"
              >
                <Column
                  // Reserves space for the figure of the tallest bar.
                  percent={(count / highest) * 85}
                  figure={
                    <b className={count > 0 ? 'text-ink-2 font-medium' : 'sr-only'}>
                      {showNumber(count)}
                    </b>
                  }
                >
                  <Part value={count} className="bg-region" />
                </Column>
              </HourLink>
              <Tick>{hourLabel(hour)}</Tick>
            </>
          )}
        </Bars>
      </div>
    </div>
  );
}

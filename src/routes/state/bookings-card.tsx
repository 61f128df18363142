import { eventsByHour, hourTime } from '../../calls/by-time.ts';
import { hourLabel } from '../../domain/time/eastern.ts';
import { countText } from '../../domain/text/format.ts';
import { EventBars, usePresentHour } from '../../features/person/hours-card.tsx';
import { rowsPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { RegionData } from './state-stats.tsx';

/** Valid appointments per Eastern hour of booking. */
export function BookingsCard({ status, rows, region }: RegionData) {
  const { hours, untimed } = eventsByHour(rows);
  const highest = Math.max(...hours.map(({ all }) => all));
  const presentHour = usePresentHour();
  return (
    <QueryCard
      title="Bookings by Hour"
      subtitle="Valid appointments by hour booked (ET)"
      className="max-wide:has-[>[data-nothing]]:compact-empty min-h-[26rem]"
      status={status}
      loading="Loading state dashboard..."
      empty={
        rows.length === untimed && {
          text:
            untimed > 0
              ? `${countText(untimed, 'booking')} without a readable time`
              : 'No bookings to show',
          before: 'A bar will show the valid appointments of each hour.',
        }
      }
    >
      <div
        data-region={region.code}
        className="border-line flex flex-1 flex-col border-t px-4 pb-3"
      >
        <EventBars
          label="Bookings per hour"
          mostEvents={highest}
          validClass="bg-region"
          bars={hours.map(({ hour, ...events }) => ({
            ...events,
            label: hourLabel(hour),
            time: hourTime(hour, presentHour),
            href: rowsPath('valid', { region: region.key, hour }),
          }))}
        />
      </div>
    </QueryCard>
  );
}

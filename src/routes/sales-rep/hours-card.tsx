import { reads } from '../../api/contract.ts';
import { eventsByDay, eventsByHour, hourLabel, untimedOf } from '../../domain/figures/hours.ts';
import { countText } from '../../domain/text/words.ts';
import { easternClock, weekdayLabel } from '../../domain/time/eastern.ts';
import { daysOf } from '../../domain/time/period.ts';
import { type EventBar, EventBars, eventLegend } from '../../features/person/event-bars.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { Legend } from '../../ui/chart/bars.tsx';
import { useMoment } from '../../ui/clock.ts';
import { type RepData, rowsOf } from './use-rep.ts';

/** The rep's events per hour; in weekly mode per day (visual.md 22). */
export function HoursCard(data: RepData) {
  const { state, rep, rows } = data;
  const metrics = useRead(reads.dashboard).data?.metrics;
  const days = metrics?.weeklyMode ? daysOf(metrics.dateRange) : [];
  const current = useMoment(({ now }) => easternClock(now)?.hour ?? null);
  const untimed = untimedOf(rows);
  const byDay = eventsByDay(rows, days).map(({ day, ...events }): EventBar => ({
    ...events,
    label: weekdayLabel(day),
    isNow: false,
    href: null,
  }));
  const byHour = eventsByHour(rows).hours.map(({ hour, ...events }): EventBar => ({
    ...events,
    label: hourLabel(hour),
    isNow: !metrics?.weeklyMode && hour === current,
    href: rowsOf(data, 'all', { hour }),
  }));
  const [unit, bars] = days.length > 0 ? ['day', byDay] : ['hour', byHour];
  const mostEvents = Math.max(0, ...bars.map(({ all }) => all));
  const untimedText = untimed > 0 && `${countText(untimed, 'event')} without a readable time`;
  return (
    <QueryCard
      title={`By ${unit}`}
      subtitle="Eastern time; valid of all events on each bar"
      className="max-wide:has-[>[data-nothing]]:low min-h-[21rem]"
      state={state}
      what="Appointments"
      actions={<Legend entries={eventLegend} />}
      empty={
        mostEvents === 0 && {
          text: untimedText || 'No times to show',
          hint: state.data?.rows.length === 0 && (
            <BeforeBooking what={`A bar will show the events of each ${unit}.`} />
          ),
        }
      }
      footer={untimedText}
    >
      <div className="border-line flex flex-1 flex-col border-t px-4 pb-3">
        <EventBars label={`Events of ${rep.name} by ${unit}`} bars={bars} mostEvents={mostEvents} />
      </div>
    </QueryCard>
  );
}

import { sumOf } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { countText } from '../../domain/text/words.ts';
import { type HourEvents, hourLabel, inOneSpan } from '../../domain/figures/hours.ts';
import { easternClock } from '../../domain/time/eastern.ts';
import { EventBars, eventLegend } from '../../features/person/event-bars.tsx';
import { rowsPath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { Legend } from '../../ui/chart/bars.tsx';
import { useMoment } from '../../ui/clock.ts';
import type { PeopleData } from './people.ts';

/** Events per Eastern hour of booking; each bar links to its rows. */
export function HoursCard({ appointments, team, people }: PeopleData) {
  const hours = inOneSpan(people.map((person) => person.hours));
  const mostEvents = Math.max(0, ...hours.flat().map((hour) => hour.all));
  const untimed = sumOf(people, (person) => person.hours.untimed);
  return (
    <QueryCard
      title="By hour"
      subtitle="Eastern time; valid of all events on each bar"
      className="max-wide:has-[>[data-nothing]]:low min-h-[22rem]"
      state={appointments}
      what="Appointments"
      actions={<Legend entries={eventLegend} />}
      empty={
        mostEvents === 0 && {
          text:
            untimed > 0
              ? `${countText(untimed, 'event')} without a readable time`
              : 'No times to show',
          hint: team.all === 0 && <BeforeBooking what="A bar will show the events of each hour." />,
        }
      }
      footer={untimed > 0 && `${countText(untimed, 'event')} without a readable time`}
    >
      {people.map(({ person }, at) => (
        <figure key={person.id} className="border-line flex flex-1 flex-col border-t px-4 pb-3">
          {people.length > 1 && (
            <figcaption className="text-small truncate pt-3 font-medium">
              <bdi>{person.name}</bdi>
            </figcaption>
          )}
          <HourBars person={person} hours={hours[at] ?? []} mostEvents={mostEvents} />
        </figure>
      ))}
    </QueryCard>
  );
}

interface HourBarsProps {
  readonly person: Person;
  readonly hours: readonly HourEvents[];
  /** The most events in an hour, of all people on the card. */
  readonly mostEvents: number;
}

function HourBars({ person, hours, mostEvents }: HourBarsProps) {
  const { isWeek } = usePeriod();
  const current = useMoment(({ now }) => easternClock(now)?.hour ?? null);
  return (
    <EventBars
      label={`Events of ${person.name} by hour`}
      mostEvents={mostEvents}
      bars={hours.map(({ hour, ...events }) => ({
        ...events,
        label: hourLabel(hour),
        isNow: !isWeek && hour === current,
        href: rowsPath('all', { telemarketer: person.sent, hour }),
      }))}
    />
  );
}

import { Link } from 'wouter';
import { undecidedOf } from '../../domain/figures/events.ts';
import { showNumber, sumOf } from '../../domain/number/format.ts';
import type { Person } from '../../domain/people.ts';
import { countText } from '../../domain/text/words.ts';
import { type HourEvents, hourLabel, inOneSpan } from '../../domain/figures/hours.ts';
import { easternClock } from '../../domain/time/eastern.ts';
import { rowsPath } from '../../paths.ts';
import { usePeriod } from '../../query/screen-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { Bars, Column, Legend, Part, Tick } from '../../ui/chart/bars.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { spanTicks } from '../../ui/chart/scale.ts';
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
      actions={<Legend entries={legend} />}
      empty={
        mostEvents === 0 && {
          text: 'No times to show',
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

const legend = [
  { name: 'Valid', look: 'bg-ink-2 size-3 rounded-[2px]' },
  { name: 'Invalid', look: 'hatched size-3 rounded-[2px]' },
];

interface HourBarsProps {
  readonly person: Person;
  readonly hours: readonly HourEvents[];
  /** The most events in an hour, of all people on the card. */
  readonly mostEvents: number;
}

function HourBars({ person, hours, mostEvents }: HourBarsProps) {
  const ticks = spanTicks(0, mostEvents);
  const { isWeek } = usePeriod();
  const current = useMoment(({ now }) => easternClock(now)?.hour ?? null);
  return (
    <Plot
      ticks={ticks}
      className="min-h-36 flex-1 pt-9 pb-14 @2xl:pt-6 @2xl:pb-5.5 print:h-48 print:flex-none"
    >
      <Bars
        aria-label={`Events of ${person.name} by hour`}
        rows={hours}
        keyOf={({ hour }) => `${hour}`}
      >
        {(events) => {
          const isNow = !isWeek && events.hour === current;
          return (
            <>
              {events.all > 0 && (
                <HourBar person={person} events={events} top={ticks.at(-1) ?? mostEvents} />
              )}
              <Tick>
                <span className={`@2xl:whitespace-nowrap ${isNow ? 'text-ink font-medium' : ''}`}>
                  {hourLabel(events.hour) + (isNow ? ', now' : '')}
                </span>
              </Tick>
            </>
          );
        }}
      </Bars>
    </Plot>
  );
}

interface HourBarProps {
  readonly person: Person;
  readonly events: HourEvents;
  /** The value at the upper end of the axis. */
  readonly top: number;
}

function HourBar({ person, events, top }: HourBarProps) {
  const { hour, valid, invalid, all } = events;
  return (
    <Link
      href={rowsPath('all', { telemarketer: person.sent, hour })}
      aria-label={`${hourLabel(hour)}: ${showNumber(valid)} valid of ${countText(all, 'event')}`}
      className="focus-inside group flex flex-1"
    >
      <Column
        percent={(all / top) * 100}
        figure={
          <span className="text-ink-2 font-medium group-hover:underline">
            {showNumber(valid)} <span className="whitespace-nowrap">/ {showNumber(all)}</span>
          </span>
        }
      >
        <Part value={valid} className="bg-ink-2" />
        <Part value={invalid} className="hatched border-line-control border" />
        <Part value={undecidedOf(events)} className="bg-track" />
      </Column>
    </Link>
  );
}

import { Link } from 'wouter';
import { type Counts, undecidedOf } from '../../calls/tallies.ts';
import { appointments } from '../../calls/appointments.ts';
import { eventsByDay, eventsByHour, hourTime, type HourTime } from '../../calls/by-time.ts';
import { hourLabel, easternClock, easternDate, weekdayLabel } from '../../domain/time/eastern.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useServerMoment } from '../../query/server-time.ts';
import { useDay, usePeriod } from '../../query/use-call.ts';
import { Bars, Column, Legend, Part, Tick } from '../../ui/chart/bars.tsx';
import { Plot } from '../../ui/chart/plot.tsx';
import { spanTicks } from '../../ui/chart/scale.ts';
import type { PersonCard, PersonEvents } from './events.ts';

const legend = [
  { name: 'Valid', look: 'bg-ink-2 size-3 rounded-[2px]' },
  { name: 'Invalid', look: 'hatched size-3 rounded-[2px]' },
];

interface EventBar extends Counts {
  readonly label: string;
  readonly time: HourTime;
  readonly href: string | null;
}

interface HoursCardProps extends Pick<PersonCard, 'status' | 'people'> {
  /** The days of a week, as 'YYYY-MM-DD', instead of the hours. */
  readonly days?: readonly string[] | undefined;
}

/** The present Eastern hour by the server's clock (C37); null where the appointments are of a week, or of a day that is over. */
export function usePresentHour(): number | null {
  const { isWeek } = usePeriod();
  const day = useDay(appointments);
  const hour = useServerMoment(({ now }) =>
    easternDate(now) === day ? easternClock(now).hour : null,
  );
  return isWeek ? null : hour;
}

/** A person's events per Eastern hour of booking, or per day; a bar links to its rows where a list has them alone. */
export function HoursCard({ status, people, days }: HoursCardProps) {
  const presentHour = usePresentHour();
  const unit = days ? 'day' : 'hour';
  const all = people.flatMap(({ rows }) => rows);
  const barsOf = ({ rows, hrefOf }: PersonEvents): readonly EventBar[] =>
    days
      ? eventsByDay(rows, days).map(({ day, ...events }) => ({
          ...events,
          label: weekdayLabel(day),
          time: 'over',
          href: null,
        }))
      : eventsByHour(rows, all).hours.map(({ hour, ...events }) => ({
          ...events,
          label: hourLabel(hour),
          time: hourTime(hour, presentHour),
          href: hrefOf('all', { hour }),
        }));
  const charts = people.map((events) => ({ name: events.person.name, bars: barsOf(events) }));
  const mostEvents = Math.max(0, ...charts.flatMap(({ bars }) => bars.map((bar) => bar.all)));
  const { untimed } = eventsByHour(all);
  return (
    <QueryCard
      title={`By ${unit}`}
      subtitle="Eastern time; valid of all events on each bar"
      className="max-wide:has-[>[data-nothing]]:compact-empty min-h-[21rem] max-sm:[&>header]:flex-wrap max-sm:[&>header>:first-child]:basis-full"
      status={status}
      actions={<Legend entries={legend} />}
      empty={
        mostEvents === 0 && {
          text:
            untimed > 0
              ? `${countText(untimed, 'event')} without a readable time`
              : 'No times to show',
          before: `A bar will show the events of each ${unit}.`,
        }
      }
    >
      {charts.map(({ name, bars }) => (
        <figure key={name} className="border-line flex flex-1 flex-col border-t px-4 pb-3">
          {people.length > 1 && (
            <figcaption className="text-small truncate pt-3 font-medium">
              <bdi>{name}</bdi>
            </figcaption>
          )}
          <EventBars label={`Events of ${name} by ${unit}`} bars={bars} mostEvents={mostEvents} />
        </figure>
      ))}
    </QueryCard>
  );
}

interface EventBarsProps {
  readonly label: string;
  readonly bars: readonly EventBar[];
  /** The most events of a bar, in all charts of the card. */
  readonly mostEvents: number;
  /** The color of the bars if the chart shows only valid events: a bar has one figure then. */
  readonly validClass?: string;
}

export function EventBars({ label, bars, mostEvents, validClass }: EventBarsProps) {
  const ticks = spanTicks(0, mostEvents);
  const top = ticks.at(-1) ?? mostEvents;
  const now = bars.findIndex(({ time }) => time === 'now');
  // In a narrow card every third hour has space for its label.
  const hasSpace = (at: number) =>
    bars.length <= 7 || at === now || (at % 3 === 0 && (now < 0 || Math.abs(at - now) > 1));
  return (
    <Plot ticks={ticks} className="min-h-36 flex-1 pt-6 pb-5.5 print:h-40 print:flex-none">
      <Bars aria-label={label} rows={bars} keyOf={(bar) => bar.label}>
        {(bar) => (
          <>
            {bar.all > 0 && <OneBar {...{ bar, top, validClass, mostEvents }} />}
            {bar.all === 0 && bar.time === 'to come' && (
              <span className="sr-only">{bar.label}: to come</span>
            )}
            <Tick>
              <span
                className={`whitespace-nowrap ${tickClass[bar.time]} ${hasSpace(bars.indexOf(bar)) ? '' : '@max-xl:hidden'}`}
              >
                {bar.time === 'now' && <span className="@max-2xl:hidden">{bar.label}, </span>}
                {bar.time === 'now' ? 'now' : bar.label}
              </span>
            </Tick>
          </>
        )}
      </Bars>
    </Plot>
  );
}

const tickClass: Readonly<Record<HourTime, string>> = {
  over: 'text-ink-2',
  now: 'text-ink font-medium',
  'to come': 'text-ink-3',
};

interface OneBarProps {
  readonly bar: EventBar;
  /** The value at the upper end of the axis. */
  readonly top: number;
  readonly validClass: string | undefined;
  readonly mostEvents: number;
}

function OneBar({ bar, top, validClass, mostEvents }: OneBarProps) {
  const { label, valid, invalid, all, href } = bar;
  const figure = `${showNumber(valid)}${validClass ? '' : ` / ${showNumber(all)}`}`;
  // '230 / 420' is wider than a bar of a narrow card.
  const width = validClass || mostEvents < 100 ? '' : '@max-xl:hidden';
  // The name has the visible figure as it is (WCAG 2.5.3).
  const name = `${label}: ${figure} valid`;
  const column = (
    <Column
      percent={(all / top) * 100}
      figure={
        <span
          className={`text-ink-2 font-medium whitespace-nowrap group-hover:underline @max-2xl:[word-spacing:-2px] ${width}`}
        >
          {figure}
        </span>
      }
    >
      <Part value={valid} className={validClass ?? 'bg-ink-2'} />
      <Part value={invalid} className="hatched border-line-control border" />
      <Part value={undecidedOf(bar)} className="bg-track" />
    </Column>
  );
  if (href === null)
    return (
      <span role="img" aria-label={name} className="flex min-w-0 flex-1">
        {column}
      </span>
    );
  return (
    <Link href={href} aria-label={name} className="focus-inside group flex min-w-0 flex-1">
      {column}
    </Link>
  );
}

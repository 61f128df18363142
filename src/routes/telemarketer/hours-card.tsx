import { useMemo } from 'react';
import { Link } from 'wouter';
import { showNumber } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { type HourEvents, hourLabel, inOneSpan } from '../../domain/time/by-hour.ts';
import { easternClock } from '../../domain/time/eastern.ts';
import { rowsPath } from '../../paths.ts';
import { usePeriod } from '../../query/period.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { BeforeBooking } from '../../ui/booked-at.tsx';
import { spanTicks } from '../../ui/charts/axis.tsx';
import { useMoment } from '../../ui/clock.ts';
import type { PeopleData } from './people.ts';

/** Events per Eastern hour of booking; each bar leads to its rows. */
export function HoursCard({ appointments, all, people }: PeopleData) {
  const hours = useMemo(() => inOneSpan(people.map((person) => person.hours)), [people]);
  const most = Math.max(0, ...hours.flat().map((hour) => hour.all));
  const untimed = people.reduce((sum, person) => sum + person.hours.untimed, 0);
  return (
    <QueryCard
      title="By hour"
      subtitle="Eastern time; valid of all events on each bar"
      className="max-wide:has-[>[data-nothing]]:low min-h-[22rem]"
      state={appointments}
      what="Appointments"
      skeleton={<span className="skeleton m-4 flex-1" />}
      actions={<Legend />}
      empty={
        most === 0 && {
          text: 'No times to show',
          hint: all.length === 0 && (
            <BeforeBooking what="A bar will show the events of each hour." />
          ),
        }
      }
      footer={untimed > 0 && `${countText(untimed, 'event')} without a readable time`}
    >
      {people.map(({ name }, at) => (
        <figure key={name} className="border-line flex flex-1 flex-col border-t px-4 pb-3">
          {people.length > 1 && (
            <figcaption className="text-small truncate pt-3 font-medium">
              <bdi>{name}</bdi>
            </figcaption>
          )}
          <HourBars name={name} hours={hours[at] ?? []} most={most} />
        </figure>
      ))}
    </QueryCard>
  );
}

function Legend() {
  return (
    <span aria-hidden className="text-caption text-ink-2 flex items-center gap-3">
      {[
        ['Valid', 'bg-ink-2'],
        ['Invalid', 'hatched'],
      ].map(([label, look]) => (
        <span key={label} className="flex items-center gap-1.5">
          <span className={`size-3 rounded-[2px] ${look}`} />
          {label}
        </span>
      ))}
    </span>
  );
}

interface HourBarsProps {
  readonly name: string;
  readonly hours: readonly HourEvents[];
  /** The most events in an hour, of all people that are shown. */
  readonly most: number;
}

function HourBars({ name, hours, most }: HourBarsProps) {
  const ticks = spanTicks(0, most);
  const top = ticks.at(-1) ?? most;
  const { isWeek } = usePeriod();
  const current = useMoment(({ now }) => easternClock(now)?.hour ?? null);
  return (
    <div className="text-caption text-ink-3 grid min-h-36 flex-1 grid-cols-[auto_minmax(0,1fr)] grid-rows-[minmax(8rem,1fr)_auto] gap-x-2 pt-9 tabular-nums @2xl:pt-6">
      <span aria-hidden className="flex flex-col-reverse justify-between text-right">
        {ticks.map((tick) => (
          <span key={tick} className="h-0 leading-0">
            {showNumber(tick)}
          </span>
        ))}
      </span>
      <div className="relative">
        <div aria-hidden className="absolute inset-0 flex flex-col-reverse justify-between">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={`h-0 border-t ${tick === 0 ? 'border-line-strong' : 'border-line'}`}
            />
          ))}
        </div>
        <ol aria-label={`Events of ${name} by hour`} className="absolute inset-0 flex">
          {hours.map((hour) => (
            <li key={hour.hour} className="flex min-w-0 flex-1">
              {hour.all > 0 && <HourBar name={name} events={hour} top={top} />}
            </li>
          ))}
        </ol>
      </div>
      <span />
      <span aria-hidden className="flex pt-1.5 text-center">
        {hours.map(({ hour }) => {
          const isNow = !isWeek && hour === current;
          return (
            <span
              key={hour}
              className={`flex min-w-0 flex-1 justify-center leading-4 @2xl:whitespace-nowrap ${isNow ? 'text-ink font-medium' : ''}`}
            >
              {hourLabel(hour) + (isNow ? ', now' : '')}
            </span>
          );
        })}
      </span>
    </div>
  );
}

interface HourBarProps {
  readonly name: string;
  readonly events: HourEvents;
  /** The value at the upper end of the axis. */
  readonly top: number;
}

function HourBar({ name, events: { hour, valid, invalid, all }, top }: HourBarProps) {
  const others = all - valid - invalid;
  return (
    <Link
      href={rowsPath('all', { telemarketer: name, hour })}
      aria-label={`${hourLabel(hour)}: ${showNumber(valid)} valid of ${countText(all, 'event')}`}
      className="focus-inside group flex w-full flex-col items-center justify-end"
    >
      <span className="text-ink-2 text-center font-medium group-hover:underline">
        {showNumber(valid)} <span className="whitespace-nowrap">/ {showNumber(all)}</span>
      </span>
      <span
        className="flex w-9 max-w-[70%] flex-none flex-col gap-0.5"
        style={{ height: `${(all / top) * 100}%` }}
      >
        {others > 0 && <span className="bg-track basis-0" style={{ flexGrow: others }} />}
        {invalid > 0 && (
          <span
            className="hatched border-line-control basis-0 border"
            style={{ flexGrow: invalid }}
          />
        )}
        {valid > 0 && <span className="bg-ink-2 basis-0" style={{ flexGrow: valid }} />}
      </span>
    </Link>
  );
}

import { useId } from 'react';
import type { Telemarketer } from '../../api/entities/calendar.ts';
import { showNumber } from '../../domain/number/format.ts';
import type { Racer } from './figures.ts';
import { rowKeys } from '../../ui/row-keys.ts';
import { fitRem } from './fit.ts';
import { NoRows } from './no-rows.tsx';
import { stateOf } from './part-state.ts';
import type { Fact } from './use-wall.ts';

interface TelemarketersProps {
  readonly telemarketers: Fact<readonly Racer<Telemarketer>[]>;
  readonly isOld: boolean;
}

/** The designated telemarketers, their bars drawn to the leader. */
export function Telemarketers({ telemarketers, isOld }: TelemarketersProps) {
  const titleId = useId();
  const racers = telemarketers.data;
  const figures = Math.max(
    0,
    ...(racers ?? []).map(({ row }) => showNumber(row.appointments).length),
  );
  const countRem = figures <= 2 ? 6 : figures === 3 ? 7.5 : 11;
  const keys = rowKeys(racers ?? [], ({ row }) => row.name);
  return (
    <section
      aria-labelledby={titleId}
      data-card="Telemarketers"
      data-state={stateOf(telemarketers, isOld)}
      data-old={isOld || undefined}
      className="min-w-0"
    >
      <h2 id={titleId} className="text-wall-title text-ink-2">
        Telemarketers
      </h2>
      <NoRows fact={telemarketers} empty="No telemarketer data available" />
      <ol className="mt-[.4rem]">
        {racers?.map((racer, index) => (
          <Lane key={keys[index]} racer={racer} countRem={countRem} />
        ))}
      </ol>
    </section>
  );
}

interface LaneProps {
  readonly racer: Racer<Telemarketer>;
  /** The width of the column of counts, one for all lanes. */
  readonly countRem: number;
}

function Lane({ racer, countRem }: LaneProps) {
  const { row, share, leads } = racer;
  const count = showNumber(row.appointments);
  return (
    <li
      data-leads={leads || undefined}
      className="grid h-[3.9rem] items-center gap-x-[1.5rem]"
      style={{ gridTemplateColumns: `16rem minmax(0, 1fr) ${countRem}rem` }}
    >
      <span className="text-wall-band truncate leading-[3rem]">
        <bdi>{row.name}</bdi>
      </span>
      {/* The figure beside it says the same. */}
      <span aria-hidden className="h-[2.25rem]">
        {share > 0 && (
          <span
            className={`block h-full rounded-[.25rem] border-r-[.5rem] ${leads ? 'border-ink bg-ink' : 'border-ink-2 bg-line-strong'}`}
            style={{ width: `${share}%` }}
          />
        )}
      </span>
      <span
        className="text-wall-rate flex justify-end whitespace-nowrap tabular-nums"
        style={{ fontSize: `${fitRem(count, 3.5, countRem)}rem` }}
      >
        {count}
      </span>
    </li>
  );
}

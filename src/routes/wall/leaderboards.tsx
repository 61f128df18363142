import type { AppointmentFigures } from '../../calls/appointments.ts';
import { showNumber } from '../../domain/text/format.ts';
import { leadersOf } from '../../domain/number/ranks.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import { topTelemarketers, type WallPart, type WallTelemarketers } from './figures.ts';
import { LeaderBar, WallCount, wallBadge, WallList } from './wall-section.tsx';

interface WallTopRepsProps {
  readonly reps: WallPart<AppointmentFigures>;
  /** There is room for bars if the telemarketers are not shown. */
  readonly hasBars: boolean;
}

const maxReps = 5;

/** The five reps with the most valid appointments. */
export function WallTopReps({ reps, hasBars }: WallTopRepsProps) {
  const rows = reps.data?.topReps.slice(0, maxReps) ?? [];
  const highest = rows[0]?.valid ?? 0;
  const leaders = leadersOf(rows, ({ valid }) => valid);
  const between = hasBars ? '28rem minmax(0, 1fr) 5.75rem' : 'minmax(0, 1fr) 4.75rem';
  const gridTemplateColumns = `2.75rem ${between} ${highest < 1_000 ? 4.5 : 7.5}rem`;
  return (
    <WallList
      title="Top sales reps"
      part={reps}
      count={rows.length}
      empty="No sales rep data available"
    >
      {rows.map((row) => {
        const { rank, rep, region, valid } = row;
        return (
          <li
            key={`${rep.id}|${region.id}`}
            className="grid h-[3.12rem] items-center"
            style={{ gridTemplateColumns }}
          >
            <span className="text-wall-row text-ink-3 font-normal tabular-nums">{rank}</span>
            <span className="text-wall-row truncate">
              <bdi>{rep.name}</bdi>
            </span>
            {hasBars && (
              <LeaderBar
                count={valid}
                highest={highest}
                isLeading={leaders.includes(row)}
                className="mx-[1.5rem] h-[1.75rem]"
              />
            )}
            <RegionBadge
              region={region}
              classes={`${wallBadge} text-wall-badge-small h-[2.4rem] w-[3.75rem] rounded-[.35rem]`}
            />
            <WallCount count={valid} maxRem={2.5} />
          </li>
        );
      })}
    </WallList>
  );
}

/** The designated telemarketers, the leader first. */
export function Telemarketers(props: { readonly telemarketers: WallPart<WallTelemarketers> }) {
  const { telemarketers } = props;
  const rows = telemarketers.data ? topTelemarketers(telemarketers.data) : [];
  const highest = rows[0]?.appointments ?? 0;
  const leaders = leadersOf(rows, ({ appointments }) => appointments);
  const figures = Math.max(0, ...rows.map(({ appointments }) => showNumber(appointments).length));
  const countRem = figures <= 2 ? 6 : figures === 3 ? 7.5 : 11;
  return (
    <WallList
      title="Telemarketers"
      part={telemarketers}
      count={rows.length}
      empty="No telemarketer data available"
    >
      {rows.map((row) => {
        const { person, appointments } = row;
        return (
          <li
            key={person.id}
            data-leads={leaders.includes(row) || undefined}
            className="grid h-[3.9rem] items-center gap-x-[1.5rem]"
            style={{ gridTemplateColumns: `16rem minmax(0, 1fr) ${countRem}rem` }}
          >
            <span className="text-wall-band truncate leading-[3rem]">
              <bdi>{person.name}</bdi>
            </span>
            <LeaderBar
              count={appointments}
              highest={highest}
              isLeading={leaders.includes(row)}
              className="h-[2.25rem]"
            />
            <WallCount count={appointments} maxRem={3.5} />
          </li>
        );
      })}
    </WallList>
  );
}

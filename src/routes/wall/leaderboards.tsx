import type { RankedRep } from '../../domain/figures/ranking.ts';
import { showNumber } from '../../domain/number/format.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { CountedLeader, WallPart, WallRows } from './figures.ts';
import { LeaderBar, WallCount, wallBadge, WallList } from './wall-section.tsx';

interface WallTopRepsProps {
  readonly reps: WallPart<WallRows<RankedRep>>;
  readonly isOld: boolean;
  /** There is room for bars if the telemarketers are not shown. */
  readonly hasBars: boolean;
}

/** The five reps with the most valid appointments. */
export function WallTopReps({ reps, isOld, hasBars }: WallTopRepsProps) {
  const highest = reps.data?.rows[0]?.valid ?? 0;
  const between = hasBars ? '28rem minmax(0, 1fr) 5.75rem' : 'minmax(0, 1fr) 4.75rem';
  const gridTemplateColumns = `2.75rem ${between} ${highest < 1_000 ? 4.5 : 7.5}rem`;
  return (
    <WallList title="Top sales reps" part={reps} isOld={isOld} empty="No sales rep data available">
      {reps.data?.rows.map(({ rank, rep, region, valid }) => (
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
              share={(valid * 100) / highest}
              leads={valid === highest}
              className="mx-[1.5rem] h-[1.75rem]"
            />
          )}
          <RegionBadge
            region={region}
            classes={`${wallBadge} text-wall-badge-small h-[2.4rem] w-[3.75rem] rounded-[.35rem]`}
          />
          <WallCount count={valid} maxRem={2.5} />
        </li>
      ))}
    </WallList>
  );
}

interface TelemarketersProps {
  readonly telemarketers: WallPart<WallRows<CountedLeader>>;
  readonly isOld: boolean;
}

/** The designated telemarketers, the leader first. */
export function Telemarketers({ telemarketers, isOld }: TelemarketersProps) {
  const rows = telemarketers.data?.rows ?? [];
  const figures = Math.max(0, ...rows.map(({ row }) => showNumber(row.appointments).length));
  const countRem = figures <= 2 ? 6 : figures === 3 ? 7.5 : 11;
  return (
    <WallList
      title="Telemarketers"
      part={telemarketers}
      isOld={isOld}
      empty="No telemarketer data available"
    >
      {rows.map(({ row, share, leads }) => (
        <li
          key={row.person.id}
          data-leads={leads || undefined}
          className="grid h-[3.9rem] items-center gap-x-[1.5rem]"
          style={{ gridTemplateColumns: `16rem minmax(0, 1fr) ${countRem}rem` }}
        >
          <span className="text-wall-band truncate leading-[3rem]">
            <bdi>{row.person.name}</bdi>
          </span>
          <LeaderBar share={share} leads={leads} className="h-[2.25rem]" />
          <WallCount count={row.appointments} maxRem={3.5} />
        </li>
      ))}
    </WallList>
  );
}

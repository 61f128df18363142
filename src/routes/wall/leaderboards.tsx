import type { RankedRep } from '../../domain/appointment/ranking.ts';
import { showNumber } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { rowKeys } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import type { Leader, WallPart } from './figures.ts';
import { LeaderBar, WallCount, wallBadge, WallList } from './wall-section.tsx';

interface WallTopRepsProps {
  readonly reps: WallPart<readonly RankedRep[]>;
  readonly isOld: boolean;
  /** Without telemarketers beside it there is room for bars. */
  readonly hasBars: boolean;
}

/** The five reps with the most valid appointments. */
export function WallTopReps({ reps, isOld, hasBars }: WallTopRepsProps) {
  const most = reps.data?.[0]?.valid ?? 0;
  const countRem = most < 1_000 ? 4.5 : 7.5;
  return (
    <WallList title="Top sales reps" part={reps} isOld={isOld} empty="No sales rep data available">
      {reps.data?.map((rep) => (
        <WallRepRow
          key={`${rep.name}|${rep.region}`}
          rep={rep}
          countRem={countRem}
          share={hasBars ? (rep.valid * 100) / most : null}
        />
      ))}
    </WallList>
  );
}

interface WallRepRowProps {
  readonly rep: RankedRep;
  readonly countRem: number;
  /** In percent of the highest count; null without a bar. */
  readonly share: number | null;
}

function WallRepRow({ rep, countRem, share }: WallRepRowProps) {
  const between = share === null ? 'minmax(0, 1fr) 4.75rem' : '28rem minmax(0, 1fr) 5.75rem';
  return (
    <li
      className="grid h-[3.12rem] items-center"
      style={{ gridTemplateColumns: `2.75rem ${between} ${countRem}rem` }}
    >
      <span className="text-wall-row text-ink-3 font-normal tabular-nums">{rep.rank}</span>
      <span className="text-wall-row truncate">
        <bdi>{repDisplayName(rep.name)}</bdi>
      </span>
      {share !== null && (
        <LeaderBar share={share} leads={share === 100} className="mx-[1.5rem] h-[1.75rem]" />
      )}
      <RegionBadge
        region={rep.region}
        look={`${wallBadge} text-wall-badge-small h-[2.4rem] w-[3.75rem] rounded-[.35rem]`}
      />
      <WallCount count={rep.valid} most={2.5} />
    </li>
  );
}

export interface WallTelemarketer {
  readonly name: string;
  readonly appointments: number | null;
}

interface TelemarketersProps {
  readonly telemarketers: WallPart<readonly Leader<WallTelemarketer>[]>;
  readonly isOld: boolean;
}

/** The designated telemarketers, the leader first. */
export function Telemarketers({ telemarketers, isOld }: TelemarketersProps) {
  const rows = telemarketers.data ?? [];
  const figures = Math.max(0, ...rows.map(({ row }) => showNumber(row.appointments).length));
  const countRem = figures <= 2 ? 6 : figures === 3 ? 7.5 : 11;
  const keys = rowKeys(rows, ({ row }) => row.name);
  return (
    <WallList
      title="Telemarketers"
      part={telemarketers}
      isOld={isOld}
      empty="No telemarketer data available"
    >
      {rows.map((leader, index) => (
        <TelemarketerRow key={keys[index]} {...leader} countRem={countRem} />
      ))}
    </WallList>
  );
}

interface TelemarketerRowProps extends Leader<WallTelemarketer> {
  readonly countRem: number;
}

function TelemarketerRow({ row, share, leads, countRem }: TelemarketerRowProps) {
  return (
    <li
      data-leads={leads || undefined}
      className="grid h-[3.9rem] items-center gap-x-[1.5rem]"
      style={{ gridTemplateColumns: `16rem minmax(0, 1fr) ${countRem}rem` }}
    >
      <span className="text-wall-band truncate leading-[3rem]">
        <bdi>{row.name}</bdi>
      </span>
      <LeaderBar share={share} leads={leads} className="h-[2.25rem]" />
      <WallCount count={row.appointments} most={3.5} />
    </li>
  );
}

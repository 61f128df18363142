import { showNumber } from '../../domain/number/format.ts';
import { rowKeys } from '../../ui/list.tsx';
import type { Leader } from './figures.ts';
import type { WallPart } from './parts.ts';
import { LeaderBar, WallCount, WallList } from './wall-section.tsx';

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

import { useId } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import type { RankedRep } from '../../domain/appointment/ranking.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { fitRem } from './fit.ts';
import { NoRows } from './no-rows.tsx';
import { stateOf } from './part-state.ts';
import type { Fact } from './use-wall.ts';

interface TopRepsProps {
  readonly reps: Fact<readonly RankedRep[]>;
  readonly isOld: boolean;
  /** The lower half is theirs alone: a bar then leads from the name to the count. */
  readonly isAlone: boolean;
}

/** The five reps with the most valid appointments. */
export function TopReps({ reps, isOld, isAlone }: TopRepsProps) {
  const titleId = useId();
  const most = reps.data?.[0]?.valid ?? 0;
  const countRem = most < 1_000 ? 4.5 : 7.5;
  return (
    <section
      aria-labelledby={titleId}
      data-card="Top sales reps"
      data-state={stateOf(reps, isOld)}
      data-old={isOld || undefined}
      className="min-w-0"
    >
      <h2 id={titleId} className="text-wall-title text-ink-2">
        Top sales reps
      </h2>
      <NoRows fact={reps} empty="No sales rep data available" />
      <ol className="mt-[.4rem]">
        {reps.data?.map((rep) => (
          <RepRow
            key={`${rep.name}|${rep.region}`}
            rep={rep}
            countRem={countRem}
            share={isAlone ? (rep.valid * 100) / most : null}
          />
        ))}
      </ol>
    </section>
  );
}

interface RepRowProps {
  readonly rep: RankedRep;
  /** The width of the column of counts, one for all rows. */
  readonly countRem: number;
  /** The bar, percent of the leader's count; null without one. */
  readonly share: number | null;
}

function RepRow({ rep, countRem, share }: RepRowProps) {
  const count = showNumber(rep.valid);
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
        <span aria-hidden className="mx-[1.5rem] h-[1.75rem]">
          <span
            className={`block h-full rounded-[.25rem] border-r-[.5rem] ${share === 100 ? 'border-ink bg-ink' : 'border-ink-2 bg-line-strong'}`}
            style={{ width: `${share}%` }}
          />
        </span>
      )}
      <RegionBadge region={rep.region} size="wall-small" />
      <span
        className="text-wall-rank flex justify-end whitespace-nowrap tabular-nums"
        style={{ fontSize: `${fitRem(count, 2.5, countRem)}rem` }}
      >
        {count}
      </span>
    </li>
  );
}

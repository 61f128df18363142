import { clampPercent, showNumber } from '../../domain/number/format.ts';
import { regions, type RegionKey } from '../../domain/region/region.ts';
import { repKey, type ListedRep } from './profiles.ts';
import { rowKeys } from '../../ui/row-keys.ts';

/** As many as stay readable in a card. */
const columns = 6;

interface RepBarsProps {
  readonly region: RegionKey;
  /** Most appointments first. */
  readonly reps: readonly ListedRep[];
  /** The count of a bar of full height. */
  readonly most: number;
}

/** A bar per rep in the region's color, each with its count. */
export function RepBars({ region, reps, most }: RepBarsProps) {
  const shown = reps.slice(0, columns);
  const keys = rowKeys(shown, repKey);
  const figures = shown.map(({ count }) => showNumber(count));
  const label = reps.length > columns ? `top ${columns} of ${reps.length} reps` : 'per rep';
  return (
    <div
      role="img"
      aria-label={`Appointments, ${label}: ${figures.join(', ')}`}
      data-region={regions[region].code}
      className="grid grid-cols-6 gap-x-1.5"
    >
      {shown.map(({ count }, index) => (
        <span key={keys[index]} className="text-caption text-ink-2 tabular-nums">
          <span className="flex h-16 items-end">
            <span
              className="bg-region w-full"
              style={{ height: `${most > 0 ? clampPercent(((count ?? 0) / most) * 100) : 0}%` }}
            />
          </span>
          <span className="mt-[3px] block leading-[18px]">{figures[index]}</span>
        </span>
      ))}
    </div>
  );
}

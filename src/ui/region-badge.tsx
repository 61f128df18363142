import { showNumber } from '../domain/number/format.ts';
import { type RegionKey, regionKeys, regionOf, regions } from '../domain/region/region.ts';
import { oneLine } from '../domain/text/plain-text.ts';

const card = 'rounded-badge text-caption leading-none font-semibold';
// On a dark wall the letters are dark on the region's own color: it is read from across the room.
const wall =
  'font-bold dark:bg-region dark:text-ink-inverse dark:shadow-none dark:not-data-region:bg-track dark:not-data-region:text-ink-2';

const sizes = {
  small: `${card} h-[18px] w-[26px]`,
  medium: `${card} h-[22px] w-[30px] tracking-[.02em]`,
  large: `${card} h-[30px] w-10 text-body tracking-[.02em]`,
  wall: `${wall} text-wall-badge h-[3.5rem] w-[5rem] rounded-[.5rem]`,
  'wall-small': `${wall} text-wall-badge-small h-[2.4rem] w-[3.75rem] rounded-[.35rem]`,
} as const;

interface RegionBadgeProps {
  /** Its key or any of its names, as the server wrote it. */
  readonly region: string;
  /** The abbreviation the server sent, if any (rulings B3). */
  readonly abbreviation?: string;
  readonly size?: keyof typeof sizes;
}

/** A region's two letters on its tint; an unknown region gets a neutral badge with its own letters. */
export function RegionBadge({ region, abbreviation, size = 'medium' }: RegionBadgeProps) {
  const key = regionOf(region);
  const known = key && regions[key];
  const letters = abbreviation || known?.abbreviation || region.slice(0, 2).toUpperCase() || '–';
  const look = known
    ? 'bg-region-soft text-region-ink shadow-[inset_0_-2px_0_var(--region)]'
    : 'bg-sunken text-ink-2 shadow-edge';
  return (
    <abbr
      data-region={known?.code}
      title={known?.name ?? (oneLine(region) || 'No region')}
      className={`inline-grid flex-none place-items-center overflow-hidden ${sizes[size]} ${look}`}
    >
      {Array.from(letters).slice(0, 2).join('')}
    </abbr>
  );
}

interface RegionSplitProps {
  /** A region whose count is unknown is missing. */
  readonly counts: ReadonlyMap<RegionKey, number>;
}

export function RegionSplit({ counts }: RegionSplitProps) {
  const words = regionKeys
    .map((key) => `${regions[key].name} ${showNumber(counts.get(key))}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={counts.size > 0 ? words : 'No regions yet'}
      className="rounded-bar bg-track flex h-1.5 gap-0.5 overflow-hidden"
    >
      {regionKeys.map((key) => (
        <span
          key={key}
          data-region={regions[key].code}
          className="bg-region basis-0"
          style={{ flexGrow: counts.get(key) ?? 0 }}
        />
      ))}
    </div>
  );
}

export function RegionBadges({ keys }: { readonly keys: readonly RegionKey[] }) {
  return (
    <div className="-mb-1.5 flex h-[18px] gap-1.5">
      {keys.map((key) => (
        <RegionBadge key={key} region={key} size="small" />
      ))}
    </div>
  );
}

import { showNumber } from '../domain/text/format.ts';
import {
  noRegion,
  type Region,
  type RegionKey,
  regionKeys,
  regions,
} from '../domain/region/region.ts';

const card = 'rounded-badge text-caption leading-none font-semibold';
const sizes = {
  small: `${card} h-[18px] w-[26px]`,
  medium: `${card} h-[22px] w-[30px] tracking-[.02em]`,
} as const;

interface RegionBadgeProps {
  readonly region: Region;
  readonly size?: keyof typeof sizes;
  /** Classes instead of a size. */
  readonly classes?: string;
}

/** A region's two letters on its tint; an unknown region gets a neutral badge with its own letters. */
export function RegionBadge(props: RegionBadgeProps) {
  const { region, size = 'medium', classes = sizes[size] } = props;
  const color = region.code
    ? 'bg-region-soft text-region-ink shadow-[inset_0_-2px_0_var(--region)]'
    : 'bg-sunken text-ink-2 shadow-edge';
  return (
    <abbr
      data-region={region.code}
      title={region.id === noRegion.id ? 'Region not known' : region.name}
      className={`inline-grid flex-none place-items-center overflow-hidden ${classes} ${color}`}
    >
      {Array.from(region.abbreviation).slice(0, 2).join('')}
    </abbr>
  );
}

interface RegionSplitProps {
  readonly counts: ReadonlyMap<RegionKey | null, number | null | undefined>;
}

export function RegionSplit({ counts }: RegionSplitProps) {
  const isKnown = regionKeys.some((key) => (counts.get(key) ?? null) !== null);
  const words = regionKeys
    .map((key) => `${regions[key].name} ${showNumber(counts.get(key))}`)
    .join(', ');
  return (
    <div
      role="img"
      aria-label={isKnown ? words : 'Regions not known'}
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
        <RegionBadge key={key} region={regions[key]} size="small" />
      ))}
    </div>
  );
}

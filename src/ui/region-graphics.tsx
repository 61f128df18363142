import { showNumber } from '../domain/number/format.ts';
import { regionKeys, regions as known, type RegionKey } from '../domain/region/region.ts';
import { RegionBadge } from './region-badge.tsx';

interface RegionSplitProps {
  /** A region whose count is unknown is missing. */
  readonly counts: ReadonlyMap<RegionKey, number>;
}

export function RegionSplit({ counts }: RegionSplitProps) {
  const words = regionKeys
    .map((key) => `${known[key].name} ${showNumber(counts.get(key))}`)
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
          data-region={known[key].code}
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

import { type RegionKey, regionKeys, regions } from '../domain/region/region.ts';
import { showNumber } from '../domain/text/format.ts';

interface RegionSplitProps {
  readonly counts: ReadonlyMap<RegionKey | null, number | null | undefined>;
}

/** One bar, split by the regions' counts. */
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

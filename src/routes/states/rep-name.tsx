import type { RepInRegion } from '../../calls/region-reps.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import { LineOfText } from '../../ui/text.tsx';

/** The name in a row of a region's reps; of an unlisted rep, with who it is instead. */
export function RepName({ row }: { readonly row: RepInRegion }) {
  const { rep, count, isListed, isTelemarketer, listedAt } = row;
  const isMuted = !isListed || count === 0;
  return (
    <>
      <span className={`truncate ${isMuted ? 'text-ink-2 font-normal' : 'font-medium'}`}>
        <LineOfText text={rep.name} />
      </span>
      {isTelemarketer && <span className="text-caption text-ink-2 font-normal">telemarketer</span>}
      {listedAt && <RegionBadge region={listedAt} size="small" />}
    </>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { now } from '../../ui/clock/clock.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { safeStorage } from '../../ui/safe-storage.ts';
import type { RegionCounts, WallTotals } from './figures.ts';
import type { WallPart } from './parts.ts';
import { readSaved, writeSaved, type SavedFigure, type SavedFigures } from './saved-figures.ts';

const storage = safeStorage('local');
const storageKey = 'wall-figures';

/** The figures saved before the reload, their instants on the clock of `elapsedMs`. */
export function useSavedFigures(): SavedFigures {
  const [saved] = useState(() =>
    moved(readSaved(storage.get(storageKey), now()), elapsedMs() - now()),
  );
  return saved;
}

/** Saves the figures on this machine after each valid response. */
export function useSaveFigures(
  totalsPart: WallPart<WallTotals>,
  regionsPart: WallPart<RegionCounts>,
): void {
  const totals = useSaved(totalsPart);
  const regions = useSaved(regionsPart);
  useEffect(() => {
    if (totals || regions)
      storage.set(storageKey, writeSaved(moved({ totals, regions }, now() - elapsedMs())));
  }, [totals, regions]);
}

function useSaved<T>({ data, answeredAt: at, requestedAt }: WallPart<T>): SavedFigure<T> | null {
  return useMemo(
    () =>
      data === undefined || at === null || requestedAt === null ? null : { data, at, requestedAt },
    [data, at, requestedAt],
  );
}

/** The figures with their instants moved from one clock to another. */
function moved({ totals, regions }: SavedFigures, byMs: number): SavedFigures {
  const move = <T>({ at, requestedAt, data }: SavedFigure<T>): SavedFigure<T> => ({
    at: at + byMs,
    requestedAt: requestedAt + byMs,
    data,
  });
  return { totals: totals && move(totals), regions: regions && move(regions) };
}

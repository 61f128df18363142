import { useEffect, useMemo, useState } from 'react';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { readKept, writeKept, type Kept, type KeptFigures, type Totals } from './memory.ts';
import type { RegionCounts } from './figures.ts';
import { now } from '../../ui/clock/clock.ts';

const storageKey = 'wall-figures';

function load(): KeptFigures {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
  } catch {
    // Storage may be blocked; the wall then begins without figures.
  }
  return readKept(text, now());
}

/** The figures of before the reload, their instants on the clock of `elapsedMs`. */
export function useKeptFigures(): KeptFigures {
  const [kept] = useState(() => {
    const sinceMs = now() - elapsedMs();
    const { totals, regions } = load();
    return {
      totals: totals && moved(totals, -sinceMs),
      regions: regions && moved(regions, -sinceMs),
    };
  });
  return kept;
}

function moved<T>({ at, requestedAt, data }: Kept<T>, byMs: number): Kept<T> {
  return { at: at + byMs, requestedAt: requestedAt + byMs, data };
}

/** A figure that is shown, and when it was answered and asked for on the clock of `elapsedMs`. */
interface Shown<T> {
  readonly data: T | undefined;
  readonly at: number | null;
  readonly requestedAt: number | null;
}

/** Keeps the figures on this machine after each good answer. */
export function useKeepFigures(totals: Shown<Totals>, regions: Shown<RegionCounts>): void {
  const keptTotals = useKept(totals);
  const keptRegions = useKept(regions);
  useEffect(() => {
    if (!keptTotals && !keptRegions) return;
    const sinceMs = now() - elapsedMs();
    try {
      const text = writeKept({
        totals: keptTotals && moved(keptTotals, sinceMs),
        regions: keptRegions && moved(keptRegions, sinceMs),
      });
      localStorage.setItem(storageKey, text);
    } catch {
      // See `load`.
    }
  }, [keptTotals, keptRegions]);
}

function useKept<T>({ data, at, requestedAt }: Shown<T>): Kept<T> | null {
  return useMemo(
    () =>
      data === undefined || at === null || requestedAt === null ? null : { data, at, requestedAt },
    [data, at, requestedAt],
  );
}

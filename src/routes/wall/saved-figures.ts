import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { regionKeys } from '../../domain/region/region.ts';
import { calendarDay } from '../../domain/time/eastern.ts';
import { now } from '../../ui/clock/clock.ts';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import { safeStorage } from '../../ui/safe-storage.ts';
import type { RegionCounts, WallTotals } from './figures.ts';
import type { WallPart } from './parts.ts';

// Only counts and calendar days come through, both when saving and when reading (issue 4).
const count = v.nullable(v.pipe(v.number(), v.minValue(0)));
const day = v.pipe(
  v.string(),
  v.transform((text) => calendarDay(text) ?? ''),
);
const row = v.object({ region: v.picklist(regionKeys), valid: count, total: count });
const rows = v.pipe(v.array(row), v.length(regionKeys.length), v.readonly());
const when = { at: v.number(), requestedAt: v.number() };
const totalsSchema = v.object({ valid: count, weekly: v.boolean(), start: day, end: day });
const regionsSchema = v.object({ events: count, rows });
const schema = v.object({
  totals: v.fallback(v.nullable(v.object({ ...when, data: totalsSchema })), null),
  regions: v.fallback(v.nullable(v.object({ ...when, data: regionsSchema })), null),
});

/** Each figure with the ms of its response and its request; null where none is saved. */
export type SavedFigures = v.InferOutput<typeof schema>;

const nothing = { totals: null, regions: null };
const stored = v.fallback(v.pipe(v.string(), v.parseJson(), schema), nothing);

/** The figures in a saved text. One from after `nowMs` is null: its age is unknown. */
export function readSaved(text: string | null, nowMs: number): SavedFigures {
  const { totals, regions } = v.parse(stored, text);
  const isPast = ({ at, requestedAt }: Instants) => requestedAt <= at && at <= nowMs;
  return {
    totals: totals && isPast(totals) ? totals : null,
    regions: regions && isPast(regions) ? regions : null,
  };
}

export const writeSaved = (figures: SavedFigures) => JSON.stringify(v.parse(schema, figures));

type Instants = Readonly<Record<'at' | 'requestedAt', number>>;
const moved = <T extends Instants>(figure: T | null, byMs: number) =>
  figure && { ...figure, at: figure.at + byMs, requestedAt: figure.requestedAt + byMs };

const storage = safeStorage('local');
const storageKey = 'wall-figures';

/** The figures saved before the reload, their instants on the clock of `elapsedMs`. */
export function useSavedFigures(): SavedFigures {
  const [saved] = useState(() => {
    const { totals, regions } = readSaved(storage.get(storageKey), now());
    const byMs = elapsedMs() - now();
    return { totals: moved(totals, byMs), regions: moved(regions, byMs) };
  });
  return saved;
}

const figureOf = <T>({ data, answeredAt: at, requestedAt }: WallPart<T>) =>
  data === undefined || at === null || requestedAt === null ? null : { data, at, requestedAt };

/** Saves the figures on this machine after each valid response. */
export function useSaveFigures(totals: WallPart<WallTotals>, regions: WallPart<RegionCounts>) {
  useEffect(() => {
    const byMs = now() - elapsedMs();
    const figures = {
      totals: moved(figureOf(totals), byMs),
      regions: moved(figureOf(regions), byMs),
    };
    if (figures.totals || figures.regions) storage.set(storageKey, writeSaved(figures));
  });
}

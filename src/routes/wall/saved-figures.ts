import * as v from 'valibot';
import { useEffect, useState } from 'react';
import { type RegionKey, regionKeys } from '../../domain/region/region.ts';
import { calendarDay } from '../../domain/time/eastern.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { safeStorage } from '../../ui/store.ts';
import type { RegionCounts, WallPart, WallTotals } from './figures.ts';

// Only counts and calendar days come through, both when saving and when reading (issue 4).
const instant = v.custom<number>(Number.isFinite);
const count = v.custom<number | null>((n) => n === null || (typeof n === 'number' && n >= 0));
const day = v.pipe(
  v.string(),
  v.transform((text) => calendarDay(text) ?? ''),
);
const regionKey = v.custom<RegionKey>((key) => regionKeys.some((each) => each === key));
const row = v.object({ region: regionKey, valid: count, total: count });
const rows = v.pipe(
  v.custom<RegionCounts['rows']>(
    (all) =>
      Array.isArray(all) &&
      all.length === regionKeys.length &&
      all.every((each) => v.safeParse(row, each).success),
  ),
  v.transform((all): RegionCounts['rows'] =>
    all.map(({ region, valid, total }) => ({ region, valid, total })),
  ),
);
const when = { at: instant, requestedAt: instant };
const totalsSchema = v.object({
  ...when,
  data: v.object({ valid: count, weekly: v.boolean(), start: day, end: day }),
});
const regionsSchema = v.object({ ...when, data: v.object({ events: count, rows }) });

/** Each figure with the ms of its response and its request; null where none is saved. */
export interface SavedFigures {
  readonly totals: v.InferOutput<typeof totalsSchema> | null;
  readonly regions: v.InferOutput<typeof regionsSchema> | null;
}

type Instants = Readonly<Record<'at' | 'requestedAt', number>>;

/** A figure that is whole; one from after `nowMs` is null: its age is unknown. */
function read<T extends Instants>(
  schema: v.GenericSchema<unknown, T>,
  figure: unknown,
  nowMs: number,
) {
  const { success, output } = v.safeParse(schema, figure);
  return success && output.requestedAt <= output.at && output.at <= nowMs ? output : null;
}

/** The figures in a saved text. */
export function readSaved(text: string | null, nowMs: number): SavedFigures {
  let saved: unknown = null;
  try {
    saved = JSON.parse(text ?? '');
  } catch {
    // Nothing is saved, or it is damaged.
  }
  const { totals, regions } = Object(saved) as Partial<Record<keyof SavedFigures, unknown>>;
  return {
    totals: read(totalsSchema, totals, nowMs),
    regions: read(regionsSchema, regions, nowMs),
  };
}

export const writeSaved = (figures: SavedFigures) =>
  JSON.stringify({
    totals: read(totalsSchema, figures.totals, Infinity),
    regions: read(regionsSchema, figures.regions, Infinity),
  });

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

const figureOf = <T>({ data, receivedAt: at, requestedAt }: WallPart<T>) =>
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

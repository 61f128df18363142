import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { regionKeys } from '../../domain/region/region.ts';
import { calendarDay } from '../../domain/time/eastern.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { safeStorage } from '../../ui/store.ts';
import type { RegionCounts, WallPart, WallTotals } from './figures.ts';

/** What is kept of a part; null where none is saved. */
export type Saved<T> = {
  readonly data: T;
  readonly receivedAt: number;
  readonly requestedAt: number;
} | null;

// Only counts and calendar days come through, both when saving and when reading (issue 4).
const count = v.nullable(v.pipe(v.number(), v.minValue(0)));
const day = v.pipe(
  v.string(),
  v.transform((text) => calendarDay(text) ?? ''),
);
const region = v.object({ region: v.picklist(regionKeys), valid: count, total: count });
const savedTotals = v.object({ valid: count, weekly: v.boolean(), start: day, end: day });
const rows = v.pipe(v.array(region), v.length(regionKeys.length));
const savedRegions = v.object({ events: count, rows });

/** The figures in a saved text, their instants moved; one that is damaged, or of an unknown age, from after `nowMs`, is null. */
export function readSaved(text: string | null, nowMs: number, byMs = 0) {
  function figureOf<S extends v.GenericSchema>(name: string, data: S): Saved<v.InferOutput<S>> {
    try {
      const { receivedAt: at, requestedAt, ...saved } = JSON.parse(text ?? '')[name];
      if (!(requestedAt <= at && at <= nowMs)) return null;
      const moved = { receivedAt: at + byMs, requestedAt: requestedAt + byMs };
      return { data: v.parse(data, saved.data), ...moved };
    } catch {
      return null;
    }
  }
  return { totals: figureOf('totals', savedTotals), regions: figureOf('regions', savedRegions) };
}

export const writeSaved = (figures: unknown, byMs = 0) =>
  JSON.stringify(readSaved(JSON.stringify(figures), Infinity, byMs));

const storage = safeStorage('local');
const storageKey = 'wall-figures';

/** The figures saved before the reload, their instants on the clock of `elapsedMs`. */
export const useSavedFigures = () =>
  useState(() => readSaved(storage.get(storageKey), now(), elapsedMs() - now()))[0];

/** Saves the figures on this machine after each valid response. */
export function useSaveFigures(totals: WallPart<WallTotals>, regions: WallPart<RegionCounts>) {
  useEffect(() => {
    if (totals.data ?? regions.data)
      storage.set(storageKey, writeSaved({ totals, regions }, now() - elapsedMs()));
  });
}

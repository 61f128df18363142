import * as v from 'valibot';
import { regionKeys } from '../../domain/region/region.ts';
import { calendarDay, easternDate } from '../../domain/time/eastern.ts';
import type { RegionCounts, WallTotals } from './figures.ts';

/** A figure, when its response came and when it was requested, in ms. */
export interface SavedFigure<T> {
  readonly at: number;
  readonly requestedAt: number;
  readonly data: T;
}

/** What survives a reload (issue 4): totals and counts, nothing of a person. */
export interface SavedFigures {
  readonly totals: SavedFigure<WallTotals> | null;
  readonly regions: SavedFigure<RegionCounts> | null;
}

// The schemas let only counts and calendar days through, both when saving and when reading.
const instant = v.custom<number>(Number.isFinite);
const count = v.custom<number | null>((n) => n === null || (typeof n === 'number' && n >= 0));
const day = v.pipe(
  v.string(),
  v.transform((text) => calendarDay(text) ?? ''),
);
const rowSchema = v.object({ region: v.string(), valid: count, total: count });
const totalsSchema = v.object({ valid: count, weekly: v.boolean(), start: day, end: day });
const regionsSchema = v.object({
  events: count,
  rows: v.pipe(
    v.custom<RegionCounts['rows']>(isRows),
    v.transform((rows) => rows.map(({ region, valid, total }) => ({ region, valid, total }))),
  ),
});
const instants = v.object({ at: instant, requestedAt: instant, day: v.string() });
const stored = v.object({ totals: v.unknown(), regions: v.unknown() });

function isRows(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== regionKeys.length) return false;
  return regionKeys.every((region, index) => {
    const { success, output } = v.safeParse(rowSchema, value[index]);
    return success && output.region === region;
  });
}

/** The text to save; each figure with the Eastern day on which it was requested. */
export function writeSaved({ totals, regions }: SavedFigures): string {
  return JSON.stringify({
    totals: totals && write(totalsSchema, totals),
    regions: regions && write(regionsSchema, regions),
  });
}

function write(schema: v.GenericSchema<unknown, object>, saved: SavedFigure<unknown>) {
  const { at, requestedAt, data } = saved;
  const { success, output } = v.safeParse(schema, data);
  return success ? { at, requestedAt, day: easternDate(requestedAt), ...output } : null;
}

/** The figures in a saved text. A damaged one is null, and so is one from after `nowMs`: its age is unknown. */
export function readSaved(text: string | null, nowMs: number): SavedFigures {
  const { success, output } = v.safeParse(stored, parseJson(text));
  return {
    totals: read(totalsSchema, success && output.totals, nowMs),
    regions: read(regionsSchema, success && output.regions, nowMs),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function read<T>(schema: v.GenericSchema<unknown, T>, value: unknown, nowMs: number) {
  const when = v.safeParse(instants, value);
  const figure = v.safeParse(schema, value);
  if (!when.success || !figure.success) return null;
  const { at, requestedAt } = when.output;
  const isPast = requestedAt <= at && at <= nowMs;
  const isOfItsDay = easternDate(requestedAt) === when.output.day;
  return isPast && isOfItsDay ? { at, requestedAt, data: figure.output } : null;
}

import * as v from 'valibot';
import { regionKeys } from '../../domain/region/region.ts';
import { calendarDay, easternDate } from '../../domain/time/eastern.ts';
import type { RegionCounts, Totals } from './figures.ts';

/** A figure, when its response came and when it was requested, in ms. */
export interface Saved<T> {
  readonly at: number;
  readonly requestedAt: number;
  readonly data: T;
}

/** What survives a reload (issue 4): totals and counts, nothing of a person. */
export interface SavedFigures {
  readonly totals: Saved<Totals> | null;
  readonly regions: Saved<RegionCounts> | null;
}

// The schemas let only counts and calendar days through, both when saving and when reading.
const count = v.nullable(v.pipe(v.number(), v.minValue(0)));
const day = v.pipe(
  v.string(),
  v.transform((text) => calendarDay(text) ?? ''),
);
const totalsSchema = v.object({ valid: count, weekly: v.boolean(), start: day, end: day });
const regionsSchema = v.object({
  events: count,
  rows: v.tuple(
    regionKeys.map((region) => v.object({ region: v.literal(region), valid: count, total: count })),
  ),
});
const instants = v.object({ at: v.number(), requestedAt: v.number(), day: v.string() });
const stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** The text to save; each figure with the Eastern day on which it was requested. */
export function writeSaved({ totals, regions }: SavedFigures): string {
  return JSON.stringify({
    totals: totals && write(totalsSchema, totals),
    regions: regions && write(regionsSchema, regions),
  });
}

function write(schema: v.GenericSchema<unknown, object>, saved: Saved<unknown>) {
  const { at, requestedAt, data } = saved;
  const { success, output } = v.safeParse(schema, data);
  return success ? { at, requestedAt, day: easternDate(requestedAt), ...output } : null;
}

/** The figures in a saved text. A damaged one is null, and so is one from after `nowMs`: its age is unknown. */
export function readSaved(text: string | null, nowMs: number): SavedFigures {
  const { success, output } = v.safeParse(stored, text);
  return {
    totals: read(totalsSchema, success && output['totals'], nowMs),
    regions: read(regionsSchema, success && output['regions'], nowMs),
  };
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

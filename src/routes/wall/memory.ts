import { calendarDay, easternDate, parseDay } from '../../domain/time/eastern.ts';
import { regionKeys } from '../../domain/region/region.ts';
import type { RegionCounts } from './figures.ts';

/** What the wall says of the day, or in weekly mode of the week, as a whole. */
export interface Totals {
  readonly valid: number | null;
  readonly weekly: boolean;
  readonly start: string;
  readonly end: string;
}

/** A figure with the instant of its answer, in ms, and that at which it was asked for: it is of that day. */
export interface Kept<T> {
  readonly at: number;
  readonly requestedAt: number;
  readonly data: T;
}

/** What is kept across a reload (issue 4): totals and counts, nothing of a person. */
export interface KeptFigures {
  readonly totals: Kept<Totals> | null;
  readonly regions: Kept<RegionCounts> | null;
}

const nothing: KeptFigures = { totals: null, regions: null };

/** The text to keep. Each figure has the Eastern day it belongs to; of the week only what is a calendar day. */
export function writeKept({ totals, regions }: KeptFigures): string {
  return JSON.stringify({
    totals: totals && {
      at: totals.at,
      requestedAt: totals.requestedAt,
      day: easternDate(totals.requestedAt),
      valid: totals.data.valid,
      weekly: totals.data.weekly,
      start: calendarDay(totals.data.start) ?? '',
      end: calendarDay(totals.data.end) ?? '',
    },
    regions: regions && {
      at: regions.at,
      requestedAt: regions.requestedAt,
      day: easternDate(regions.requestedAt),
      events: regions.data.events,
      rows: regions.data.rows.map(({ region, valid, total }) => ({ region, valid, total })),
    },
  });
}

/**
 * Reads what was kept. Whatever is not as it was written is left out, and so is what claims to come from after
 * `nowMs`: then the clock was set back, and its age cannot be told.
 */
export function readKept(text: string | null, nowMs: number): KeptFigures {
  const kept = parse(text);
  if (kept === null) return nothing;
  const totals = fieldsOf(kept['totals']);
  const regions = fieldsOf(kept['regions']);
  return {
    totals: totals && instantOf(totals, nowMs, readTotals(totals)),
    regions: regions && instantOf(regions, nowMs, readRegions(regions)),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function parse(text: string | null): Fields | null {
  if (text === null) return null;
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return null;
  }
}

function fieldsOf(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value));
}

function instantOf<T>(
  { at, requestedAt, day }: Fields,
  nowMs: number,
  data: T | null,
): Kept<T> | null {
  if (data === null || typeof at !== 'number' || typeof requestedAt !== 'number') return null;
  const isPast = requestedAt <= at && at <= nowMs;
  return isPast && easternDate(requestedAt) === day ? { at, requestedAt, data } : null;
}

function readTotals({ valid, weekly, start, end }: Fields): Totals | null {
  if (!isCount(valid) || typeof weekly !== 'boolean') return null;
  return { valid, weekly, start: dayOf(start), end: dayOf(end) };
}

function readRegions({ events, rows }: Fields): RegionCounts | null {
  if (!isCount(events) || !Array.isArray(rows)) return null;
  const sent = rows.map(fieldsOf);
  const read = regionKeys.flatMap((region) => {
    const { valid, total } = sent.find((row) => row?.['region'] === region) ?? {};
    return isCount(valid) && isCount(total) ? [{ region, valid, total }] : [];
  });
  return read.length === regionKeys.length ? { rows: read, events } : null;
}

function isCount(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && value >= 0);
}

function dayOf(value: unknown): string {
  return typeof value === 'string' ? (parseDay(value) ?? '') : '';
}

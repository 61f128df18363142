import { byText } from '../../../domain/text/words.ts';

/** `region` is a key, or the server's text of an unknown region (rulings A4). A figure is null if it can't be read. */
export interface RegionFigures {
  readonly region: string;
  readonly valid: number | null;
  readonly total: number | null;
}

interface TelemarketerFigures {
  readonly name: string;
  readonly count: number | null;
}

/** The figures of one moment, with the designated telemarketers. Never a customer, a phone number or a title (issue 17). */
export interface Figures {
  readonly valid: number | null;
  readonly regions: readonly RegionFigures[];
  readonly telemarketers: readonly TelemarketerFigures[];
}

/** Instants are of the server's clock, in ms. */
export interface DayPoint extends Figures {
  readonly at: number;
}

/** A time in which valid responses came, never more than 5 minutes apart. */
export type Span = readonly [from: number, to: number];

/** One Eastern day as this browser recorded it, oldest first. Each point is a change, valid until the next one. */
export interface DayRecord {
  readonly day: string;
  readonly points: readonly DayPoint[];
  readonly spans: readonly Span[];
}

export function emptyDay(day: string): DayRecord {
  return { day, points: [], spans: [] };
}

const minuteMs = 60_000;
/** Two valid responses further apart leave a gap (visual.md 08). */
export const gapMs = 5 * minuteMs;

/** The last instant at which a valid response confirmed the last point; null before any. */
export function confirmedUntil({ spans }: DayRecord): number | null {
  return spans.at(-1)?.[1] ?? null;
}

/** The times between the spans, without a valid response. */
export function gapsOf({ spans }: DayRecord): readonly Span[] {
  return spans.slice(1).map(([to], index) => [spans[index]?.[1] ?? to, to]);
}

/**
 * The record with figures received at `at`, or only confirmed at `confirmedAt` if they are unchanged: one point per change,
 * at most one a minute. Figures older than the record are ignored.
 */
export function withFigures(
  record: DayRecord,
  figures: Figures,
  at: number,
  confirmedAt = at,
): DayRecord {
  const { points, spans } = record;
  const last = points.at(-1);
  const isUnchanged = last !== undefined && fingerprint(last) === fingerprint(figures);
  const now = isUnchanged ? confirmedAt : at;
  if (now < (confirmedUntil(record) ?? now)) return record;
  const confirmed = { ...record, spans: mergeSpans([...spans, [now, now]]) };
  if (isUnchanged) return confirmed;
  const before = last && minuteOf(last.at) === minuteOf(at) ? -1 : points.length;
  return { ...confirmed, points: [...points.slice(0, before), { ...figures, at }] };
}

export const minuteOf = (ms: number) => Math.floor(ms / minuteMs);

const fingerprint = ({ at: _at, ...figures }: Figures & { readonly at?: number }) =>
  JSON.stringify(figures);

/** The union of the spans, oldest first; two within 5 minutes of each other become one. */
function mergeSpans(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last === undefined || span[0] - last[1] > gapMs) all.push(span);
    else all[all.length - 1] = [last[0], Math.max(last[1], span[1])];
  }
  return all;
}

export function mergeDays(one: DayRecord, other: DayRecord): DayRecord {
  // Repeated figures are kept: if the pages differed within a minute, they say which figures came last.
  const points = [...one.points, ...other.points].toSorted(byTime);
  const lastOfMinutes = new Map(points.map((point) => [minuteOf(point.at), point]));
  return {
    day: one.day,
    points: [...lastOfMinutes.values()],
    spans: mergeSpans([...one.spans, ...other.spans]),
  };
}

/** Two tabs may receive different figures at one instant; the order does not depend on which tab merges them. */
const byTime = (a: DayPoint, b: DayPoint) =>
  a.at - b.at || byText(JSON.stringify(a), JSON.stringify(b));

export const mostDays = 60;

/** The days except today in the order of deletion: days after today, by a wrong clock, then the oldest. */
export function evictionOrder(days: readonly string[], today: string): readonly string[] {
  const sorted = days.toSorted(byText);
  return [...sorted.filter((day) => day > today), ...sorted.filter((day) => day < today)];
}

const quarterOf = (ms: number) => Math.floor(ms / (15 * minuteMs));

/** A past day with one point per 15 minutes, the last of each, and the first after each gap. */
export function thinned(record: DayRecord): DayRecord {
  const { points, spans } = record;
  const kept = points.filter(({ at }, index) => {
    const before = points[index - 1]?.at ?? -Infinity;
    const next = points[index + 1]?.at ?? Infinity;
    return quarterOf(next) !== quarterOf(at) || spans.some(([from]) => before < from && from <= at);
  });
  return { ...record, points: kept };
}

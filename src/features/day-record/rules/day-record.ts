/** `region` is a key, or the server's text of an unknown region (rulings A4); null where a figure can't be read. */
export interface RegionFigures {
  readonly region: string;
  readonly valid: number | null;
  readonly total: number | null;
}

interface TelemarketerFigures {
  readonly name: string;
  readonly count: number | null;
  readonly performance: number | null;
}

/** The figures of one moment, telemarketers the designated ones. Never a customer, a phone number or a title (issue 17). */
export interface Figures {
  readonly valid: number | null;
  readonly activeRegions: number | null;
  readonly confidence: number | null;
  readonly regions: readonly RegionFigures[];
  readonly telemarketers: readonly TelemarketerFigures[];
  readonly pendingAlerts: number | null;
}

/** Instants are of the server's clock, in ms. */
export interface DayPoint extends Figures {
  readonly at: number;
}

/** A span in which nothing valid was received. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** What this device saw of one Eastern day, oldest first. Points are changes: between two of them the first holds. */
export interface DayRecord {
  readonly day: string;
  readonly points: readonly DayPoint[];
  readonly gaps: readonly Gap[];
  /** The last instant at which a valid response confirmed the last point; null before any. */
  readonly seenUntil: number | null;
}

export function emptyDay(day: string): DayRecord {
  return { day, points: [], gaps: [], seenUntil: null };
}

const minuteMs = 60_000;
/** Two valid responses further apart leave a gap (visual.md 08). */
export const gapMs = 5 * minuteMs;

/** The record with figures received at `at`: one point per change, at most one a minute. What came earlier than the last is left out. */
export function withFigures(record: DayRecord, figures: Figures, at: number): DayRecord {
  const { points, gaps, seenUntil } = record;
  if (seenUntil !== null && at < seenUntil) return record;
  const isGap = seenUntil !== null && at - seenUntil > gapMs;
  const last = points.at(-1);
  const seen = {
    ...record,
    seenUntil: at,
    gaps: isGap ? [...gaps, { from: seenUntil, to: at }] : gaps,
  };
  if (last !== undefined && isSame(last, figures)) return seen;
  const before = last !== undefined && minuteOf(last) === minuteOf({ at }) ? -1 : points.length;
  return { ...seen, points: [...points.slice(0, before), { ...figures, at }] };
}

export const minuteOf = ({ at }: { readonly at: number }) => Math.floor(at / minuteMs);

export function isSame(one: Figures, other: Figures): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint({ at: _at, ...figures }: Figures & { readonly at?: number }): string {
  return JSON.stringify(figures);
}

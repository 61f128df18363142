import type { RegionFigures } from '../../calls/regions.ts';
import { isSimulated } from '../../config.ts';
import { addDays, easternDate, minuteOfDay, weekdayName } from '../../domain/time/eastern.ts';
import { safeStorage } from '../../ui/store.ts';

/** `region` is a key, or the server's text of an unknown region (A4). */
export interface RegionCounts {
  readonly region: string;
  readonly valid: number;
  readonly all: number;
}

interface TelemarketerCount {
  readonly name: string;
  readonly count: number;
}

/** One round of polls, at an instant of the server's clock in ms. Never a customer, a phone number or a title. */
export interface Entry {
  readonly at: number;
  readonly valid: number;
  readonly regions: readonly RegionCounts[];
  /** The designated telemarketers. */
  readonly telemarketers: readonly TelemarketerCount[];
}

/** The entries of an Eastern day, oldest first; at least one. */
export interface DayRecord {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** The simulated center has a record of its own. */
const key = isSimulated ? 'day-record-simulated' : 'day-record';
const storage = safeStorage('local');
const quarterMs = 15 * 60_000;

/** The stored record; empty if storage is blocked or has something else (C44). */
export function readRecord(): readonly Entry[] {
  try {
    const entries: unknown = JSON.parse(storage.get(key) ?? '');
    return Array.isArray(entries) && entries.every(isEntry) ? entries : [];
  } catch {
    return [];
  }
}

export function writeRecord(entries: readonly Entry[]): void {
  storage.set(key, JSON.stringify(entries));
}

function isEntry(value: unknown): value is Entry {
  const { at, valid, regions, telemarketers }: Partial<Record<keyof Entry, unknown>> =
    Object(value);
  return (
    isInstant(at) &&
    Number.isFinite(valid) &&
    areRegionCounts(regions) &&
    areRows(telemarketers, 'name', ['count'])
  );
}

/** Whether a stored value is a time that has an Eastern date. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && !Number.isNaN(new Date(value).getTime());
}

export function areRegionCounts(value: unknown): value is readonly RegionCounts[] {
  return areRows(value, 'region', ['valid', 'all']);
}

function areRows(value: unknown, name: string, counts: readonly string[]): boolean {
  const isRow = (row: unknown) => {
    const fields: Readonly<Record<string, unknown>> = Object(row);
    return (
      typeof fields[name] === 'string' && counts.every((count) => Number.isFinite(fields[count]))
    );
  };
  return Array.isArray(value) && value.every(isRow);
}

/** The counts to store of the regions of a response. */
export function regionCountsOf(received: readonly RegionFigures[] = []): readonly RegionCounts[] {
  return received.flatMap(({ region, valid, all }) =>
    valid === null || all === null ? [] : [{ region: region.sent, valid, all }],
  );
}

const quarterOf = ({ at }: Entry) => Math.floor(at / quarterMs);

/** Whether an entry adds something: it is the first of its 15 minutes, or their first with regions. */
export function isNews(entries: readonly Entry[], entry: Entry): boolean {
  const last = entries.at(-1);
  if (!last || quarterOf(last) !== quarterOf(entry)) return true;
  return last.regions.length === 0 && entry.regions.length > 0;
}

/** The entries since the last working day before the 15 minutes of an entry, and that entry. */
export function withEntry(entries: readonly Entry[], entry: Entry): readonly Entry[] {
  const from = workingDayBefore(easternDate(entry.at));
  const isKept = (other: Entry) =>
    quarterOf(other) < quarterOf(entry) && easternDate(other.at) >= from;
  return [...entries.filter(isKept), entry];
}

/** The Monday to Saturday before a day. */
export function workingDayBefore(day: string): string {
  const before = addDays(day, -1);
  return weekdayName(before) === 'Sunday' ? addDays(before, -1) : before;
}

export function dayIn(record: readonly Entry[], day: string): DayRecord | null {
  const entries = record.filter(({ at }) => easternDate(at) === day);
  return entries.length === 0 ? null : { day, entries };
}

const nearMinutes = 15;

/** The entry nearest to a minute of the day, at most 15 minutes from it, and its own whole minute; else null. */
export function entryNear(
  { entries }: DayRecord,
  minute: number,
): (Entry & { readonly minute: number }) | null {
  const near = entries
    .map((entry) => ({ ...entry, minute: Math.floor(minuteOfDay(entry.at)) }))
    .filter((entry) => Math.abs(entry.minute - minute) <= nearMinutes)
    .toSorted((a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute));
  return near[0] ?? null;
}

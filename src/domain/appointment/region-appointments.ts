import { isHiddenInRepLists, nameKey } from '../people/rep-name.ts';
import { regionId } from '../region/region.ts';
import { byText, memoizeByText } from '../text/words.ts';
import { easternClock, parseInstant } from '../time/eastern.ts';
import { callCenterHours } from '../time/hours.ts';
import { outcomesOf } from './appointment.ts';

interface Booked {
  readonly region: string;
  readonly status: string;
  readonly time: string;
  readonly salesRep: string;
  readonly telemarketer: string;
}

export function validIn<T extends Booked>(rows: readonly T[], region: string): T[] {
  const id = regionId(region);
  const isThere = memoizeByText((text) => regionId(text) === id);
  return outcomesOf(rows).valid.filter((row) => isThere(row.region));
}

export interface RepCount {
  readonly name: string;
  readonly count: number;
}

/** The sales reps of a list but the excluded ones (spec 3), most appointments first, then by name. */
export function repCounts(rows: readonly Booked[]): readonly RepCount[] {
  const keyOf = memoizeByText((name) => (isHiddenInRepLists(name) ? null : nameKey(name)));
  const reps = new Map<string, RepCount>();
  for (const { salesRep } of rows) {
    const key = keyOf(salesRep);
    if (key === null) continue;
    const { name = salesRep.trim(), count = 0 } = reps.get(key) ?? {};
    reps.set(key, { name, count: count + 1 });
  }
  return [...reps]
    .toSorted(([a, { count }], [b, { count: other }]) => other - count || byText(a, b))
    .map(([, rep]) => rep);
}

export function ofPerson<T extends Booked>(rows: readonly T[], name: string): T[] {
  const key = nameKey(name);
  return rows.filter((row) => nameKey(row.salesRep) === key || nameKey(row.telemarketer) === key);
}

export interface HourCount {
  readonly hour: number;
  readonly count: number;
}

const hourMs = 3_600_000;

/** Bookings per Eastern hour: the call center's hours, and others with bookings; `untimed` have no readable time. */
export function bookingsByHour(rows: readonly Pick<Booked, 'time'>[]): {
  readonly hours: readonly HourCount[];
  readonly untimed: number;
} {
  // Eastern time is whole hours from UTC, so each hour is looked up once.
  const perHour = new Map<number | null, number>();
  for (const { time } of rows) {
    const ms = parseInstant(time);
    const key = ms === null ? null : Math.floor(ms / hourMs);
    perHour.set(key, (perHour.get(key) ?? 0) + 1);
  }
  const counts = Array.from({ length: 24 }, () => 0);
  for (const [key, count] of perHour) {
    const hour = key === null ? undefined : easternClock(key * hourMs)?.hour;
    if (hour !== undefined) counts[hour] = (counts[hour] ?? 0) + count;
  }
  const hours = counts.map((count, hour) => ({ hour, count }));
  const booked = hours.filter(({ count }) => count > 0).map(({ hour }) => hour);
  const first = Math.min(callCenterHours.openMinute / 60, ...booked);
  const last = Math.max(callCenterHours.closeMinute / 60 - 1, ...booked);
  return { hours: hours.slice(first, last + 1), untimed: perHour.get(null) ?? 0 };
}

export function meanConfidence(
  rows: readonly { readonly confidence: number | null }[],
): number | null {
  const known = rows.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}

export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

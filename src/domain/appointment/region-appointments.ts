import { sideOf } from './appointment.ts';
import { byText } from '../text/by-text.ts';
import { easternClock, parseInstant } from '../time/eastern.ts';
import { callCenterHours } from '../time/hours.ts';
import { regionId } from '../region/region.ts';
import { isHiddenInRepLists, nameKey } from '../people/rep-name.ts';

interface Booked {
  readonly region: string;
  readonly status: string;
  readonly time: string;
  readonly salesRep: string;
  readonly telemarketer: string;
}

/** The valid appointments of a region, however it is written (spec 2 'State dashboard', rulings A4 and C7). */
export function validIn<T extends Booked>(rows: readonly T[], region: string): T[] {
  const id = regionId(region);
  return rows.filter((row) => sideOf(row.status) === 'valid' && regionId(row.region) === id);
}

/** A field agent of a list of appointments. */
export interface Agent {
  /** As first seen, trimmed; show it with `repDisplayName`. */
  readonly name: string;
  readonly count: number;
}

/**
 * The active field agents of a list (spec 2 'State dashboard'): everyone who stands as the rep of one of
 * its appointments, under whatever spelling (rulings B4), save the names that rep lists leave out (spec 3
 * 'Excluded reps'). Most appointments first, equal counts by name.
 */
export function agentsOf(rows: readonly Booked[]): readonly Agent[] {
  // Few spellings stand in many rows, so each is normalized once.
  const spellings = new Map<string, number>();
  for (const { salesRep } of rows) spellings.set(salesRep, (spellings.get(salesRep) ?? 0) + 1);
  const agents = new Map<string, Agent>();
  for (const [salesRep, count] of spellings) {
    if (isHiddenInRepLists(salesRep)) continue;
    const key = nameKey(salesRep);
    const { name = salesRep.trim(), count: before = 0 } = agents.get(key) ?? {};
    agents.set(key, { name, count: before + count });
  }
  return [...agents]
    .toSorted(([a, { count }], [b, { count: other }]) => other - count || byText(a, b))
    .map(([, agent]) => agent);
}

/** The appointments of one person, as sales rep or as telemarketer (spec 2 'Sales rep detail', rulings B4). */
export function ofPerson<T extends Booked>(rows: readonly T[], name: string): T[] {
  const key = nameKey(name);
  return rows.filter((row) => nameKey(row.salesRep) === key || nameKey(row.telemarketer) === key);
}

export interface HourCount {
  /** 0-23, Eastern. */
  readonly hour: number;
  readonly count: number;
}

const hourMs = 3_600_000;

/**
 * Bookings per Eastern hour of the day: every hour of the call center's day (spec 9), and beyond it as far as
 * there are bookings. `untimed` is how many have no time that can be read.
 */
export function bookingsByHour(rows: readonly Pick<Booked, 'time'>[]): {
  readonly hours: readonly HourCount[];
  readonly untimed: number;
} {
  // Eastern time is whole hours from UTC, so that an hour's bookings are looked up once.
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

/** The mean of the confidences that can be read, in percent; null where none can (rulings A3, C19). */
export function meanConfidence(
  rows: readonly { readonly confidence: number | null }[],
): number | null {
  const known = rows.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return known.length === 0 ? null : known.reduce((a, b) => a + b, 0) / known.length;
}

/** '9 AM', '12 PM' for an hour of the day 0-23. */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

import { regionKeys, type RegionKey } from '../../src/domain/region/region.ts';
import { bookings } from './bookings.ts';
import { closeMs, isWorkingDay, openMs, weekdayOf } from './calendar.ts';
import type { BookedEvent } from './event.ts';
import { anchorShare, minutesAt } from './profile.ts';
import { randomOf, type Random } from './random.ts';
import { rates, seasonFactor, weekdayFactor } from './rates.ts';
import { createTeam } from './team.ts';

export type Center = {
  readonly seed: string;
  readonly designated: readonly string[];
};

const sizeTotal = regionKeys.reduce((sum, key) => sum + rates[key].size, 0);

const cache = new Map<string, readonly BookedEvent[]>();
const cacheSize = 40;

/** The events of a day in booking order; `size` of them before 2:41 PM, null for an ordinary number. */
export function eventsOf(
  { seed, designated }: Center,
  date: string,
  size: number | null = null,
): readonly BookedEvent[] {
  const key = JSON.stringify([seed, designated, date, size]);
  let events = cache.get(key);
  if (events === undefined) {
    events = isWorkingDay(date) ? book(seed, designated, date, size) : [];
    for (const old of cache.keys()) {
      if (cache.size < cacheSize) break;
      cache.delete(old);
    }
  } else cache.delete(key);
  cache.set(key, events);
  return events;
}

function book(seed: string, designated: readonly string[], date: string, size: number | null) {
  const random = randomOf(seed, 'day', date);
  const counts = size === null ? ordinaryCounts(random, date) : scaledCounts(size);
  const slots = regionKeys.flatMap((region) => slotsOf(random, region, counts[region]));
  slots.sort((a, b) => a.minutes - b.minutes);
  const next = bookings(random, date, createTeam(designated), size === null ? 1 : size / sizeTotal);
  const from = openMs(date);
  const lastMs = closeMs(date) - 1_000;
  const prefix = `ev-${date.replaceAll('-', '')}`;
  const width = String(slots.length).length;
  return slots.map(({ region, minutes }, i) =>
    next(
      `${prefix}-${String(i + 1).padStart(width, '0')}`,
      region,
      Math.min(from + Math.ceil(minutes * 60) * 1_000, lastMs),
    ),
  );
}

type Counts = Readonly<Record<RegionKey, number>>;

function ordinaryCounts(random: Random, date: string): Counts {
  const noise = 0.95 + random() * 0.1;
  const factor = (weekdayFactor[weekdayOf(date)] ?? 1) * seasonFactor(date) * noise;
  return countsOf((key) => Math.round(rates[key].size * factor + random() - 0.5));
}

/** Counts that add up to `size`, since the last region takes the rest. */
function scaledCounts(size: number): Counts {
  let left = size;
  return countsOf((key, isLast) => {
    const count = isLast ? left : Math.round((size * rates[key].size) / sizeTotal);
    left -= count;
    return count;
  });
}

function countsOf(of: (key: RegionKey, isLast: boolean) => number): Counts {
  const entries = regionKeys.map((key, i) => [key, of(key, i === regionKeys.length - 1)]);
  return Object.fromEntries(entries) as Counts;
}

/** Booking times: the given number before 2:41 PM, the others by the day's profile. */
function slotsOf(random: Random, region: RegionKey, before: number) {
  const after = Math.round((before * (1 - anchorShare)) / anchorShare);
  const slot = (share: number) => ({ region, minutes: minutesAt(share) });
  return [
    ...Array.from({ length: before }, (_, i) => slot((anchorShare * (i + random())) / before)),
    ...Array.from({ length: after }, (_, i) =>
      slot(anchorShare + ((1 - anchorShare) * (i + random())) / after),
    ),
  ];
}

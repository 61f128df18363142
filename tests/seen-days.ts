import { easternMs as minuteMs } from '../mocks/world/calendar.ts';
import type { DayMemory } from '../src/features/day-record/day-memory.ts';
import type { DayPoint, DayRecord } from '../src/features/day-record/rules/day-record.ts';
import { createDayMemory } from './day-memory.ts';

/** The instant of an Eastern clock on a day, in ms: `easternMs('2026-11-21', '14:41')`. */
export function easternMs(day: string, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minuteMs(day, hours * 60 + minutes) + seconds * 1_000;
}

type Times = readonly (readonly [time: string, valid: number | null])[];

/** A day's record of totals at Eastern times, seen until a time, with gaps between times. */
export function dayOf(
  day: string,
  totals: Times,
  until: string,
  gaps: readonly (readonly [from: string, to: string])[] = [],
): DayRecord {
  const at = (time: string) => easternMs(day, time);
  const starts = [totals[0]?.[0] ?? until, ...gaps.map(([, to]) => to)];
  const ends = [...gaps.map(([from]) => from), until];
  return {
    day,
    points: totals.map(([time, valid]): DayPoint => ({ ...noFigures, at: at(time), valid })),
    spans: starts.map((from, index) => [at(from), at(ends[index] ?? until)] as const),
  };
}

const noFigures = {
  activeRegions: 4,
  confidence: 90,
  regions: [],
  telemarketers: [],
  pendingAlerts: 0,
};

/** A memory of a day and of kept ones; nothing is recorded into it. */
export function memoryOf(today: DayRecord, kept: readonly DayRecord[] = []): DayMemory {
  return createDayMemory(today.day, [today, ...kept]);
}

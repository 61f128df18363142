import { easternMs as minuteMs } from '../mocks/world/calendar.ts';
import type { DayMemory } from '../src/features/day-record/day-memory.ts';
import type { DayPoint, DayRecord } from '../src/features/day-record/rules/day-record.ts';
import { createDayMemory } from './day-memory.ts';

/** The instant of an Eastern clock on a day, in ms: `easternMs('2026-11-21', '14:41')`. */
export function easternMs(day: string, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minuteMs(day, hours * 60 + minutes) + seconds * 1_000;
}

/**
 * A day's record of totals at Eastern times, seen until a time, with gaps between times:
 * `dayOf(day, '10:00 5, 10:40 null', '11:00', '10:20-10:40')`.
 */
export function dayOf(day: string, totals: string, until: string, gaps = ''): DayRecord {
  const at = (time = '') => easternMs(day, time);
  const list = (text: string) => text.split(', ').filter(Boolean);
  const points = list(totals).map((total) => total.split(' '));
  const blind = list(gaps).map((gap) => gap.split('-'));
  const starts = [points[0]?.[0] ?? until, ...blind.map(([, to]) => to)];
  const ends = [...blind.map(([from]) => from), until];
  return {
    day,
    points: points.map(([time, valid]): DayPoint => ({
      at: at(time),
      valid: valid === 'null' ? null : Number(valid),
      regions: [],
      telemarketers: [],
    })),
    spans: starts.map((from, index) => [at(from), at(ends[index])] as const),
  };
}

/** A memory of a day and of kept ones; nothing is recorded into it. */
export function memoryOf(today: DayRecord, kept: readonly DayRecord[] = []): DayMemory {
  return createDayMemory(today.day, [today, ...kept]);
}

import type { DayPoint, DayRecord } from '../src/features/day-record/rules/day-record.ts';
import { createDayMemory } from './day-memory.ts';

/** The instant of a time of an Eastern day in winter. */
const easternMs = (day: string, time: string) => Date.parse(`${day}T${time}-05:00`);

/** A point with so many valid appointments in each of two regions. */
function point(day: string, time: string, california: number, florida: number): DayPoint {
  return {
    at: easternMs(day, time),
    valid: california + florida,
    activeRegions: 2,
    confidence: 80 + california / 10,
    regions: [
      { region: 'california', valid: california, total: california + 2 },
      { region: 'florida', valid: florida, total: florida * 2 },
    ],
    telemarketers: [
      { name: 'Ana Torres', count: california, performance: 100 },
      { name: 'Daniel Cole', count: florida, performance: 50 },
    ],
    pendingAlerts: 3,
  };
}

/** A day that this device saw from 8:52 AM to 2:41 PM, blind from 11:42 AM to 12:24 PM. */
function recordOf(day: string): DayRecord {
  return {
    day,
    points: [
      point(day, '08:52:10', 0, 0),
      point(day, '10:15:30', 19, 6),
      point(day, '11:40:00', 30, 10),
      point(day, '12:24:20', 41, 14),
    ],
    spans: [
      [easternMs(day, '08:52:10'), easternMs(day, '11:42:40')],
      [easternMs(day, '12:24:20'), easternMs(day, '14:41:00')],
    ],
  };
}

/** A memory of today and of days before it, all alike. */
export const memoryOf = (today: string, ...before: readonly string[]) =>
  createDayMemory(today, [today, ...before].map(recordOf));

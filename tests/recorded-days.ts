import { easternMs as minuteMs } from '../mocks/world/calendar.ts';
import type { DayRecord } from '../src/features/day-record/record.ts';

/** The instant of an Eastern clock on a day, in ms: `easternMs('2026-11-21', '14:41')`. */
export function easternMs(day: string, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minuteMs(day, hours * 60 + minutes) + seconds * 1_000;
}

/** A day's record of totals at Eastern times: `dayOf(day, '10:00 5, 10:40 7')`, with the valid events of regions. */
export function dayOf(
  day: string,
  totals: string,
  regions: Readonly<Record<string, number>> = {},
): DayRecord {
  const rows = Object.entries(regions).map(([region, valid]) => ({ region, valid, all: valid }));
  const entries = totals.split(', ').filter(Boolean);
  return {
    day,
    entries: entries.map((entry) => {
      const [time = '', valid] = entry.split(' ');
      return {
        at: easternMs(day, time),
        valid: Number(valid),
        regions: rows,
        telemarketers: [],
      };
    }),
  };
}

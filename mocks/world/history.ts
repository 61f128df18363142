import type { Center } from './day.ts';
import { eventsOf } from './day.ts';
import { addDays, mondayOf, weekdayOf } from './calendar.ts';
import { nothingChanged, rowAt, type Row } from './row.ts';
import { tallyOf, type Tally } from './tally.ts';

// The tallies of five months are kept, while their events may go.
const tallies = new Map<string, Tally>();

export function pastTally(center: Center, date: string): Tally {
  const key = JSON.stringify([center.seed, center.designated, date]);
  let tally = tallies.get(key);
  if (tally === undefined) {
    tally = tallyOf(date, pastRows(center, date));
    tallies.set(key, tally);
  }
  return tally;
}

export function pastRows(center: Center, date: string): Row[] {
  return eventsOf(center, date).flatMap((event) => rowAt(event, Infinity, nothingChanged) ?? []);
}

/** The first Monday of the fourth month before a day's: months are whole weeks. */
export function historyStart(date: string): string {
  const [year = 0, month = 0] = mondayOf(date).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - 4, 1)).toISOString().slice(0, 10);
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

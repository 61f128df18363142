import type { Center } from '../mocks/center.ts';
import { rememberedDays } from '../mocks/remembered.ts';
import { easternMs as minuteMs } from '../mocks/world/calendar.ts';
import type { DayMemory, MemoryStatus } from '../src/features/day-record/day-state.ts';
import {
  type DayPoint,
  type DayRecord,
  emptyDay,
} from '../src/features/day-record/rules/day-record.ts';
import { type EarlierDays, usualOf } from '../src/features/day-record/rules/pace.ts';
import { createStore } from '../src/ui/store.ts';

/** The instant of an Eastern clock on a day, in ms: `easternMs('2026-11-21', '14:41')`. */
export function easternMs(day: string, time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return minuteMs(day, hours * 60 + minutes) + seconds * 1_000;
}

/**
 * A day's record of totals at Eastern times, recorded until a time, with gaps between times:
 * `dayOf(day, '10:00 5, 10:40 null', '11:00', '10:20-10:40')`.
 */
export function dayOf(day: string, totals: string, until: string, gaps = ''): DayRecord {
  const at = (time = '') => easternMs(day, time);
  const list = (text: string) => text.split(', ').filter(Boolean);
  const points = list(totals).map((total) => total.split(' '));
  const gapTimes = list(gaps).map((gap) => gap.split('-'));
  const starts = [points[0]?.[0] ?? until, ...gapTimes.map(([, to]) => to)];
  const ends = [...gapTimes.map(([from]) => from), until];
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

const byDay = (a: DayRecord, b: DayRecord) => b.day.localeCompare(a.day);

/** A memory of a day and of kept ones, for `day.memory.set`; nothing is recorded into it. */
export function memoryOf(record: DayRecord, days: readonly DayRecord[] = []): DayMemory {
  const earlierOf = (kept: readonly DayRecord[]): EarlierDays => {
    const before = kept.filter(({ day }) => day < record.day).toSorted(byDay);
    const names = before.map(({ day }) => day);
    return { names, last: before[0] ?? null, usual: usualOf(record.day, before) };
  };
  const today = createStore(record);
  const earlier = createStore<EarlierDays | null>(earlierOf(days));
  return {
    today,
    earlier,
    status: createStore<MemoryStatus>('kept'),
    clear: async () => {
      today.set(({ day }) => emptyDay(day));
      earlier.set(earlierOf([]));
    },
  };
}

/** A memory of the days of `?mock=remembered`. */
export function rememberedMemory(center: Center): DayMemory {
  const days = rememberedDays(center);
  const today = center.world.today();
  return memoryOf(days.find(({ day }) => day === today) ?? emptyDay(today), days);
}

import { createStore, useStore } from '../../ui/store.ts';
import type { DayMemory, MemoryStatus } from './day-memory.ts';
import { useDayMemory } from './day-state.ts';
import type { DayRecord } from './rules/day-record.ts';
import { partsOf, easternMinute, nearestIn, rangeOf, type Range } from './rules/replay.ts';
import { useKept, useToday } from './use-day-memory.ts';

/** What this device kept of a moment of the URL (rulings C16). */
export interface ReplayMoment {
  readonly day: string;
  readonly today: string;
  /** null: not kept; undefined while it is read. */
  readonly record: DayRecord | null | undefined;
  readonly range: Range | null;
  readonly wanted: number | null;
  /** The wanted minute, or the nearest one in the range. */
  readonly minute: number;
}

const noStatus = createStore<MemoryStatus>('opening');

export function useShownMoment(at: string): ReplayMoment {
  const memory = useDayMemory();
  const current = useToday();
  const status = useStore(memory?.status ?? noStatus);
  const { day: wantedDay, time } = partsOf(at);
  const today = current.day;
  const day = wantedDay ?? today;
  const kept = useKept(readDay, day);
  const mayCome = status === 'opening' && current.points.length === 0;
  const record = day === today ? current : kept;
  const range = record ? rangeOf(record) : null;
  const wanted = time === null ? null : easternMinute(day, time);
  return {
    day,
    today,
    record: mayCome && day === today ? undefined : record,
    range,
    wanted,
    minute: range ? nearestIn(range, wanted ?? range.to) : 0,
  };
}

const readDay = (memory: DayMemory, day: string) => memory.day(day);

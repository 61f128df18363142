import type { Center } from '../mocks/center.ts';
import { rememberedDays } from '../mocks/remembered.ts';
import type { DayMemory, MemoryStatus } from '../src/features/day-record/day-memory.ts';
import { emptyDay, type DayRecord } from '../src/features/day-record/rules/day-record.ts';
import { createStore } from '../src/ui/store.ts';

/** A memory of `?mock=remembered`'s days, for `day.memory.set`; nothing is recorded into it. */
export function rememberedMemory(center: Center): DayMemory {
  return createDayMemory(center.world.today(), rememberedDays(center));
}

/** A memory of this page alone, of days that are over and today. */
export function createDayMemory(day: string, days: readonly DayRecord[] = []): DayMemory {
  const kept = new Map(days.map((each) => [each.day, each]));
  const today = createStore(kept.get(day) ?? emptyDay(day));
  const changes = createStore(0);
  const before = () => [...kept.keys()].filter((each) => each < today.get().day).toSorted();
  return {
    today,
    status: createStore<MemoryStatus>('kept'),
    changes,
    days: async () => before().toReversed(),
    day: async (which) => (which === today.get().day ? today.get() : (kept.get(which) ?? null)),
    clear: async () => {
      kept.clear();
      today.set(({ day: now }) => emptyDay(now));
      changes.set((count) => count + 1);
    },
  };
}

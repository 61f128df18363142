import { useEffect, useMemo, useState } from 'react';
import { createStore, useStore } from '../../ui/store.ts';
import type { DayMemory } from './day-memory.ts';
import { useDayMemory } from './day-state.ts';
import { type DayRecord, emptyDay } from './rules/day-record.ts';
import { isComparable, type Usual, usualOf } from './rules/pace.ts';

const noDay = createStore(emptyDay(''));
const noChanges = createStore(0);

/** Today as this device saw it; another object at each change. */
export function useToday(): DayRecord {
  return useStore(useDayMemory()?.today ?? noDay);
}

/** What was read last, and for which key; read again when other days are kept or another one began. */
function useLastRead<T, K>(read: (memory: DayMemory, key: K) => Promise<T>, key: K) {
  const memory = useDayMemory();
  const today = useStore(memory?.today ?? noDay, ({ day }) => day);
  const changes = useStore(memory?.changes ?? noChanges);
  const [found, setFound] = useState<{ readonly key: K; readonly value: T }>();
  useEffect(() => {
    if (memory === null) return undefined;
    let isCurrent = true;
    const take = async () => {
      const value = await read(memory, key);
      if (isCurrent) setFound({ key, value });
    };
    void take();
    return () => {
      isCurrent = false;
    };
  }, [memory, changes, today, read, key]);
  return found;
}

const readDay = (memory: DayMemory, day: string) => memory.day(day);

/** A day of the record, null where it is not kept; undefined until it is read. */
export function useKeptDay(day: string): DayRecord | null | undefined {
  const found = useLastRead(readDay, day);
  return found?.key === day ? found.value : undefined;
}

async function readDays(memory: DayMemory, isWanted: (day: string) => boolean) {
  const wanted = (await memory.days()).filter((day) => isWanted(day));
  const found = await Promise.all(wanted.map((day) => memory.day(day)));
  return found.filter((day) => day !== null);
}

/** The kept days that `isWanted` selects, newest first; null while they are read. `isWanted` stays the same function. */
function useKeptDays(isWanted: (day: string) => boolean): readonly DayRecord[] | null {
  const found = useLastRead(readDays, isWanted);
  return found?.key === isWanted ? found.value : null;
}

const readNames = (memory: DayMemory) => memory.days();

/** The kept days before today, newest first; null until they are read. */
export function useKeptDayNames(): readonly string[] | null {
  return useLastRead(readNames, null)?.value ?? null;
}

/** What is usual on a day's weekday, by the kept days before it; null while they are read. */
export function useUsual(day: string): Usual | null {
  const isWanted = useMemo(() => (kept: string) => isComparable(kept, day), [day]);
  const kept = useKeptDays(isWanted);
  return useMemo(() => kept && usualOf(day, kept), [day, kept]);
}

import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../ui/store.ts';
import { type DayMemory, useDayMemory } from './day-state.ts';
import { addDays, minuteOfDay } from '../../domain/time/eastern.ts';
import { confirmedUntil, type DayRecord, emptyDay } from './rules/day-record.ts';
import { isComparable, type Pace, paceAt, type Usual, usualOf } from './rules/pace.ts';

const noDay = createStore(emptyDay(''));
const noChanges = createStore(0);

/** Today's record; another object at each change. */
export function useToday(): DayRecord {
  return useStore(useDayMemory()?.today ?? noDay);
}

/** Reads from the memory, and again when other days are kept or a day begins; undefined until it is read. */
function useKept<T, K>(read: (memory: DayMemory, key: K) => Promise<T>, key: K): T | undefined {
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
  return found?.key === key ? found.value : undefined;
}

const readNames = (memory: DayMemory) => memory.days();

/** The kept days before today, newest first; null until they are read. */
export function useKeptDayNames(): readonly string[] | null {
  return useKept(readNames, null) ?? null;
}

async function readLastDay(memory: DayMemory): Promise<DayRecord | null> {
  const [day] = await memory.days();
  return day === undefined ? null : memory.day(day);
}

/** The newest kept day before today; null while it is read, or without one. */
export function useLastDay(): DayRecord | null {
  return useKept(readLastDay, null) ?? null;
}

async function readUsual(memory: DayMemory, day: string): Promise<Usual> {
  const names = (await memory.days()).filter((kept) => isComparable(kept, day));
  const days = await Promise.all(names.map((kept) => memory.day(kept)));
  return usualOf(
    day,
    days.filter((kept) => kept !== null),
  );
}

/** The usual totals of a day's weekday, by the kept days before it; null while they are read. */
export function useUsual(day: string): Usual | null {
  return useKept(readUsual, day) ?? null;
}

const stepMs = 5 * 60_000;

interface UsualNow {
  readonly usual: Usual;
  /** The last one confirmed, in steps of five. */
  readonly minute: number;
  /** null if days are missing. */
  readonly pace: Pace | null;
}

/** The usual total at this minute; null while the kept days are read, and before a total. */
export function useUsualNow(): UsualNow | null {
  const today = useToday();
  const usual = useUsual(today.day);
  const until = confirmedUntil(today);
  if (usual === null || until === null) return null;
  const minute = minuteOfDay(Math.floor(until / stepMs) * stepMs);
  return { usual, minute, pace: paceAt(usual, minute) };
}

const readYesterday = (memory: DayMemory, day: string) => memory.day(addDays(day, -1));

/** The record of the day before, null if nothing was kept; undefined while it is read. */
export function useYesterday(day: string): DayRecord | null | undefined {
  return useKept(readYesterday, day);
}

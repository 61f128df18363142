import { minuteOfDay } from '../../domain/time/eastern.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { useDayMemory } from './day-state.ts';
import { confirmedUntil, type DayRecord, emptyDay } from './rules/day-record.ts';
import { type EarlierDays, type Pace, paceAt, type Usual } from './rules/pace.ts';

const noDay = createStore(emptyDay(''));
const noEarlierDays = createStore<EarlierDays | null>(null);

/** Today's record; another object at each change. */
export function useToday(): DayRecord {
  return useStore(useDayMemory()?.today ?? noDay);
}

/** The kept days before today; null while they are read. */
export function useEarlierDays(): EarlierDays | null {
  return useStore(useDayMemory()?.earlier ?? noEarlierDays);
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
  const usual = useEarlierDays()?.usual;
  const until = confirmedUntil(today);
  if (!usual || until === null) return null;
  const minute = minuteOfDay(Math.floor(until / stepMs) * stepMs);
  return { usual, minute, pace: paceAt(usual, minute) };
}

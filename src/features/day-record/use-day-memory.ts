import { addDays, easternDate, minuteOfDay } from '../../domain/time/eastern.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { useDayMemory } from './day-state.ts';
import { confirmedUntil, type DayRecord, emptyDay } from './rules/day-record.ts';
import { type EarlierDays, type Pace, paceAt, type Usual } from './rules/pace.ts';
import type { Call } from '../../api/call.ts';
import { reads } from '../../calls/index.ts';
import type { Received } from '../../domain/figures/per-day.ts';
import { usePeriod, useServerMoment } from '../../query/screen-time.ts';
import { useRead, useReceivedAt } from '../../query/use-read.ts';
import { changeBy, changeText, changeTitle, figuresAt } from './rules/yesterday.ts';

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

/** The change of the valid appointments since yesterday, and what it is made of; null without both figures (rulings C4). */
export function useChange() {
  const now = useRead(reads.dashboard).data?.metrics.totalValidAppointments ?? null;
  const { yesterday } = useRead(reads.yesterdayComparison).data?.totalValidAppointments ?? {};
  const { before: than, isWeek } = usePeriod();
  const today = useToday();
  const last = useEarlierDays()?.last;
  if (now === null || !yesterday) return null;
  const until = confirmedUntil(today);
  const minute = until === null ? null : minuteOfDay(until);
  const isKnown = !isWeek && minute !== null && last?.day === addDays(today.day, -1);
  const known = isKnown ? figuresAt(last, minute, 15) : null;
  const point = today.points.at(-1);
  return {
    now,
    yesterday,
    title: changeTitle(now - yesterday, than),
    /** The last minute confirmed today; null before one. */
    minute,
    /** Yesterday's figures as this browser recorded them; null if it did not. */
    known,
    by:
      known && point
        ? changeBy(known, point, (point.valid ?? now) - (known.valid ?? yesterday))
        : null,
  };
}

/** '2 fewer valid than yesterday (105 vs 107): Florida -3, California +2'; '' without both figures. */
export function useChangeText(): string {
  const change = useChange();
  return change === null ? '' : changeText(change);
}

/** The day on which a response came, and its valid appointments by then, as this browser recorded them. */
export function useReceived(read: Call): Received {
  const today = useToday();
  const receivedAt = useReceivedAt(read);
  // In whole minutes, so that no tick draws the screen again.
  const at = useServerMoment(({ now, elapsed }) =>
    Math.floor((now - elapsed + (receivedAt ?? elapsed)) / 60_000),
  );
  const day = easternDate(at * 60_000);
  const known = today.day === day ? figuresAt(today, minuteOfDay(at * 60_000), 1) : null;
  return { day, valid: known?.valid ?? null };
}

import type { RegionKey } from '../../src/domain/region/region.ts';
import {
  addDays,
  closeMs,
  dateAt,
  easternMs,
  isWorkingDay,
  mondayOf,
  openMs,
  weekdayOf,
  workingDays,
} from './calendar.ts';
import { type Center, eventsOf } from './day.ts';
import { createMemory, type Lesson, type SentCorrection } from './memory.ts';
import { anchorShare } from './profile.ts';
import { type Decision, type Memory, nothingChanged, type Row, rowAt } from './row.ts';
import { type Tally, tallyOf } from './tally.ts';

type WorldOptions = Center & {
  readonly now: () => number;
  /** Events of today by 2:41 PM; null for an ordinary number. */
  readonly size?: number | null;
  /** The center's first day has no history. */
  readonly isFirstDay?: boolean;
};

/** Today, or on a Sunday the week before it, with rows in booking order. */
export type View = {
  readonly start: string;
  readonly end: string;
  readonly weekly: boolean;
  readonly rows: readonly Row[];
};

export type World = {
  readonly now: () => number;
  readonly designated: readonly string[];
  readonly today: () => string;
  /** The first day of the history. */
  readonly since: string;
  readonly view: () => View;
  /** The same span a day or a week earlier. */
  readonly previous: () => View;
  /** The working days up to today, or the last ones of them, oldest first. */
  readonly days: (last?: number) => Tally[];
  readonly rowsOf: (date: string) => readonly Row[];
  readonly corrections: () => readonly SentCorrection[];
  readonly lessons: () => readonly Lesson[];
  readonly runs: () => Memory['runs'];
  readonly decide: (eventId: string, decision: Decision) => void;
  readonly correctRep: (eventIds: readonly string[], correction: SentCorrection) => void;
  readonly learn: (lesson: Lesson) => void;
  readonly run: (region: RegionKey | null) => void;
};

const dayMs = 86_400_000;

export function createWorld(options: WorldOptions): World {
  const { now, size = null, isFirstDay = false } = options;
  const startMs = now();
  const startDate = dateAt(startMs);
  const memory = createMemory(startMs);
  const firstDate = isFirstDay ? startDate : historyStart(startDate);
  // Rows from this day on can change in the session.
  const liveFrom = isWorkingDay(startDate) ? startDate : mondayOf(startDate);

  function eventsAt(date: string) {
    if (date < firstDate) return [];
    const events = eventsOf(options, date, date >= liveFrom ? sizeOf(date) : null);
    return isFirstDay ? events.filter((event) => event.bookedMs >= startMs) : events;
  }

  function sizeOf(date: string): number | null {
    // On a Sunday the size is that of six whole days together.
    return size !== null && date < startDate ? Math.round((size * anchorShare) / 6) : size;
  }

  function liveRows(date: string, atMs: number, at: Memory): Row[] {
    const rows: Row[] = [];
    for (const event of eventsAt(date)) {
      const row = rowAt(event, atMs, at);
      if (row === null) break;
      rows.push(row);
    }
    return rows;
  }

  function rowsOf(date: string): readonly Row[] {
    if (date < liveFrom) return date < firstDate ? [] : pastRows(options, date);
    const current = view();
    if (!current.weekly && date === current.start) return current.rows;
    return liveRows(date, now(), memory);
  }

  let kept: { view: View; version: number; fromMs: number; untilMs: number } | null = null;

  function view(): View {
    const atMs = now();
    const fresh = kept?.version === memory.version() && atMs >= kept.fromMs && atMs < kept.untilMs;
    if (kept && fresh) return kept.view;
    const span = spanOf(dateAt(atMs));
    const rows = workingDays(span.start, span.end).flatMap((date) => liveRows(date, atMs, memory));
    const made = { ...span, rows };
    const untilMs = nextChange(span.end, rows, atMs);
    kept = { view: made, version: memory.version(), fromMs: atMs, untilMs };
    return made;
  }

  /** The next instant at which an event is booked or validated, or the day ends. */
  function nextChange(end: string, rows: readonly Row[], atMs: number): number {
    let ms = easternMs(addDays(dateAt(atMs), 1), 0);
    const next = eventsAt(end)[rows.length];
    if (next && next.bookedMs > atMs) ms = Math.min(ms, next.bookedMs);
    for (const { validatedMs } of rows) if (validatedMs > atMs) ms = Math.min(ms, validatedMs);
    return ms;
  }

  function previous(): View {
    const atMs = now();
    const today = dateAt(atMs);
    const { weekly } = spanOf(today);
    const before = addDays(today, weekly ? -7 : -1);
    const span = spanOf(before);
    // Before a Monday comes a Sunday without bookings.
    if (span.weekly !== weekly) return { start: before, end: before, weekly, rows: [] };
    const sameTimeMs = openMs(span.end) + atMs - openMs(today);
    const untilMs = weekly ? closeMs(span.end) + dayMs : sameTimeMs;
    const rows = workingDays(span.start, span.end).flatMap((date) =>
      liveRows(date, untilMs, date < liveFrom ? nothingChanged : memory),
    );
    return { ...span, rows };
  }

  function days(last = Infinity): Tally[] {
    return workingDays(firstDate, dateAt(now()))
      .slice(-last)
      .map((date) => (date < liveFrom ? pastTally(options, date) : tallyOf(date, rowsOf(date))));
  }

  return {
    now,
    designated: options.designated,
    view,
    previous,
    days,
    rowsOf,
    today: () => dateAt(now()),
    since: firstDate,
    corrections: memory.corrections,
    lessons: memory.lessons,
    runs: () => memory.runs,
    ...memory.writers(now),
  };
}

function spanOf(date: string): Omit<View, 'rows'> {
  if (isWorkingDay(date)) return { start: date, end: date, weekly: false };
  return { start: addDays(date, -6), end: addDays(date, -1), weekly: true };
}

// Keeps the tallies of five months, although their events may be dropped.
const tallies = new Map<string, Tally>();

function pastTally(center: Center, date: string): Tally {
  const key = JSON.stringify([center.seed, center.designated, date]);
  let tally = tallies.get(key);
  if (tally === undefined) {
    tally = tallyOf(date, pastRows(center, date));
    tallies.set(key, tally);
  }
  return tally;
}

function pastRows(center: Center, date: string): Row[] {
  return eventsOf(center, date).flatMap((event) => rowAt(event, Infinity, nothingChanged) ?? []);
}

/** The first Monday of the fourth month before a day's: months are whole weeks. */
function historyStart(date: string): string {
  const [year = 0, month = 0] = mondayOf(date).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - 4, 1)).toISOString().slice(0, 10);
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

import type { RegionKey } from '../../src/domain/region/region.ts';
import {
  addDays,
  closeMs,
  dateAt,
  easternMs,
  isWorkingDay,
  mondayOf,
  openMs,
  workingDays,
} from './calendar.ts';
import { eventsOf, type Center } from './day.ts';
import { historyStart, pastRows, pastTally } from './history.ts';
import { createMemory, type Lesson, type SentCorrection } from './memory.ts';
import { anchorShare } from './profile.ts';
import { nothingChanged, rowAt, type Decision, type Memory, type Row } from './row.ts';
import { tallyOf, type Tally } from './tally.ts';

export type WorldOptions = Center & {
  readonly now: () => number;
  /** How many events today has by 2:41 PM; null: an ordinary number. */
  readonly size?: number | null;
  /** The center opens now for the first time: nothing was booked before. */
  readonly isFirstDay?: boolean;
};

/** What the screens call today: the day, or on a Sunday the week from Monday to Saturday before it. */
export type View = {
  readonly start: string;
  readonly end: string;
  readonly weekly: boolean;
  /** In the order in which they were booked. */
  readonly rows: readonly Row[];
};

/** The simulated call center: its readers tell what is so now, its writers change it. */
export type World = {
  readonly now: () => number;
  readonly designated: readonly string[];
  readonly today: () => string;
  /** The first day of its history. */
  readonly since: string;
  readonly view: () => View;
  /** The same span a day, or a week, earlier. */
  readonly previous: () => View;
  /** The working days up to today, all or the last so many, oldest first; the last may still be running. */
  readonly days: (last?: number) => Tally[];
  /** The rows of one of them. */
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

/** One call center. Nothing is worked out before it is asked for. */
export function createWorld(options: WorldOptions): World {
  const { now, size = null, isFirstDay = false } = options;
  const startMs = now();
  const startDate = dateAt(startMs);
  const memory = createMemory(startMs);
  const firstDate = isFirstDay ? startDate : historyStart(startDate);
  // From here on, rows depend on the session; before it they are history.
  const liveFrom = isWorkingDay(startDate) ? startDate : mondayOf(startDate);

  function eventsAt(date: string) {
    if (date < firstDate) return [];
    const events = eventsOf(options, date, date >= liveFrom ? sizeOf(date) : null);
    return isFirstDay ? events.filter((event) => event.bookedMs >= startMs) : events;
  }

  function sizeOf(date: string): number | null {
    // A week seen on a Sunday has six whole days, which together come to the size.
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

  /** When the view changes by itself: an event is booked or judged, or the day ends. */
  function nextChange(end: string, rows: readonly Row[], atMs: number): number {
    let ms = easternMs(addDays(dateAt(atMs), 1), 0);
    const next = eventsAt(end)[rows.length];
    if (next && next.bookedMs > atMs) ms = Math.min(ms, next.bookedMs);
    for (const { judgedMs } of rows) if (judgedMs > atMs) ms = Math.min(ms, judgedMs);
    return ms;
  }

  function previous(): View {
    const atMs = now();
    const today = dateAt(atMs);
    const { weekly } = spanOf(today);
    const before = addDays(today, weekly ? -7 : -1);
    const span = spanOf(before);
    // The day before a Monday is a Sunday, on which nothing is booked.
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

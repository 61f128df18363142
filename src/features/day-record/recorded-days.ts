import { isSimulated } from '../../config.ts';
import { createStore, safeStorage, type Store } from '../../ui/store.ts';
import { type DayPoint, type DayRecord, mergeDays, thinned } from './record.ts';
import { recordOf, recordText } from './record-text.ts';

/** The simulated center has a record of its own. */
const key = isSimulated ? 'day-record-simulated' : 'day-record';
const storage = safeStorage('local');

const minuteMs = 60_000;
/** The page itself knows every minute of the last hour, for the wall's note on lost bands. */
const fineMs = 60 * minuteMs;

/** The record of today and of the last working day, in local storage (docs/memory.md). All tabs write it. */
export class RecordedDays {
  readonly days: Store<readonly DayRecord[]> = createStore(recordOf(storage.get(key)));
  /** Whether the last write succeeded; null before one. */
  readonly isKept = createStore<boolean | null>(null);
  #today = '';
  #savedMinute = 0;

  /** Adds the figures of a moment, and writes them at most once a minute. */
  add(day: string, point: DayPoint): void {
    const isCleared = this.isKept.get() === true && storage.get(key) === null;
    const before = isCleared ? [] : this.days.get();
    this.#today = day;
    const days = mergeDays(before, [{ day, points: [point] }], day);
    const fineFrom = point.at - fineMs;
    this.days.set(days.map((record) => ({ ...record, points: thinned(record.points, fineFrom) })));
    const minute = Math.floor(point.at / minuteMs);
    if (minute !== this.#savedMinute) this.save();
    this.#savedMinute = minute;
  }

  /** Merges the record with the stored one, which other tabs write too, and stores it. */
  save(): void {
    if (this.#today === '') return;
    const merged = mergeDays(recordOf(storage.get(key)), this.days.get(), this.#today);
    this.days.set(merged);
    this.isKept.set(storeDays(merged));
  }
}

/** Replaces the stored record; returns whether it was stored. */
export function storeDays(days: readonly DayRecord[]): boolean {
  const points = (record: DayRecord) => thinned(record.points);
  return storage.set(
    key,
    recordText(days.map((record) => ({ ...record, points: points(record) }))),
  );
}

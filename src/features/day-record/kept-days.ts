import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { isSimulated } from '../../config.ts';
import {
  type DayRecord,
  emptyDay,
  evictionOrder,
  mergeDays,
  mostDays,
  thinned,
} from './rules/day-record.ts';
import { type EarlierDays, isComparable, usualOf } from './rules/pace.ts';

interface Schema extends DBSchema {
  days: { key: string; value: DayRecord };
}

type Days = IDBPObjectStore<Schema, ['days'], 'days', 'readwrite'>;

/** The simulated center has days of its own. */
const databaseName = isSimulated ? 'day-record simulated' : 'day-record';

/** The days in this browser's storage. Each write is one transaction; errors of the browser are passed on. */
export class KeptDays {
  #open: Promise<IDBPDatabase<Schema>> | null = null;

  async load(day: string): Promise<DayRecord | null> {
    return (await (await this.#database()).get('days', day)) ?? null;
  }

  /** Merges a day into the stored one, which other tabs write too, and returns the result. */
  async merge(record: DayRecord): Promise<DayRecord> {
    return this.#write(async (days) => {
      const kept = await days.get(record.day);
      const merged = kept ? mergeDays(kept, record) : record;
      await days.put(merged);
      return merged;
    });
  }

  /** Thins the past days, and deletes all but the newest 60. */
  async bound(today: string): Promise<void> {
    await this.#write(async (days) => {
      const order = evictionOrder(await days.getAllKeys(), today);
      await Promise.all(order.slice(0, -mostDays).map((day) => days.delete(day)));
      await Promise.all(order.slice(-mostDays).map((day) => thin(days, day)));
    });
  }

  async before(day: string): Promise<EarlierDays> {
    const names = (await (await this.#database()).getAllKeys('days'))
      .filter((kept) => kept < day)
      .toReversed();
    const used = names.filter((kept) => kept === names[0] || isComparable(kept, day));
    const days = (await Promise.all(used.map((kept) => this.load(kept)))).filter(
      (kept) => kept !== null,
    );
    return { names, last: days[0] ?? null, usual: usualOf(day, days) };
  }

  async clear(): Promise<void> {
    await (await this.#database()).clear('days');
  }

  close(): void {
    void this.#open?.then((database) => database.close()).catch(() => undefined);
    this.#open = null;
  }

  async #write<T>(run: (days: Days) => Promise<T>): Promise<T> {
    const transaction = (await this.#database()).transaction('days', 'readwrite');
    const [result] = await Promise.all([run(transaction.store), transaction.done]);
    return result;
  }

  #database(): Promise<IDBPDatabase<Schema>> {
    this.#open ??= this.#openDatabase().catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    return this.#open;
  }

  async #openDatabase(): Promise<IDBPDatabase<Schema>> {
    // Missing in a private window of some browsers.
    if (!(globalThis as { indexedDB?: unknown }).indexedDB)
      throw new DOMException('No IndexedDB', 'SecurityError');
    return openDB<Schema>(databaseName, 1, {
      upgrade: (database) => void database.createObjectStore('days', { keyPath: 'day' }),
      blocking: () => this.close(),
      terminated: () => (this.#open = null),
    });
  }
}

async function thin(days: Days, day: string): Promise<void> {
  const record = (await days.get(day)) ?? emptyDay(day);
  const fewer = thinned(record);
  if (fewer.points.length < record.points.length) await days.put(fewer);
}

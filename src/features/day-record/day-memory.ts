import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { isSimulated } from '../../config.ts';
import { elapsedMs } from '../../ui/clock.ts';
import { createStore, type Store } from '../../ui/store.ts';
import type { DayMemory, MemoryStatus } from './day-state.ts';
import {
  type DayRecord,
  emptyDay,
  evictionOrder,
  mergeDays,
  mostDays,
  thinned,
  withFigures,
} from './rules/day-record.ts';
import { type EarlierDays, isComparable, usualOf } from './rules/pace.ts';
import type { DaySnapshot } from './rules/snapshot.ts';

/** Today is written so often at most, in ms. */
const saveMs = 60_000;

/** A channel to the other tabs, each of which keeps the same days. */
export type Tabs = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The memory of this tab, merged into the browser's storage, which all tabs share. */
export class RecordedDays implements DayMemory {
  readonly today: Store<DayRecord>;
  readonly status = createStore<MemoryStatus>('opening');
  readonly earlier = createStore<EarlierDays | null>(null);
  readonly #kept = new KeptDays();
  readonly #tabs: Tabs | null;
  #savedAt: number | null = null;
  #boundedDay = '';

  constructor(day: string, tabs: Tabs | null) {
    this.today = createStore(emptyDay(day));
    this.#tabs = tabs;
    tabs?.addEventListener('message', () => void this.#attempt(() => this.#readToday()));
    void this.#attempt(async () => this.#merge(await this.#kept.load(day)));
    void this.#readEarlier();
  }

  record({ day, figures, at, confirmedAt }: DaySnapshot): void {
    if (day !== this.today.get().day) {
      void this.save();
      this.#savedAt = null;
      this.earlier.set(null);
      this.today.set(emptyDay(day));
      void this.#readEarlier();
    }
    if (figures) this.today.set((now) => withFigures(now, figures, at, confirmedAt));
    if (this.#savedAt === null || elapsedMs() - this.#savedAt >= saveMs) void this.save();
  }

  /** Writes today. A failure sets `status`, and the next poll that is due tries again. */
  async save(): Promise<void> {
    const record = this.today.get();
    if (record.spans.length === 0) return;
    this.#savedAt = elapsedMs();
    await this.#attempt(async () => {
      this.#merge(await this.#kept.merge(record));
      if (this.#boundedDay !== record.day) {
        await this.#kept.bound(record.day);
        this.#boundedDay = record.day;
        await this.#readEarlier();
      }
      this.#notifyTabs();
    });
  }

  async clear(): Promise<void> {
    await this.#kept.clear();
    this.#forget();
    this.#notifyTabs();
  }

  end(): void {
    void this.save();
    this.#tabs?.close();
    this.#kept.close();
  }

  /** Another tab wrote, or cleared all days. */
  async #readToday(): Promise<void> {
    const kept = await this.#kept.load(this.today.get().day);
    if (kept === null && this.#savedAt !== null) this.#forget();
    this.#merge(kept);
  }

  #merge(kept: DayRecord | null): void {
    if (kept) this.today.set((now) => (now.day === kept.day ? mergeDays(kept, now) : now));
  }

  #forget(): void {
    this.#savedAt = null;
    this.today.set(({ day }) => emptyDay(day));
    void this.#readEarlier();
  }

  async #readEarlier(): Promise<void> {
    const { day } = this.today.get();
    const earlier = await this.#kept
      .before(day)
      .catch(() => ({ names: [], last: null, usual: usualOf(day, []) }));
    if (day === this.today.get().day) this.earlier.set(earlier);
  }

  #notifyTabs(): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel takes none.
    this.#tabs?.postMessage('changed');
  }

  async #attempt(run: () => Promise<void>): Promise<void> {
    try {
      await run();
      this.status.set('kept');
    } catch (error) {
      this.status.set(statusOf(error instanceof Error ? error.name : ''));
    }
  }
}

const refusals = new Set(['SecurityError', 'InvalidStateError', 'NotAllowedError', 'UnknownError']);

function statusOf(errorName: string): MemoryStatus {
  if (errorName === 'QuotaExceededError') return 'full';
  return refusals.has(errorName) ? 'blocked' : 'broken';
}

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

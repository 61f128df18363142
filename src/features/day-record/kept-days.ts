import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import { simulated } from '../../config.ts';
import { type DayPoint, type DayRecord, emptyDay } from './rules/day-record.ts';
import {
  dayOf,
  evictionOrder,
  mergeDays,
  mostDays,
  type Span,
  spansOf,
  thinned,
} from './rules/merge-days.ts';

interface KeptDay {
  readonly day: string;
  readonly spans: readonly Span[];
  readonly points: readonly DayPoint[];
}

interface Schema extends DBSchema {
  days: { key: string; value: KeptDay };
}

type Days = IDBPObjectStore<Schema, ['days'], 'days', 'readwrite'>;

/** The simulated center has days of its own. */
const databaseName = simulated ? 'day-record simulated' : 'day-record';

/** The days in this browser's storage. Every method throws what the browser throws; each write is one transaction. */
export class KeptDays {
  #open: Promise<IDBPDatabase<Schema>> | null = null;

  async load(day: string): Promise<DayRecord | null> {
    const database = await this.#database();
    const kept = await database.get('days', day);
    return kept === undefined ? null : recordOf(day, kept);
  }

  /** Writes a day together with what other tabs wrote of it, and returns both. */
  async merge(record: DayRecord): Promise<DayRecord> {
    return this.#write((days) => mergeInto(days, record));
  }

  /** Thins the days that are over, and deletes all but the newest 60. */
  async bound(today: string): Promise<void> {
    await this.#write(async (days) => {
      const order = evictionOrder(await days.getAllKeys(), today);
      await Promise.all(order.slice(0, -mostDays).map((day) => days.delete(day)));
      await Promise.all(order.slice(-mostDays).map((day) => thin(days, day)));
    });
  }

  async days(): Promise<readonly string[]> {
    return (await this.#database()).getAllKeys('days');
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
    // Some browsers have none in a private window.
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
  const record = recordOf(day, await days.get(day));
  const fewer = thinned(record);
  if (fewer.points.length < record.points.length) await days.put(keptOf(fewer));
}

async function mergeInto(days: Days, record: DayRecord): Promise<DayRecord> {
  const kept = await days.get(record.day);
  const merged = mergeDays(kept ? recordOf(record.day, kept) : emptyDay(record.day), record);
  await days.put(keptOf(merged));
  return merged;
}

const keptOf = (record: DayRecord): KeptDay => ({
  day: record.day,
  spans: spansOf(record),
  points: record.points,
});

function recordOf(day: string, kept: unknown): DayRecord {
  const { spans, points } = fieldsOf(kept);
  return dayOf(day, readSpans(spans), readPoints(points));
}

// What a device kept may be damaged, or of a build to come.

/** A kept point; null where it can't be one. Only the fields of a point are taken over. */
function readPoint(value: unknown): DayPoint | null {
  const { at, valid, activeRegions, confidence, pendingAlerts, regions, telemarketers } =
    fieldsOf(value);
  if (!isInstant(at)) return null;
  return {
    valid: numberIn(valid),
    activeRegions: numberIn(activeRegions),
    confidence: numberIn(confidence),
    regions: rowsIn(regions, ({ region, valid: of, total }) =>
      typeof region === 'string' ? { region, valid: numberIn(of), total: numberIn(total) } : [],
    ),
    telemarketers: rowsIn(telemarketers, ({ name, count, performance }) =>
      typeof name === 'string'
        ? { name, count: numberIn(count), performance: numberIn(performance) }
        : [],
    ),
    pendingAlerts: numberIn(pendingAlerts),
    at,
  };
}

function readPoints(values: unknown): readonly DayPoint[] {
  return Array.isArray(values) ? values.flatMap((value) => readPoint(value) ?? []) : [];
}

function readSpans(values: unknown): readonly Span[] {
  if (!Array.isArray(values)) return [];
  return values.flatMap((value): Span[] => {
    const [from, to]: unknown[] = Array.isArray(value) ? value : [];
    return isInstant(from) && isInstant(to) && from <= to ? [[from, to]] : [];
  });
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15;
}

function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function rowsIn<T>(values: unknown, read: (row: ReturnType<typeof fieldsOf>) => T | never[]): T[] {
  return Array.isArray(values) ? values.flatMap((value) => read(fieldsOf(value))) : [];
}

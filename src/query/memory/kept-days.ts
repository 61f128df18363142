import { byWorth, mostBytes, thinned, tooMany, type KeptSize } from '../../domain/memory/bounds.ts';
import { minuteOf, type DayPoint, type DayRecord } from '../../domain/memory/day-record.ts';
import { dayOf } from '../../domain/memory/merge-days.ts';
import { fieldsOf, readPoints, readSpans } from '../../domain/memory/read-point.ts';
import { spansOf, united } from '../../domain/memory/spans.ts';
import { bytesOf, openDatabase, walk, type Database, type DayRow } from './database.ts';

/** The days in this browser's storage. Every method throws what the browser throws; each write is whole or not at all. */
export class KeptDays {
  #open: Promise<Database> | null = null;
  /** As last counted, with what was written since. */
  #bytes = 0;

  async load(day: string): Promise<DayRecord | null> {
    const database = await this.#database();
    const transaction = database.transaction(['days', 'points']);
    const [row, points] = await Promise.all([
      transaction.objectStore('days').get(day),
      transaction.objectStore('points').getAll(minutesOf(day)),
      transaction.done,
    ]);
    if (row === undefined) return null;
    const kept = readRow(row, day);
    return dayOf(day, kept.spans, [...kept.points, ...readPoints(points)]);
  }

  /** Writes some points of a day, and until when it was seen. What another page wrote of it stays. */
  async write(record: DayRecord, points: readonly DayPoint[]): Promise<void> {
    const { day } = record;
    const database = await this.#database();
    const transaction = database.transaction(['days', 'points'], 'readwrite');
    const days = transaction.objectStore('days');
    const minutes = transaction.objectStore('points');
    const writing = async () => {
      const before = readRow(await days.get(day), day);
      const putPoint = async (point: DayPoint) => {
        const key: [string, number] = [day, minuteOf(point)];
        const old = await minutes.get(key);
        await minutes.put(point, key);
        return bytesOf(point) - bytesOf(old);
      };
      const spans = united([...before.spans, ...spansOf(record)]);
      const sizes = await Promise.all(points.map(putPoint));
      const added = sizes.reduce((sum, size) => sum + size, bytesOf(spans) - bytesOf(before.spans));
      await days.put({ ...before, spans, bytes: before.bytes + added });
      return added;
    };
    const [added] = await Promise.all([writing(), transaction.done]);
    this.#bytes += added;
    if (this.#bytes > mostBytes) await this.bound(day);
  }

  /** Thins the days that are over, and forgets those beyond the bounds. */
  async bound(today: string): Promise<void> {
    const database = await this.#database();
    const keys = await database.getAllKeys('points');
    const over = new Set(keys.map(([day]) => day).filter((day) => day !== today));
    await Promise.all([...over].map((day) => this.#thin(day)));
    const sizes = await this.sizes();
    const counted = new Set(sizes.map(({ day }) => day));
    const damaged = (await database.getAllKeys('days')).filter((day) => !counted.has(day));
    await this.#forget([...damaged, ...tooMany(sizes, today)]);
    const left = await this.sizes();
    this.#bytes = left.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** Forgets the oldest day but today; false where there is none. */
  async forgetOldest(today: string): Promise<boolean> {
    const oldest = byWorth(await this.sizes(), today).at(-1);
    if (oldest) await this.#forget([oldest.day]);
    return oldest !== undefined;
  }

  /** Oldest first. */
  async sizes(): Promise<readonly KeptSize[]> {
    const database = await this.#database();
    const sizes: KeptSize[] = [];
    const transaction = database.transaction('days');
    await walk(await transaction.store.index('sizes').openKeyCursor(), ({ key: [day, bytes] }) =>
      sizes.push({ day, bytes }),
    );
    return sizes;
  }

  async clear(): Promise<void> {
    const database = await this.#database();
    const transaction = database.transaction(['days', 'points'], 'readwrite');
    await Promise.all([
      transaction.objectStore('days').clear(),
      transaction.objectStore('points').clear(),
      transaction.done,
    ]);
    this.#bytes = 0;
  }

  /** Opens the database again at the next use. */
  close(): void {
    void this.#open?.then((database) => database.close()).catch(() => undefined);
    this.#open = null;
  }

  #database(): Promise<Database> {
    this.#open ??= openDatabase({ onEnd: () => (this.#open = null) }).catch((error: unknown) => {
      this.#open = null;
      throw error;
    });
    return this.#open;
  }

  async #thin(day: string): Promise<void> {
    const database = await this.#database();
    const transaction = database.transaction(['days', 'points'], 'readwrite');
    const days = transaction.objectStore('days');
    const minutes = transaction.objectStore('points');
    const thinning = async () => {
      const { spans, points } = readRow(await days.get(day), day);
      const seen = readPoints(await minutes.getAll(minutesOf(day)));
      const whole = dayOf(day, spans, [...points, ...seen]);
      const { points: fewer } = thinned(whole);
      await days.put({ day, spans, points: fewer, bytes: bytesOf(fewer) + bytesOf(spans) });
      await minutes.delete(minutesOf(day));
    };
    await Promise.all([thinning(), transaction.done]);
  }

  async #forget(days: readonly string[]): Promise<void> {
    if (days.length === 0) return;
    const database = await this.#database();
    const transaction = database.transaction(['days', 'points'], 'readwrite');
    await Promise.all([
      ...days.flatMap((day) => [
        transaction.objectStore('days').delete(day),
        transaction.objectStore('points').delete(minutesOf(day)),
      ]),
      transaction.done,
    ]);
  }
}

function minutesOf(day: string): IDBKeyRange {
  return IDBKeyRange.bound([day], [day, []]);
}

/** A row of any build, damaged or not; an empty one of none. */
function readRow(row: unknown, day: string): DayRow {
  const { spans, points, bytes } = fieldsOf(row);
  return {
    day,
    spans: readSpans(spans),
    points: readPoints(points),
    bytes: typeof bytes === 'number' && bytes >= 0 ? bytes : 0,
  };
}

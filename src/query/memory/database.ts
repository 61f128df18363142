import { deleteDB, openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { simulated } from '../../config.ts';
import { spansOf, united, type Span } from '../../domain/memory/spans.ts';
import { fieldsOf, isInstant, readPoints } from '../../domain/memory/read-point.ts';
import type { DayPoint, Gap } from '../../domain/memory/day-record.ts';

/** One day. Of today the points are rows of their own, so that a poll writes one of them. */
export interface DayRow {
  readonly day: string;
  readonly spans: readonly Span[];
  readonly points: readonly DayPoint[];
  readonly bytes: number;
}

interface Schema extends DBSchema {
  days: { key: string; value: DayRow; indexes: { sizes: [string, number] } };
  points: { key: [string, number]; value: DayPoint };
}

export type Database = IDBPDatabase<Schema>;

/** The simulated center has days of its own. */
export const databaseName = simulated ? 'days simulated' : 'days';
const databaseVersion = 2;

interface Ends {
  /** The browser has closed it, or a newer build wants to change it. */
  readonly onEnd: () => void;
}

/** Opens what earlier builds have kept, in the shape of this one. Throws a DOMException where the browser refuses. */
export async function openDatabase({ onEnd }: Ends): Promise<Database> {
  // Some browsers have none in a private window.
  if (!(globalThis as { indexedDB?: unknown }).indexedDB)
    throw new DOMException('No IndexedDB', 'SecurityError');
  const database = await open(onEnd);
  if (database.objectStoreNames.length === 2) return database;
  // Not made by any build: nothing in it can be read.
  database.close();
  await deleteDB(databaseName);
  return open(onEnd);
}

async function open(onEnd: () => void): Promise<Database> {
  const database = await openDB<Schema>(databaseName, databaseVersion, {
    async upgrade(made, before, _version, transaction) {
      if (before < 1) made.createObjectStore('days', { keyPath: 'day' });
      if (before < 2) {
        made.createObjectStore('points');
        const days = transaction.objectStore('days');
        days.createIndex('sizes', ['day', 'bytes']);
        // A day that can't be read is not worth the others.
        await fromVersion1(days).catch(() => undefined);
      }
    },
    blocking: () => {
      database.close();
      onEnd();
    },
    terminated: onEnd,
  });
  return database;
}

type Days = IDBPObjectStore<Schema, ('days' | 'points')[], 'days', 'versionchange'>;

/** Version 1 kept each day whole, with its gaps; from 2 on spans, which those of another page can be united with. */
async function fromVersion1(days: Days): Promise<void> {
  await walk(await days.openCursor(), async (cursor) => {
    const row = rowOfVersion1(cursor.value);
    await (row ? cursor.update(row) : cursor.delete());
  });
}

export async function walk<C extends { readonly continue: () => Promise<C | null> }>(
  cursor: C | null,
  take: (cursor: C) => unknown,
): Promise<void> {
  if (cursor === null) return;
  await take(cursor);
  await walk(await cursor.continue(), take);
}

function rowOfVersion1(value: unknown): DayRow | null {
  const { day, gaps, seenUntil, ...rest } = fieldsOf(value);
  if (typeof day !== 'string' || !isInstant(seenUntil)) return null;
  const points = readPoints(rest['points']);
  const edges = Array.isArray(gaps) ? gaps.map((gap) => fieldsOf(gap)) : [];
  const isGap = ({ from, to }: Fields) => isInstant(from) && isInstant(to) && from < to;
  const record = { day, points, gaps: edges.filter(isGap) as unknown as Gap[], seenUntil };
  const spans = united(spansOf(record));
  return { day, spans, points, bytes: bytesOf(points) + bytesOf(spans) };
}

type Fields = ReturnType<typeof fieldsOf>;

/** What a value takes as JSON; nothing where there is none. */
export function bytesOf(value: object | undefined): number {
  return value === undefined ? 0 : new TextEncoder().encode(JSON.stringify(value)).length;
}

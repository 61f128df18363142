import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type DayRecord,
  emptyDay,
  type Figures,
  gapsOf,
  mostDays,
  withFigures,
} from './rules/day-record.ts';
import type { DaySnapshot } from './rules/snapshot.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { KeptDays, RecordedDays, type Tabs } from './day-memory.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const today = '2026-11-21';
const minute = 60_000;
const dayMs = 24 * 60 * minute;

const figures = (valid: number): Figures => ({
  valid,
  regions: [{ region: 'florida', valid, total: valid + 1 }],
  telemarketers: [],
});

const snapshot = (valid: number, at: number): DaySnapshot => ({
  day: easternDate(at),
  figures: figures(valid),
  at,
  confirmedAt: at,
});

/** A point each minute of the half hour before. */
const halfHour = (day: string, until: number): DayRecord =>
  Array.from({ length: 31 }, (_, i) => i).reduce(
    (record, i) => withFigures(record, figures(i), until - (30 - i) * minute),
    emptyDay(day),
  );

/** The tabs of one browser: a message reaches all but its sender. */
function browser() {
  const tabs = new Set<{ receive: () => void }>();
  return (): Tabs => {
    const own = { receive: (): void => undefined };
    tabs.add(own);
    return {
      postMessage: () => tabs.forEach((tab) => tab !== own && tab.receive()),
      addEventListener: (_type: string, receive: unknown) => {
        own.receive = receive as () => void;
      },
      close: () => void tabs.delete(own),
    };
  };
}

const opened: RecordedDays[] = [];

function memoryOf(tabs: Tabs | null = null, day = today): RecordedDays {
  const memory = new RecordedDays(day, tabs);
  opened.push(memory);
  return memory;
}

const expectStatus = (memory: RecordedDays, status: string) =>
  vi.waitFor(() => expect(memory.status.get()).toBe(status), { interval: 2 });
const valids = (record: DayRecord | null) => record?.points.map(({ valid }) => valid);
const stored = async (day = today) => valids(await new KeptDays().load(day));
const expectStored = (expected: readonly number[], day = today) =>
  vi.waitFor(async () => expect(await stored(day)).toEqual(expected), { interval: 2 });
const refuse = (name: string) =>
  vi.spyOn(KeptDays.prototype, 'merge').mockRejectedValue(new DOMException('planted', name));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  opened.splice(0).forEach((memory) => memory.end());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the record of a page', () => {
  it('is read again when the page is loaded again, with a gap for the time between', async () => {
    const before = memoryOf();
    before.record(snapshot(3, noon));
    await expectStored([3]);
    before.end();
    const after = memoryOf();
    after.record(snapshot(5, noon + 20 * minute));
    await expectStored([3, 5]);
    expect(valids(after.today.get())).toEqual([3, 5]);
    expect(gapsOf(after.today.get())).toEqual([[noon, noon + 20 * minute]]);
  });

  it('is written at most once a minute, and when the page is left', async () => {
    const merge = vi.spyOn(KeptDays.prototype, 'merge');
    const memory = memoryOf();
    for (let poll = 0; poll < 9; poll += 1) {
      memory.record(snapshot(poll, noon + (poll * minute) / 2));
      vi.advanceTimersByTime(minute / 2);
    }
    expect(merge).toHaveBeenCalledTimes(5);
    memory.record(snapshot(9, noon + 5 * minute));
    await memory.save();
    expect((await stored())?.at(-1)).toBe(9);
  });

  it('begins a new day at midnight, and thins the past one', async () => {
    const night = Date.parse('2026-11-22T04:59:00Z');
    await new KeptDays().merge(halfHour(today, night));
    const memory = memoryOf();
    memory.record(snapshot(31, night));
    vi.advanceTimersByTime(2 * minute);
    memory.record(snapshot(0, night + 2 * minute));
    expect(memory.today.get()).toMatchObject({ day: '2026-11-22', points: [{ valid: 0 }] });
    await vi.waitFor(async () => {
      const over = await new KeptDays().load(today);
      expect(over?.points.length).toBeLessThanOrEqual(3);
      expect(over?.points.at(-1)).toMatchObject({ valid: 31 });
    });
    expect(memory.earlier.get()).toMatchObject({ names: [today], last: { day: today } });
  });

  it('returns to the right day after a machine clock that was ahead is set back', async () => {
    const memory = memoryOf();
    memory.record(snapshot(7, noon + 2 * dayMs));
    memory.record(snapshot(3, noon));
    memory.record(snapshot(4, noon + minute));
    expect(memory.today.get()).toMatchObject({ day: today, points: [{ valid: 3 }, { valid: 4 }] });
    await memory.save();
    expect(memory.earlier.get()?.names).toEqual([]);
  });

  it('thins no day before a response has set the date', async () => {
    await new KeptDays().merge(halfHour(today, noon));
    const ahead = memoryOf(null, '2026-11-22');
    await expectStatus(ahead, 'kept');
    expect(await stored()).toHaveLength(31);
    ahead.record(snapshot(31, noon + minute));
    await vi.waitFor(() => expect(valids(ahead.today.get())).toHaveLength(32));
    expect(ahead.today.get().day).toBe(today);
  });

  it('is 60 days before today at most, the oldest go first', async () => {
    const kept = new KeptDays();
    for (let i = 70; i > 0; i -= 1) {
      const at = noon - i * dayMs;
      await kept.merge(halfHour(easternDate(at), at));
    }
    const memory = memoryOf();
    memory.record(snapshot(3, noon));
    await vi.waitFor(() => expect(memory.earlier.get()?.names).toHaveLength(mostDays));
    const { names, last, usual } = memory.earlier.get() ?? {};
    expect([names?.[0], last?.day]).toEqual(['2026-11-20', '2026-11-20']);
    expect(usual).toMatchObject({ weekday: 'Saturday', days: { length: 8 } });
  });
});

describe('two tabs', () => {
  it('merge their records of a day in any order', async () => {
    const tab = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    b.record(snapshot(1, noon));
    a.record(snapshot(2, noon + minute));
    vi.advanceTimersByTime(minute);
    b.record(snapshot(4, noon + 2 * minute));
    await expectStored([1, 2, 4]);
    await vi.waitFor(() => expect(valids(a.today.get())).toEqual([1, 2, 4]));
    expect(valids(b.today.get())).toEqual([1, 2, 4]);
  });

  it('are both empty after one of them has cleared the record', async () => {
    const tab = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    a.record(snapshot(1, noon));
    await vi.waitFor(() => expect(valids(b.today.get())).toEqual([1]));
    await b.clear();
    await vi.waitFor(() => expect(a.today.get().points).toEqual([]));
    expect(b.today.get().points).toEqual([]);
    expect((await new KeptDays().before('2026-11-22')).names).toEqual([]);
    a.record(snapshot(2, noon + minute));
    await expectStored([2]);
  });
});

describe('storage', () => {
  it('that is missing leaves the record in the page', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const memory = memoryOf();
    memory.record(snapshot(3, noon));
    await expectStatus(memory, 'blocked');
    expect(valids(memory.today.get())).toEqual([3]);
    expect(memory.earlier.get()).toMatchObject({ names: [], last: null, usual: { days: [] } });
  });

  it.each([
    ['full', 'QuotaExceededError'],
    ['blocked', 'UnknownError'],
    ['broken', 'DataError'],
  ])('that is %s is tried again a minute later, with all of today', async (status, name) => {
    const merge = refuse(name);
    const memory = memoryOf();
    await expectStatus(memory, 'kept');
    memory.record(snapshot(1, noon));
    await expectStatus(memory, status);
    memory.record(snapshot(2, noon + minute / 2));
    expect(merge).toHaveBeenCalledTimes(1);
    merge.mockRestore();
    vi.advanceTimersByTime(minute);
    memory.record(snapshot(3, noon + minute));
    await expectStatus(memory, 'kept');
    expect(await stored()).toEqual([2, 3]);
  });

  it('that cannot be cleared passes the error on, and the record stays', async () => {
    const memory = memoryOf();
    memory.record(snapshot(3, noon));
    vi.spyOn(KeptDays.prototype, 'clear').mockRejectedValue(new Error('refused'));
    await expect(memory.clear()).rejects.toThrow('refused');
    expect(valids(memory.today.get())).toEqual([3]);
  });
});

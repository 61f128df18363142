import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import {
  dayMs,
  eachAnew,
  halfHour,
  isKept,
  memoryOf,
  minute,
  noon,
  seen,
  today,
  valids,
} from '../../../tests/memories.ts';
import { mostDays } from '../../domain/memory/bounds.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { databaseName } from './database.ts';
import { KeptDays } from './kept-days.ts';

eachAnew();

describe('what is kept', () => {
  it('is 60 days before today at most, the oldest go first', async () => {
    const kept = new KeptDays();
    for (let i = 70; i > 0; i -= 1) {
      const at = noon - i * dayMs;
      const record = halfHour(easternDate(at), at);
      await kept.write(record, record.points);
    }
    const memory = memoryOf();
    memory.see(seen(3, noon));
    await vi.waitFor(async () => expect(await memory.days()).toHaveLength(mostDays));
    const days = await memory.days();
    expect([days.length, days[0]]).toEqual([mostDays, '2026-11-20']);
    const { bytes } = await memory.facts();
    const all = await Promise.all([today, ...days].map((day) => kept.load(day)));
    expect(bytes).toBeGreaterThan(JSON.stringify(all.map((day) => day?.points)).length * 0.9);
    expect(bytes).toBeLessThan(JSON.stringify(all).length);
  });

  it('is a day of an earlier schema, which stays as it was', async () => {
    const record = halfHour('2026-11-20', noon - dayMs);
    const old = await openDB(databaseName, 1, {
      upgrade: (made) => void made.createObjectStore('days', { keyPath: 'day' }),
    });
    await old.put('days', record);
    await old.put('days', { day: '2026-11-19', points: 'damaged', gaps: 7, seenUntil: 'never' });
    old.close();
    const memory = memoryOf();
    await isKept(memory);
    expect(await memory.days()).toEqual(['2026-11-20']);
    expect(await memory.day('2026-11-20')).toEqual(record);
    expect((await memory.facts()).bytes).toBeGreaterThan(1_000);
  });

  it('is read around what is damaged', async () => {
    const kept = new KeptDays();
    const record = halfHour(today, noon);
    await kept.write(record, record.points);
    kept.close();
    const database = await openDB(databaseName);
    await database.put('points', 'no point', [today, 1]);
    await database.put('points', { at: 'now', valid: 3 }, [today, 2]);
    await database.put('days', { day: today, spans: 'none', points: [{ at: 1e99 }], bytes: -1 });
    database.close();
    const memory = memoryOf();
    memory.see(seen(40, noon + minute));
    await isKept(memory);
    expect(valids(memory.today.get())).toEqual([...Array.from({ length: 31 }, (_, i) => i), 40]);
  });
});

describe('storage that', () => {
  it('is not there costs the memory only', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const memory = memoryOf();
    memory.see(seen(3, noon));
    await vi.waitFor(() => expect(memory.status.get()).toBe('blocked'));
    expect(valids(memory.today.get())).toEqual([3]);
    expect([await memory.days(), await memory.day('2026-11-20')]).toEqual([[], null]);
    vi.unstubAllGlobals();
  });

  it('is of a newer build is left alone', async () => {
    const newer = await openDB(databaseName, 9);
    newer.close();
    const memory = memoryOf();
    await vi.waitFor(() => expect(memory.status.get()).toBe('broken'));
    expect((await indexedDB.databases())[0]?.version).toBe(9);
  });

  it('is full loses the oldest day, takes what it can, and is tried again after 5 minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const kept = new KeptDays();
    const old = halfHour('2026-11-20', noon - dayMs);
    await kept.write(old, old.points);
    const memory = memoryOf();
    await isKept(memory);
    const write = vi.spyOn(KeptDays.prototype, 'write');
    write.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
    memory.see(seen(3, noon));
    await vi.waitFor(async () => expect(valids(await kept.load(today))).toEqual([3]));
    expect(await memory.days()).toEqual([]);
    write.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    memory.see(seen(4, noon + minute));
    await vi.waitFor(() => expect(memory.status.get()).toBe('full'));
    expect(valids(memory.today.get())).toEqual([3, 4]);
    write.mockRestore();
    memory.see(seen(5, noon + 2 * minute));
    expect(memory.status.get()).toBe('full');
    vi.advanceTimersByTime(5 * minute);
    memory.see(seen(5, noon + 3 * minute));
    await vi.waitFor(async () => expect(valids(await kept.load(today))).toEqual([3, 4, 5]));
    await isKept(memory);
    vi.useRealTimers();
  });

  it('stays full loses one day, not all', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const kept = new KeptDays();
    for (const i of [1, 2, 3]) {
      const record = halfHour(easternDate(noon - i * dayMs), noon - i * dayMs);
      await kept.write(record, record.points);
    }
    const memory = memoryOf();
    await isKept(memory);
    vi.spyOn(KeptDays.prototype, 'write').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    for (let i = 0; i < 5; i += 1) {
      memory.see(seen(i, noon + i * minute));
      await vi.waitFor(() => expect(memory.status.get()).toBe('full'));
      vi.advanceTimersByTime(5 * minute);
    }
    expect(await memory.days()).toHaveLength(2);
    vi.useRealTimers();
  });

  it('works again is said to the screen, and keeps the evening that it refused', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const evening = Date.parse('2026-11-22T04:50:00Z');
    const memory = memoryOf();
    await isKept(memory);
    const write = vi.spyOn(KeptDays.prototype, 'write');
    write.mockRejectedValue(new DOMException('refused', 'UnknownError'));
    memory.see(seen(9, evening));
    await vi.waitFor(() => expect(memory.status.get()).toBe('blocked'));
    memory.see(seen(0, evening + 15 * minute));
    await new Promise((resolve) => void setImmediate(resolve));
    write.mockRestore();
    const before = memory.changes.get();
    vi.advanceTimersByTime(5 * minute);
    memory.see(seen(1, evening + 16 * minute));
    await isKept(memory);
    await vi.waitFor(() => expect(memory.changes.get()).toBeGreaterThan(before));
    expect(await memory.days()).toEqual([today]);
    expect(valids(await memory.day(today))).toEqual([9]);
    vi.useRealTimers();
  });

  it('refuses to forget says so', async () => {
    const memory = memoryOf();
    await isKept(memory);
    vi.spyOn(KeptDays.prototype, 'clear').mockRejectedValue(new Error('refused'));
    await expect(memory.clear()).rejects.toThrow('refused');
  });

  it('the browser closes is opened again', async () => {
    const memory = memoryOf();
    await isKept(memory);
    const other = await openDB(databaseName, 3);
    other.close();
    memory.see(seen(3, noon));
    await vi.waitFor(() => expect(memory.status.get()).toBe('broken'));
    expect(valids(memory.today.get())).toEqual([3]);
  });
});

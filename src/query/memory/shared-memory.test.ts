import { describe, expect, it, vi } from 'vitest';
import {
  browser,
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
import { nothingSeen } from '../../domain/memory/seen.ts';
import { KeptDays } from './kept-days.ts';
import type { MemoryTabs } from './memory-tabs.ts';

eachAnew();

describe('the record of a page', () => {
  it('is there again when the page is loaded again, with the time between as a gap', async () => {
    const before = memoryOf();
    await isKept(before);
    before.see(seen(3, noon));
    await vi.waitFor(async () =>
      expect((await new KeptDays().load(today))?.points).toHaveLength(1),
    );
    before.end();
    const after = memoryOf();
    after.see(seen(5, noon + 20 * minute));
    await isKept(after);
    await vi.waitFor(() => expect(valids(after.today.get())).toEqual([3, 5]));
    expect(after.today.get().gaps).toEqual([{ from: noon, to: noon + 20 * minute }]);
  });

  it('begins a new day at midnight, and thins the one that is over', async () => {
    const kept = new KeptDays();
    const night = Date.parse('2026-11-22T04:59:00Z');
    const record = halfHour(today, night);
    await kept.write(record, record.points);
    const memory = memoryOf();
    await isKept(memory);
    memory.see(seen(31, night));
    memory.see(seen(0, night + 2 * minute));
    expect(memory.today.get()).toMatchObject({ day: '2026-11-22', points: [{ valid: 0 }] });
    await vi.waitFor(async () => {
      const over = await memory.day(today);
      expect(over?.points.length).toBeLessThanOrEqual(3);
      expect(over?.points.at(-1)).toMatchObject({ valid: 31 });
    });
    expect(await memory.days()).toEqual([today]);
    expect((await memory.facts()).days).toBe(2);
  });

  it('sleeps for two days without inventing any', async () => {
    const memory = memoryOf();
    await isKept(memory);
    memory.see(seen(3, noon));
    memory.see(seen(7, noon + 2 * dayMs));
    expect(memory.today.get()).toMatchObject({
      day: '2026-11-23',
      points: [{ valid: 7 }],
      gaps: [],
    });
    await vi.waitFor(async () => expect(await memory.days()).toEqual([today]));
  });

  it('is that of the right day again once a machine clock that was ahead is set back', async () => {
    const memory = memoryOf();
    await isKept(memory);
    memory.see(seen(7, noon + 2 * dayMs));
    memory.see(seen(3, noon));
    memory.see(seen(4, noon + minute));
    expect(memory.today.get()).toMatchObject({ day: today, points: [{ valid: 3 }, { valid: 4 }] });
    expect(await memory.days()).toEqual([]);
  });

  it('thins no day before a response has named today', async () => {
    const kept = new KeptDays();
    const record = halfHour(today, noon);
    await kept.write(record, record.points);
    const ahead = memoryOf(undefined, '2026-11-22');
    await isKept(ahead);
    ahead.see(seen(31, noon + minute));
    await vi.waitFor(() => expect(valids(ahead.today.get())).toHaveLength(32));
    expect(ahead.today.get().day).toBe(today);
  });

  it('is one page of several without locks: what each wrote stays', async () => {
    const [a, b] = [memoryOf(), memoryOf()];
    await Promise.all([isKept(a), isKept(b)]);
    a.see(seen(1, noon));
    b.see(seen(2, noon + minute));
    a.see(seen(3, noon + 2 * minute));
    await vi.waitFor(async () => {
      a.see(seen(3, noon + 3 * minute));
      expect(valids(await new KeptDays().load(today))).toEqual([1, 2, 3]);
    });
  });
});

describe('the tabs of a browser', () => {
  it('have one writer, and all the same day', async () => {
    const write = vi.spyOn(KeptDays.prototype, 'write');
    const { tab } = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    await Promise.all([isKept(a), isKept(b)]);
    b.see(seen(1, noon));
    a.see(seen(2, noon + minute));
    b.see(seen(4, noon + 2 * minute));
    expect(valids(a.today.get())).toEqual([1, 2, 4]);
    expect(b.today.get()).toEqual(a.today.get());
    await vi.waitFor(() => expect(write).toHaveBeenCalled());
    const late = memoryOf(tab());
    expect(late.today.get()).toEqual(a.today.get());
  });

  it('write on when the writer is gone', async () => {
    const { tab } = browser();
    const first = tab();
    const [a, b] = [memoryOf(first), memoryOf(tab())];
    await Promise.all([isKept(a), isKept(b)]);
    a.see(seen(1, noon));
    first.die();
    b.see(seen(2, noon + minute));
    await vi.waitFor(async () => {
      b.see(seen(3, noon + 2 * minute));
      expect(valids(await new KeptDays().load(today))).toEqual([1, 2, 3]);
    });
  });

  it('take the lock from a writer that sends nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { tab } = browser();
    const hung: MemoryTabs = { ...tab(), channel: null };
    const a = memoryOf(hung);
    await isKept(a);
    const b = memoryOf(tab());
    b.see(seen(1, noon));
    expect(valids(b.today.get())).toEqual([]);
    vi.advanceTimersByTime(61_000);
    b.see(seen(2, noon + minute));
    await vi.waitFor(() => expect(valids(b.today.get())).toEqual([2]));
    vi.useRealTimers();
  });

  it('leave the lock to a writer that has nothing to record', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const { tab, counts, waiting } = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    await Promise.all([isKept(a), isKept(b)]);
    for (let i = 0; i < 5; i += 1) {
      b.see(nothingSeen);
      vi.advanceTimersByTime(61_000);
    }
    expect([counts, waiting()]).toEqual([{ requests: 2, steals: 0 }, 1]);
    vi.useRealTimers();
  });

  it('learn from the writer that storage is full', async () => {
    const { tab } = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    await Promise.all([isKept(a), isKept(b)]);
    vi.spyOn(KeptDays.prototype, 'write').mockRejectedValue(
      new DOMException('full', 'QuotaExceededError'),
    );
    a.see(seen(1, noon));
    await vi.waitFor(() => expect(a.status.get()).toBe('full'));
    a.see(seen(2, noon + minute));
    expect(b.status.get()).toBe('full');
  });

  it('are all empty once one is told to forget', async () => {
    const { tab } = browser();
    const [a, b] = [memoryOf(tab()), memoryOf(tab())];
    await Promise.all([isKept(a), isKept(b)]);
    a.see(seen(1, noon));
    await b.clear();
    expect([a, b].map((memory) => memory.today.get().points)).toEqual([[], []]);
    await vi.waitFor(async () =>
      expect(await b.facts()).toEqual({ days: 0, bytes: 0, oldest: null }),
    );
    a.see(seen(2, noon + minute));
    expect(valids(b.today.get())).toEqual([2]);
  });
});

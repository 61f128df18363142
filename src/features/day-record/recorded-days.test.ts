import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '../../../tests/recorded-days.ts';
import type { DayRecord } from './record.ts';
import { RecordedDays, storeDays } from './recorded-days.ts';

const day = '2026-11-21';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
  removeItem: (key: string) => void stored.delete(key),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  return () => vi.unstubAllGlobals();
});

const totals = (days: readonly DayRecord[], of = day) =>
  days.find((record) => record.day === of)?.points.map(({ valid }) => valid);

/** A tab that has recorded these points. */
function tabWith(points: string, of = day): RecordedDays {
  const tab = new RecordedDays();
  add(tab, points, of);
  return tab;
}

function add(tab: RecordedDays, points: string, of = day): void {
  for (const point of dayOf(of, points).points) tab.add(of, point);
}

describe('the record of a browser', () => {
  it('is there again after a reload, and goes on', () => {
    tabWith('10:00 3');
    const reloaded = new RecordedDays();
    expect(totals(reloaded.days.get())).toEqual([3]);
    add(reloaded, '10:20 5');
    expect(totals(new RecordedDays().days.get())).toEqual([3, 5]);
  });

  it('has the last day beside today from the second day on, and Saturday on a Monday', () => {
    const tab = tabWith('21:00 101', '2026-11-20');
    expect(tab.days.get().map((record) => record.day)).toEqual(['2026-11-20']);
    add(tab, '9:00 0, 21:00 104');
    expect(tab.days.get().map((record) => record.day)).toEqual(['2026-11-20', day]);
    add(tab, '9:00 1', '2026-11-23');
    expect(new RecordedDays().days.get().map((record) => record.day)).toEqual([day, '2026-11-23']);
  });

  it('has every minute of the last hour in the page, and 15-minute points stored', () => {
    const tab = tabWith('9:01 1, 9:02 2, 10:10 3, 10:11 4, 10:12 5');
    expect(totals(tab.days.get())).toEqual([2, 3, 4, 5]);
    expect(totals(new RecordedDays().days.get())).toEqual([2, 5]);
  });

  it('is written at most once a minute, and when the page is left', () => {
    const set = vi.spyOn(storage, 'setItem');
    const tab = tabWith('10:00:00 1, 10:00:30 2, 10:01:00 3, 10:01:30 4');
    expect(set).toHaveBeenCalledTimes(2);
    tab.save();
    expect(totals(new RecordedDays().days.get())).toEqual([4]);
    set.mockRestore();
  });
});

describe('two tabs', () => {
  it('write one record, merged by minute', () => {
    const one = tabWith('10:00 1');
    const other = tabWith('10:20 2');
    add(one, '10:40 4');
    add(other, '11:00 5');
    expect(totals(other.days.get())).toEqual([1, 2, 4, 5]);
    expect(totals(new RecordedDays().days.get())).toEqual([1, 2, 4, 5]);
  });

  it("begin anew after the site's data was cleared", () => {
    const one = tabWith('10:00 1');
    tabWith('10:20 2');
    stored.clear();
    add(one, '10:40 4');
    expect(totals(one.days.get())).toEqual([4]);
    expect(totals(new RecordedDays().days.get())).toEqual([4]);
  });
});

describe('storage', () => {
  const refuse = () => {
    throw new DOMException('planted', 'QuotaExceededError');
  };

  it('that is full keeps the record in the page, and is tried again a minute later', () => {
    const set = vi.spyOn(storage, 'setItem').mockImplementation(refuse);
    const tab = tabWith('10:00 1, 10:20 2');
    expect(totals(tab.days.get())).toEqual([1, 2]);
    expect(tab.isKept.get()).toBe(false);
    set.mockRestore();
    add(tab, '10:40 3');
    expect(tab.isKept.get()).toBe(true);
    expect(totals(new RecordedDays().days.get())).toEqual([1, 2, 3]);
  });

  it('that is blocked keeps the record in the page', () => {
    vi.stubGlobal('localStorage', undefined);
    const tab = tabWith('10:00 1, 10:20 2');
    expect(totals(tab.days.get())).toEqual([1, 2]);
    expect(tab.isKept.get()).toBe(false);
  });

  it('with a damaged text begins a new record', () => {
    storeDays([dayOf(day, '10:00 1')]);
    const [key = ''] = stored.keys();
    stored.set(key, stored.get(key)?.slice(1) ?? '');
    const tab = tabWith('10:20 2');
    expect(totals(tab.days.get())).toEqual([2]);
    expect(totals(new RecordedDays().days.get())).toEqual([2]);
  });
});

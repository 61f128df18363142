import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import {
  dayIn,
  type Entry,
  entryNear,
  isNews,
  readRecord,
  regionCountsOf,
  withEntry,
  workingDayBefore,
  writeRecord,
} from './record.ts';

const day = '2026-11-20';
const at = (hour: number, minute: number) => hour * 60 + minute;
const totals = (entries: readonly Entry[]) => entries.map(({ valid }) => valid);
const full: Entry = {
  at: easternMs(day, '10:00'),
  valid: 5,
  regions: [{ region: 'florida', valid: 3, all: 4 }],
  telemarketers: [{ name: 'Ana Torres', count: 5 }],
};

it.each([
  ['2026-11-24', '2026-11-23'],
  // A Monday follows a Saturday, and so does the Sunday between.
  ['2026-11-23', '2026-11-21'],
  ['2026-11-22', '2026-11-21'],
])('the last working day before %s is %s', (today, last) => {
  expect(workingDayBefore(today)).toBe(last);
});

describe('the stored record', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', storage);
    return () => vi.unstubAllGlobals();
  });

  it('is one JSON list, which is read as it was written', () => {
    expect(readRecord()).toEqual([]);
    writeRecord([full]);
    expect([...stored]).toEqual([['day-record', JSON.stringify([full])]]);
    expect(readRecord()).toEqual([full]);
  });

  const listOf = (changed: object) => JSON.stringify([full, { ...full, ...changed }]);

  it.each([
    '',
    'null',
    '0',
    '{}',
    '"[]"',
    '[null]',
    '[{}]',
    '[[]]',
    '[{"day":"2026-11-20","regions":[],"people":[],"points":[[1,2]]}]',
    JSON.stringify([full]).slice(1),
    JSON.stringify([full]).slice(0, -1),
    listOf({ at: '1' }),
    listOf({ at: null }),
    // The Eastern clock would throw.
    listOf({ at: 1e300 }),
    listOf({ valid: null }),
    listOf({ regions: {} }),
    listOf({ regions: [null] }),
    listOf({ regions: ['florida'] }),
    listOf({ regions: [{ region: 'florida', valid: 1 }] }),
    listOf({ telemarketers: undefined }),
    listOf({ telemarketers: [{ name: 1, count: 1 }] }),
    listOf({ telemarketers: [{ name: 'Ana Torres', count: '1' }] }),
  ])('is empty where storage has something else: %s', (text) => {
    stored.set('day-record', text);
    expect(readRecord()).toEqual([]);
  });

  it.each([
    ['blocked', undefined],
    [
      'full',
      {
        ...storage,
        setItem: () => {
          throw new DOMException('planted', 'QuotaExceededError');
        },
      },
    ],
  ])('is empty where storage is %s', (_state, stubbed) => {
    vi.stubGlobal('localStorage', stubbed);
    writeRecord([full]);
    expect(readRecord()).toEqual([]);
  });
});

it('of a response has the regions with counts, as they were sent', () => {
  const region = { sent: 'FL', id: 'florida' };
  const received = [{ region, valid: 3, all: 4 }] as unknown as Parameters<
    typeof regionCountsOf
  >[0];
  expect(regionCountsOf(received)).toEqual([{ region: 'FL', valid: 3, all: 4 }]);
  expect(regionCountsOf()).toEqual([]);
});

describe('an entry', () => {
  const entry = (time: string, valid: number, regions: Entry['regions'] = full.regions) => ({
    ...full,
    at: easternMs(day, time),
    valid,
    regions,
  });
  const before = [entry('9:46', 3), entry('10:01', 5)];

  it.each([
    ['of the same 15 minutes', entry('10:14', 6), false],
    ['of the next ones', entry('10:15', 6), true],
    ['of earlier ones, after the clock was set', entry('9:30', 6), true],
  ])('%s is news: %s', (_name, next, is) => {
    expect(isNews(before, next)).toBe(is);
  });

  it('with regions is news after one without', () => {
    const without = entry('10:01', 5, []);
    expect(isNews([without], entry('10:14', 6))).toBe(true);
    expect(isNews([without], entry('10:14', 6, []))).toBe(false);
  });

  it('takes the place of that of its 15 minutes', () => {
    expect(totals(withEntry(before, entry('10:14', 6)))).toEqual([3, 6]);
    expect(totals(withEntry(before, entry('10:15', 6)))).toEqual([3, 5, 6]);
    expect(totals(withEntry(before, entry('9:46', 6)))).toEqual([6]);
  });

  it('leaves today and the last working day in the record', () => {
    const days = ['2026-11-18', '2026-11-19', day, '2026-11-21', '2026-11-23'];
    const all = days.flatMap((of) => dayOf(of, '9:00 3').entries);
    const kept = (today: string) =>
      withEntry(all, { ...full, at: easternMs(today, '14:00') }).map(({ at: ms }) =>
        new Date(ms).getUTCDate(),
      );
    expect(kept(day)).toEqual([19, 20, 20]);
    expect(kept('2026-11-23')).toEqual([21, 23, 23]);
    expect(kept('2026-11-22')).toEqual([21, 22]);
  });
});

it('a day of the record has its own entries, and is null without any', () => {
  const record = [...dayOf('2026-11-19', '23:59 3').entries, ...dayOf(day, '0:00 4').entries];
  expect(dayIn(record, day)).toEqual(dayOf(day, '0:00 4'));
  expect(dayIn(record, '2026-11-21')).toBeNull();
});

describe('the entry near 2:41 PM', () => {
  it.each<[string, string, readonly [number, number] | null]>([
    ['of this minute', '14:29:50 90, 14:41:30 96', [96, at(14, 41)]],
    ['nearer before', '14:36 95, 14:59 99', [95, at(14, 36)]],
    ['nearer after', '14:25 90, 14:44:40 97', [97, at(14, 44)]],
    ['15 minutes before', '14:26 90', [90, at(14, 26)]],
    ['16 minutes before', '14:25 90', null],
    ['of no record', '', null],
  ])('%s', (_name, entries, wanted) => {
    const near = entryNear(dayOf(day, entries), at(14, 41));
    expect(near && [near.valid, near.minute]).toEqual(wanted);
  });
});

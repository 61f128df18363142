import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayRecord, emptyDay, minuteOf, seenUntil } from './day-record.ts';
import {
  afterwards,
  nothingSeen,
  snapshotOf,
  withSnapshot,
  type LastResponse,
  type LastResponses,
} from './seen.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const minute = 60_000;

function response<T>(data: T, at = noon): LastResponse<T> {
  return { at, since: at, data };
}
const totals = (valid: number, at?: number) =>
  response({ valid, activeRegions: 4, confidence: 86 }, at);
const regions = (valid: number, at?: number) =>
  response([{ region: 'florida', valid, total: valid }], at);
const people = (count: number, at?: number) =>
  response([{ name: 'Ana Torres', count, performance: 90 }], at);

const seenOf = (change: Partial<LastResponses>): LastResponses => ({ ...nothingSeen, ...change });
const figuresOf = (seen: Partial<LastResponses>) => snapshotOf(seenOf(seen))?.figures;

describe('what stands together', () => {
  it('is nothing before a response of the dashboard, and in weekly mode', () => {
    expect(snapshotOf(seenOf({ regions: regions(1) }))).toBe(null);
    expect(figuresOf({ totals: response(null), regions: regions(1) })).toBe(null);
  });

  it('has what other calls said up to 5 minutes before, then no more', () => {
    const pendingAlerts = response(2, noon - 5 * minute);
    expect(figuresOf({ totals: totals(3), pendingAlerts })?.pendingAlerts).toBe(2);
    expect(figuresOf({ totals: totals(3, noon + 1), pendingAlerts })?.pendingAlerts).toBe(null);
    expect(
      figuresOf({ totals: totals(3, noon + 1), regions: regions(3, noon - 5 * minute) })?.regions,
    ).toEqual([]);
  });

  it('keeps telemarketers while the dashboard says the same', () => {
    const before = seenOf({ totals: totals(3), telemarketers: people(3, noon + 1_000) });
    const later = afterwards(before, seenOf({ totals: totals(3, noon + 60 * minute) }));
    expect(snapshotOf(later)?.figures?.telemarketers).toHaveLength(1);
    const changed = afterwards(later, seenOf({ totals: totals(4, noon + 61 * minute) }));
    expect(snapshotOf(changed)?.figures?.telemarketers).toEqual([]);
  });

  it('is what was said last where a clock was set back', () => {
    const ahead = seenOf({
      totals: totals(9, noon + 48 * 60 * minute),
      pendingAlerts: response(1),
    });
    const back = seenOf({ totals: totals(3) });
    expect(snapshotOf(afterwards(ahead, back))).toMatchObject({ day: '2026-11-21', at: noon });
    expect(afterwards(back, nothingSeen)).toEqual(back);
  });

  it('is nothing while the dashboard fails, whatever other calls say', () => {
    expect(figuresOf({ totals: totals(3), regions: regions(3, noon + 45_001) })).toBe(null);
    expect(figuresOf({ totals: totals(3), regions: regions(3, noon + 45_000) })).toBeTruthy();
  });

  it('takes nothing over midnight', () => {
    const midnight = Date.parse('2026-11-22T05:00:00Z');
    const seen = { totals: totals(0, midnight + 1_000), regions: regions(104, midnight - 1_000) };
    expect(snapshotOf(seenOf(seen))).toMatchObject({ day: '2026-11-22', figures: { regions: [] } });
  });

  it('lets only the dashboard confirm what did not change', () => {
    const first = snapshotOf(seenOf({ totals: totals(3), regions: regions(3) }));
    const later = snapshotOf(seenOf({ totals: totals(3), regions: regions(3, noon + 40_000) }));
    const day = [first, later].reduce(
      (record: DayRecord, snapshot) => (snapshot ? withSnapshot(record, snapshot) : record),
      emptyDay('2026-11-21'),
    );
    expect(day).toMatchObject({ spans: [[noon, noon]], points: [{ at: noon }] });
  });
});

describe('any order of responses of any call', () => {
  const ms = fc.integer({ min: 0, max: 14 * 60 }).map((at) => noon + at * 30_000);
  const count = fc.integer({ min: 0, max: 3 });
  const one = fc.oneof(
    fc.tuple(count, ms).map(([n, at]) => seenOf({ totals: totals(n, at) })),
    fc.tuple(count, ms).map(([n, at]) => seenOf({ regions: regions(n, at) })),
    fc.tuple(count, ms).map(([n, at]) => seenOf({ telemarketers: people(n, at) })),
    fc.tuple(count, ms).map(([n, at]) => seenOf({ pendingAlerts: response(n, at) })),
    fc.constant(seenOf({ totals: response(null) })),
  );

  it('never makes a figure that no call said, nor a second in a minute, nor a disorder', () => {
    fc.assert(
      fc.property(fc.array(one, { maxLength: 80 }), (all) => {
        let seen = nothingSeen;
        let record = emptyDay('2026-11-21');
        for (const next of all) {
          seen = afterwards(seen, next);
          const snapshot = snapshotOf(seen);
          if (snapshot && snapshot.day === record.day) record = withSnapshot(record, snapshot);
        }
        const said = all.flatMap(({ totals: of }) => of?.data?.valid ?? []);
        const pending = all.flatMap(({ pendingAlerts }) => pendingAlerts?.data ?? []);
        for (const point of record.points) {
          expect(said).toContain(point.valid);
          expect([null, ...pending]).toContain(point.pendingAlerts);
        }
        const ats = record.points.map(({ at }) => at);
        expect(ats).toEqual(ats.toSorted((a, b) => a - b));
        expect(new Set(record.points.map(({ at }) => minuteOf(at))).size).toBe(ats.length);
        const last = Math.max(-1, ...all.flatMap(({ totals: of }) => of?.at ?? []));
        expect(seenUntil(record) ?? 0).toBeLessThanOrEqual(last + 45_000);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { snapshotOf } from './snapshot.ts';

const noon = Date.parse('2026-11-21T17:00:00Z');
const midnight = Date.parse('2026-11-22T05:00:00Z');
const minute = 60_000;

const received = <T>(data: T, receivedAt: number, requestedAt = receivedAt) => ({
  data,
  receivedAt,
  requestedAt,
});
const regions = [{ region: 'florida', valid: 3, total: 3 }];
const telemarketers = [{ name: 'Ana Torres', count: 3 }];

/** Of responses that came at these instants. */
const pointAt = (
  at: number,
  choices: Partial<
    Record<'now' | 'regions' | 'telemarketers' | 'since' | 'requested', number>
  > = {},
) =>
  snapshotOf({
    nowMs: choices.now ?? at + 1_000,
    unchangedSince: choices.since ?? at,
    totals: received({ valid: 3 }, at, choices.requested),
    regions: received(regions, choices.regions ?? at),
    telemarketers: received(telemarketers, choices.telemarketers ?? at),
  });

describe('the figures of a moment', () => {
  it('are those of the responses, at the time of the dashboard', () => {
    expect(pointAt(noon)).toEqual({
      day: '2026-11-21',
      point: { at: noon, valid: 3, regions, telemarketers },
    });
  });

  it('are none while the dashboard fails, even if other calls respond', () => {
    expect(pointAt(noon, { now: noon + 45_000 })).not.toBeNull();
    expect(pointAt(noon, { now: noon + 45_001 })).toBeNull();
    expect(pointAt(-Infinity, { now: noon })).toBeNull();
  });

  it.each([
    [noon - 5 * minute, 1],
    [noon - 5 * minute - 1, 0],
    [-Infinity, 0],
  ])('have the regions of %i ms: %i', (at, count) => {
    expect(pointAt(noon, { regions: at })?.point.regions).toHaveLength(count);
  });

  it('have telemarketers for as long as the total is unchanged', () => {
    const anHour = noon + 60 * minute;
    const old = { telemarketers: noon + 1_000, since: noon };
    expect(pointAt(anHour, old)?.point.telemarketers).toHaveLength(1);
    expect(pointAt(anHour, { ...old, since: anHour })?.point.telemarketers).toEqual([]);
  });

  it('are without those of the day before, and none if they may be of either day', () => {
    const after = midnight + 1_000;
    expect(pointAt(after, { regions: midnight - 1_000 })).toMatchObject({
      day: '2026-11-22',
      point: { regions: [] },
    });
    expect(pointAt(after, { requested: midnight - 1_000 })).toBeNull();
  });
});

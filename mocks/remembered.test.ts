import { describe, expect, it } from 'vitest';
import { easternDate } from '../src/domain/time/eastern.ts';
import { createCenter } from './node.ts';
import { rememberedEntries } from './remembered.ts';
import { easternMs } from './world/calendar.ts';

const entriesOf = (scenario: string, now?: number) =>
  rememberedEntries(createCenter({ scenario, ...(now !== undefined && { now }) }));
const daysOf = (...center: Parameters<typeof entriesOf>) => [
  ...new Set(entriesOf(...center).map(({ at }) => easternDate(at))),
];

describe('the record of ?mock=remembered', () => {
  it('has the last working day and today, an entry per 15 minutes', () => {
    const entries = entriesOf('remembered');
    const [friday, saturday] = [0, 51].map((at) => entries.slice(at, at + 51));
    expect(friday?.[0]).toMatchObject({ at: easternMs('2026-11-20', 525), valid: 0 });
    expect(friday?.at(-1)).toMatchObject({ at: easternMs('2026-11-20', 21 * 60 + 15) });
    expect(saturday?.[0]).toMatchObject({ at: easternMs('2026-11-21', 525), valid: 0 });
    const last = saturday?.at(-1);
    expect(last).toMatchObject({
      at: easternMs('2026-11-21', 14 * 60 + 30),
      telemarketers: [{}, {}, {}, {}],
    });
    expect(saturday).toHaveLength(24);
    const inRegions = last?.regions.reduce((sum, { valid }) => sum + valid, 0);
    expect(inRegions).toBeGreaterThan(50);
    expect(inRegions).toBeLessThanOrEqual(last?.valid ?? 0);
  });

  it('has Saturday on a Monday and on a Sunday, and nothing on the first day', () => {
    const monday = Date.parse('2026-11-23T14:41:00-05:00');
    expect(daysOf('remembered', monday)).toEqual(['2026-11-21', '2026-11-23']);
    expect(daysOf('remembered,sunday')).toEqual(['2026-11-14']);
    expect(daysOf('remembered,first-day')).toEqual([]);
  });
});

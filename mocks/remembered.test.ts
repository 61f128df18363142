import { describe, expect, it } from 'vitest';
import { createCenter } from './node.ts';
import { rememberedDays } from './remembered.ts';
import { easternMs } from './world/calendar.ts';

const today = '2026-11-21';

describe('the record of ?mock=remembered', () => {
  const days = rememberedDays(createCenter({ scenario: 'remembered' }));

  it('holds 60 Eastern days up to yesterday and today', () => {
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].toSorted());
    expect([days[0]?.day, days.at(-2)?.day, days.at(-1)?.day]).toEqual([
      '2026-09-22',
      '2026-11-20',
      today,
    ]);
    expect(days.filter(({ day }) => new Date(`${day}T12:00Z`).getUTCDay() === 6)).toHaveLength(9);
    expect(JSON.stringify(days).length).toBeLessThan(2_000_000);
  });

  it('ends with the figures that the center says now, after one gap', () => {
    const { points = [], spans } = days.at(-1) ?? {};
    expect(points.at(-1)).toMatchObject({ valid: 104 });
    expect(spans).toEqual([
      [easternMs(today, 532), easternMs(today, 702)],
      [easternMs(today, 744), easternMs(today, 14 * 60 + 41)],
    ]);
    expect(points[0]).toMatchObject({ at: easternMs(today, 8 * 60 + 52), valid: 0 });
  });
});

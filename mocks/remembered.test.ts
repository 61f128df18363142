import { describe, expect, it } from 'vitest';
import { createCenter } from './node.ts';
import { rememberedDays } from './remembered.ts';
import { easternMs } from './world/calendar.ts';

const daysOf = (scenario: string, now?: number) =>
  rememberedDays(createCenter({ scenario, ...(now !== undefined && { now }) }));

describe('the record of ?mock=remembered', () => {
  it('has the last working day and today, a point per 15 minutes and the newest', () => {
    const [friday, saturday] = daysOf('remembered');
    const { rows } = createCenter({ scenario: 'remembered' }).world.view();
    expect([friday?.day, saturday?.day]).toEqual(['2026-11-20', '2026-11-21']);
    expect(friday?.points.at(-1)).toMatchObject({ at: easternMs('2026-11-20', 21 * 60 + 15) });
    expect(saturday?.points[0]).toMatchObject({ at: easternMs('2026-11-21', 539), valid: 0 });
    expect(saturday?.points.at(-1)).toMatchObject({
      at: easternMs('2026-11-21', 14 * 60 + 41),
      valid: rows.filter(({ status }) => status === 'valid').length,
    });
    expect(saturday?.points).toHaveLength(24);
  });

  it('has Saturday on a Monday and on a Sunday, and nothing on the first day', () => {
    const monday = Date.parse('2026-11-23T14:41:00-05:00');
    expect(daysOf('remembered', monday).map(({ day }) => day)).toEqual([
      '2026-11-21',
      '2026-11-23',
    ]);
    expect(daysOf('remembered,sunday').map(({ day }) => day)).toEqual(['2026-11-14']);
    expect(daysOf('remembered,first-day')).toEqual([]);
  });
});

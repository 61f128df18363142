import { describe, expect, test } from 'vitest';
import { readFrom } from './request.ts';
import { createCenter } from './node.ts';
import { addDays, closeMs, dateAt, easternMs, openMs } from './world/calendar.ts';

const hourMs = 3_600_000;

describe('time passes', () => {
  test('no appointment is booked before nine or after nine', async () => {
    const center = createCenter({ now: openMs('2026-11-21') });
    expect((await readFrom(center, 'appointments')).sentTotals.total).toBe(0);
    center.clock.advance(12 * hourMs);
    const atClose = (await readFrom(center, 'appointments')).sentTotals.total;
    expect(atClose).toBeGreaterThan(150);
    center.clock.advance(2 * hourMs);
    expect((await readFrom(center, 'appointments')).sentTotals.total).toBe(atClose);
    expect((await readFrom(center, 'dashboard')).systemStatus.businessHours.active).toBe(false);
  });

  test('at midnight the day begins anew, and the old one is yesterday', async () => {
    const center = createCenter({ now: closeMs('2026-11-19') });
    const thursday = (await readFrom(center, 'dashboard')).metrics.totalValidAppointments;
    center.clock.advance(3 * hourMs + 1);
    expect((await readFrom(center, 'appointments')).sentTotals.total).toBe(0);
    center.clock.advance(21 * hourMs);
    const { totalValidAppointments } = await readFrom(center, 'yesterdayComparison');
    expect(totalValidAppointments?.yesterday).toBe(thursday);
  });

  test('yesterday is the same span of the day before', async () => {
    const now = easternMs('2026-11-21', 11 * 60);
    const today = createCenter({ now });
    const yesterday = createCenter({ now: easternMs('2026-11-20', 11 * 60) });
    const { totalValidAppointments } = await readFrom(today, 'yesterdayComparison');
    const then = await readFrom(yesterday, 'dashboard');
    expect(totalValidAppointments?.yesterday).toBe(then.metrics.totalValidAppointments);
  });
});

describe('Sunday', () => {
  test('covers the week before it', async () => {
    const center = createCenter({ scenario: 'sunday' });
    const { metrics, systemStatus } = await readFrom(center, 'dashboard');
    expect(metrics.weeklyMode).toBe(true);
    expect(metrics.dateRange).toMatchObject({
      start: { date: '2026-11-09' },
      end: { date: '2026-11-14' },
    });
    expect(systemStatus.businessHours.active).toBe(false);
    const { rows } = await readFrom(center, 'appointments');
    const days = new Set(rows.map(({ time }) => dateAt(time.ms ?? NaN)));
    expect([...days]).toEqual([0, 1, 2, 3, 4, 5].map((n) => addDays('2026-11-09', n)));
    expect(rows.every(({ status }) => status.id !== 'pending')).toBe(true);
    for (const name of ['insights', 'weeklyInsights', 'monthlyInsights'] as const)
      expect((await readFrom(center, name)).rows).toEqual([]);
  });

  test('ends at midnight Eastern, also when clocks change on it', async () => {
    for (const sunday of ['2026-11-01', '2026-03-08', '2026-11-22']) {
      const saturday = createCenter({ now: easternMs(sunday, 0) - 1 });
      expect((await readFrom(saturday, 'dashboard')).metrics.weeklyMode).toBe(false);
      saturday.clock.advance(1);
      expect((await readFrom(saturday, 'dashboard')).metrics.weeklyMode).toBe(true);
      const mondayMs = easternMs(addDays(sunday, 1), 0);
      saturday.clock.advance(mondayMs - saturday.clock.now() - 1);
      expect((await readFrom(saturday, 'dashboard')).metrics.weeklyMode).toBe(true);
      saturday.clock.advance(1);
      expect((await readFrom(saturday, 'dashboard')).metrics.weeklyMode).toBe(false);
    }
  });
});

describe('clock changes', () => {
  test.each([
    ['2026-03-07', '14:00'],
    ['2026-03-09', '13:00'],
    ['2026-10-31', '13:00'],
    ['2026-11-02', '14:00'],
  ])('%s opens at nine Eastern, %s UTC', (date, utc) => {
    expect(new Date(openMs(date)).toISOString()).toBe(`${date}T${utc}:00.000Z`);
    const { world } = createCenter({ now: closeMs(date) });
    const { rows } = world.view();
    expect(rows.length).toBeGreaterThan(150);
    for (const { event } of rows) {
      expect(event.bookedMs).toBeGreaterThanOrEqual(openMs(date));
      expect(event.bookedMs).toBeLessThan(closeMs(date));
    }
  });
});

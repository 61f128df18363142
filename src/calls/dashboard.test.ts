import { expect, it } from 'vitest';
import { dashboard } from './dashboard.ts';

const figuresOf = (sent: object) => dashboard.figures(dashboard.response(sent));

it.each([
  [true, true, false],
  [true, null, false],
  [null, false, false],
  [false, false, false],
  [false, true, true],
  // Only true and false are known (A11).
  [false, 'yes', null],
  [undefined, true, null],
])('an engine that runs: %j, in business hours: %j, is stopped: %j', (running, active, is) => {
  const { isEngineStopped } = figuresOf({
    systemStatus: { validationEngine: { running }, businessHours: { active } },
  });
  expect(isEngineStopped).toBe(is);
});

it.each([
  [0, 91, null],
  ['12', '91.25', 91.25],
  [null, 91, 91],
])('of %j valid and a confidence of %j shows %j', (totalValidAppointments, aiConfidence, shown) => {
  const { confidence } = figuresOf({ metrics: { totalValidAppointments, aiConfidence } });
  expect(confidence).toBe(shown);
});

it('is of a week only in weekly mode', () => {
  const dateRange = { start: '2026-11-16', end: '2026-11-21' };
  expect(figuresOf({ metrics: { dateRange } }).week).toBeNull();
  const { week, period } = figuresOf({ metrics: { dateRange, weeklyMode: true } });
  expect(week?.start.date).toBe('2026-11-16');
  expect(period).toMatchObject({ isWeek: true, before: ' before' });
});

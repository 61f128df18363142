import { expect, it } from 'vitest';
import { monthWeek } from '../../tests/entities.ts';
import { fullDaysText, perDayOf } from './per-day.ts';

const week = (sent: object) =>
  monthWeek({ startDate: '2026-11-23', totalAppointments: 620, dailyAverage: 155, ...sent });
const thursday = { day: '2026-11-26', valid: 105 };

it.each([
  ['a full week, as sent', { isPartial: false }, thursday, 155, null],
  ['without the day that is not over', { isPartial: true }, thursday, 171.7, 3],
  ['of full days already', { isPartial: true, dailyAverage: 206.7 }, thursday, 206.7, 3],
  [
    'not known without the figure of today',
    { isPartial: true },
    { ...thursday, valid: null },
    null,
    3,
  ],
  ['of other days than these', { isPartial: true, dailyAverage: 310 }, thursday, null, 3],
  ['on Monday, none yet', { isPartial: true }, { day: '2026-11-23', valid: 90 }, null, 0],
  [
    'on Sunday, of six days',
    { isPartial: true, dailyAverage: 103.3 },
    { day: '2026-11-29', valid: null },
    103.3,
    6,
  ],
  [
    'on Monday, as sent of that day alone',
    { isPartial: true, totalAppointments: 90, dailyAverage: 90 },
    { day: '2026-11-23', valid: 90 },
    null,
    0,
  ],
  ['none of the full days', { isPartial: true }, { ...thursday, valid: 620 }, 0, 3],
  ['in progress of no readable date', { isPartial: null, startDate: 'soon' }, thursday, 155, null],
  ['before the week began', { isPartial: true }, { day: '2026-11-20', valid: 90 }, null, 0],
  [
    'not known where today has more than the week',
    { isPartial: true },
    { ...thursday, valid: 621 },
    null,
    3,
  ],
  ['of no total', { isPartial: true, totalAppointments: null }, thursday, null, 3],
  ['of no date', { isPartial: true, startDate: 'soon' }, thursday, null, 0],
  ['that is over, as sent', { isPartial: true }, { day: '2026-12-01', valid: 3 }, 155, 6],
  // The server does not say whether it is full (rulings A11).
  ['by its days in progress', { isPartial: null }, thursday, 171.7, 3],
  [
    'by its days in progress, on its Monday',
    { isPartial: null },
    { day: '2026-11-23', valid: 90 },
    null,
    0,
  ],
  [
    'by its days in progress, on its Sunday',
    { isPartial: null, dailyAverage: 103.3 },
    { day: '2026-11-29', valid: null },
    103.3,
    6,
  ],
  [
    'by its days not begun, as sent',
    { isPartial: null },
    { day: '2026-11-22', valid: 3 },
    155,
    null,
  ],
  ['by its days over', { isPartial: null }, { day: '2026-12-01', valid: 3 }, 155, null],
])('the average of a week is %s', (_name, sent, received, average, fullDays) => {
  const perDay = perDayOf(week(sent), received);
  const rounded = perDay.average === null ? null : Math.round(perDay.average * 10) / 10;
  expect([rounded, perDay.fullDays]).toEqual([average, fullDays]);
});

it.each([
  [0, 'no full day yet'],
  [1, '1 full day'],
  [3, '3 full days'],
])('%i: %s', (count, text) => {
  expect(fullDaysText(count)).toBe(text);
});

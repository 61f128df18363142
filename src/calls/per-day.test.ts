import { expect, it } from 'vitest';
import { monthWeek } from '../../tests/entities.ts';
import { fullDaysText, perDayOf } from './per-day.ts';

const week = (sent: object) => monthWeek({ startDate: '2026-11-23', dailyAverage: 155, ...sent });

it.each([
  ['a full week', { isPartial: false }, '2026-11-26', 155, null],
  ['of its full days in progress', { isPartial: true }, '2026-11-26', 155, 3],
  ['none before the first one', { isPartial: true, dailyAverage: 0 }, '2026-11-23', null, 0],
  ['none before the first one, whatever was sent', { isPartial: true }, '2026-11-23', null, 0],
  ['none before the week began', { isPartial: true }, '2026-11-20', null, 0],
  ['of six days on Sunday', { isPartial: true }, '2026-11-29', 155, 6],
  ['of six days where it is over', { isPartial: true }, '2026-12-09', 155, 6],
  ['none of no date', { isPartial: true, startDate: 'soon' }, '2026-11-26', null, 0],
  ['of a week that may be full (A11)', { isPartial: null }, '2026-11-26', 155, null],
  ['missing', { isPartial: true, dailyAverage: null }, '2026-11-26', null, 3],
])('the average as sent is %s', (_name, sent, day, average, fullDays) => {
  expect(perDayOf(week(sent), day)).toEqual({ average, fullDays });
});

it.each([
  [0, 'no full day yet'],
  [1, '1 full day'],
  [3, '3 full days'],
])('%i: %s', (count, text) => {
  expect(fullDaysText(count)).toBe(text);
});

import { expect, it } from 'vitest';
import { bookingText, businessHours, callCenterHours, nextOpening } from './hours.ts';

it('spans what the texts say', () => {
  expect((businessHours.closeMinute - businessHours.openMinute) / 60).toBe(15);
  expect((callCenterHours.closeMinute - callCenterHours.openMinute) / 60).toBe(12);
});

// Saturday, November 21, is in winter time: 9 AM is 14:00 UTC.
it.each([
  ['2026-11-21T13:29:59Z', 'at 8:30 AM', 'at 9 AM'],
  ['2026-11-21T13:45:00Z', null, 'at 9 AM'],
  ['2026-11-21T14:00:00Z', null, null],
  ['2026-11-22T01:59:59Z', null, null],
  ['2026-11-22T02:00:00Z', null, 'Monday at 9 AM'],
  ['2026-11-22T04:30:00Z', 'Monday at 8:30 AM', 'Monday at 9 AM'],
  ['2026-11-22T19:41:00Z', 'Monday at 8:30 AM', 'Monday at 9 AM'],
  ['2026-11-23T04:59:59Z', 'Monday at 8:30 AM', 'Monday at 9 AM'],
  ['2026-11-23T05:00:00Z', 'at 8:30 AM', 'at 9 AM'],
  ['2026-11-24T04:45:00Z', 'Tuesday at 8:30 AM', 'Tuesday at 9 AM'],
  ['2026-11-28T02:00:00Z', null, 'Saturday at 9 AM'],
  // The night in which clocks go forward.
  ['2026-03-08T04:45:00Z', 'Monday at 8:30 AM', 'Monday at 9 AM'],
])('at %s business opens %s, booking %s', (instant, business, booking) => {
  const ms = Date.parse(instant);
  expect(nextOpening(ms, businessHours)).toBe(business);
  expect(nextOpening(ms, callCenterHours)).toBe(booking);
  const text = booking === null ? '' : `Booking opens ${booking} Eastern.`;
  expect(bookingText(ms)).toBe(text);
});

import { easternClock, isEasternSunday } from './eastern.ts';

/**
 * The dashboard's Business Hours card: fixed texts (spec 1, spec 9, rulings C4), and the same span
 * in minutes of the day.
 */
export const businessHours = {
  length: '15h',
  text: '8:30 AM - 11:30 PM',
  openMinute: 8 * 60 + 30,
  closeMinute: 23 * 60 + 30,
} as const;

/**
 * The call center's own hours (spec 1, spec 9): Monday to Saturday in Eastern time, in minutes of
 * the day; the close is exclusive.
 */
export const callCenterHours = {
  text: 'Monday to Saturday, 9 AM to 9 PM Eastern',
  openMinute: 9 * 60,
  closeMinute: 21 * 60,
} as const;

/**
 * Whether the call center works at an instant in ms (spec 1): Monday to Saturday, 9 AM until before
 * 9 PM Eastern.
 */
export function isCallCenterOpen(ms: number): boolean {
  const clock = easternClock(ms);
  if (clock === null || isEasternSunday(ms)) return false;
  const minute = clock.hour * 60 + clock.minute;
  return minute >= callCenterHours.openMinute && minute < callCenterHours.closeMinute;
}

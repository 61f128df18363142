import { easternWeekday, minuteOfDay } from './eastern.ts';

export const businessHours = {
  length: '15h',
  text: '8:30 AM - 11:30 PM',
  opens: '8:30 AM',
  openMinute: 8 * 60 + 30,
  closeMinute: 23 * 60 + 30,
} as const;

/** The call center's own hours (S1), in minutes of the day; the close is exclusive. */
export const callCenterHours = {
  text: 'Monday to Saturday, 9 AM to 9 PM Eastern',
  opens: '9 AM',
  openMinute: 9 * 60,
  closeMinute: 21 * 60,
} as const;

interface Hours {
  readonly opens: string;
  readonly openMinute: number;
  readonly closeMinute: number;
}

const workingDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'at 9 AM', 'Monday at 9 AM': when hours open next, Sundays closed (S1); null while they are open. */
export function nextOpening(nowMs: number, hours: Hours): string | null {
  const weekday = easternWeekday(nowMs);
  const minute = minuteOfDay(nowMs);
  if (weekday === 0 || minute >= hours.closeMinute)
    return `${workingDays[weekday % 6]} at ${hours.opens}`;
  return minute < hours.openMinute ? `at ${hours.opens}` : null;
}

/** 'Booking opens at 9 AM Eastern.'; '' in booking hours, where the server knows whether it has opened. */
export function bookingText(nowMs: number): string {
  const next = nextOpening(nowMs, callCenterHours);
  return next === null ? '' : `Booking opens ${next} Eastern.`;
}

import { callCenterHours } from '../../src/domain/time/hours.ts';

/** The bookings of each hour from 9 AM, as weights. */
const perHour = [11, 13, 12, 8, 10, 11, 9, 8, 7, 5, 4, 2] as const;
const total = perHour.reduce((sum, share) => sum + share, 0);

/** 2:41 PM, when the scenarios begin. */
export const anchorMinute = 14 * 60 + 41;

/** The share of a day's bookings before a minute of the day. */
function shareBefore(minute: number): number {
  let rest = (minute - callCenterHours.openMinute) / 60;
  let sum = 0;
  for (const share of perHour) {
    if (rest <= 0) break;
    sum += share * Math.min(rest, 1);
    rest -= 1;
  }
  return sum / total;
}

/** The inverse, in minutes after opening. */
export function minutesAt(share: number): number {
  let rest = share * total;
  for (const [hour, part] of perHour.entries()) {
    if (rest < part) return (hour + rest / part) * 60;
    rest -= part;
  }
  return perHour.length * 60;
}

export const anchorShare = shareBefore(anchorMinute);

import { median } from '../number/median.ts';
import { showNumber } from '../number/format.ts';

/** Server and machine agree within this; what is beyond it is said in the shell (users.md section 2, row 22). */
const toleratedMs = 60_000;
/** A `Date` header is not good for more than a second or two. */
const sameMs = 2_000;

/** How far the server is ahead, in ms but by whole seconds: the middle of its last answers; null: not told. */
export function clockDifference(differences: readonly number[]): number | null {
  const middle = median(differences);
  // `+ 0` so that a little less than nothing is no -0.
  return middle === null ? null : Math.round(middle / 1_000) * 1_000 + 0;
}

/** Whether the two clocks are so far apart that people have to know. */
export function isClockOff(ms: number | null): boolean {
  return ms !== null && Math.abs(ms) > toleratedMs;
}

/** 'The server is 10 min ahead', of the clock of this machine. */
export function clockDifferenceText(ms: number | null): string {
  if (ms === null) return 'The server does not tell its time';
  if (Math.abs(ms) < sameMs) return 'The server has the same time';
  return `The server is ${about(Math.abs(ms))} ${ms > 0 ? 'ahead' : 'behind'}`;
}

/** In one unit, so that the words stand still while the figure beneath trembles. */
function about(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  if (seconds <= 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${showNumber(Math.round(hours / 24))} days`;
}

import type { Time } from '../time/read-time.ts';

const dayMs = 86_400_000;
/** A server's clock may be ahead by as much. */
const aheadMs = 300_000;

/** How many of some times are in the 24 hours before `nowMs`; null where one is no time, or of later on. */
export function inLastDay(times: readonly Time[], nowMs: number): number | null {
  if (times.some(({ ms }) => ms === null || ms >= nowMs + aheadMs)) return null;
  return times.filter(({ ms }) => ms !== null && ms > nowMs - dayMs).length;
}

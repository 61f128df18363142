import { easternOffset } from './eastern.ts';

const dayMs = 86_400_000;

/**
 * The instant of an Eastern wall clock, given as ms since 1970 as if it were UTC. In the hour that a change of clocks repeats
 * it is the first of two; a time that the change skips is read by the offset before it: 2:30 AM is 3:30 AM (RFC 5545).
 */
export function easternInstant(wallMs: number): number {
  // Not `fromZonedTime`: in these hours its result depends on the viewer's own zone (measured in Kolkata, Lord Howe).
  const before = wallMs - easternOffset(wallMs - dayMs);
  const after = wallMs - easternOffset(wallMs + dayMs);
  const isAfterChange =
    before + easternOffset(before) !== wallMs && after + easternOffset(after) === wallMs;
  return isAfterChange ? after : before;
}

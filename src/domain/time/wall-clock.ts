import { internByText } from '../text/identity.ts';
import { easternOffset, easternZone } from './eastern.ts';

// Instants of wall clocks. date-fns-tz is not used here: in the hours around a clock change its result depends on the viewer's zone.

const dayMs = 86_400_000;

/**
 * The instant of a wall clock, given as ms since 1970 as if it were UTC. In the hour that a change of clocks repeats it is
 * the first of two; a time that the change skips is read by the offset before it: 2:30 AM is 3:30 AM (RFC 5545).
 */
function instantAt(wallMs: number, offsetAt: (ms: number) => number): number {
  const before = wallMs - offsetAt(wallMs - dayMs);
  const after = wallMs - offsetAt(wallMs + dayMs);
  const isAfterChange = before + offsetAt(before) !== wallMs && after + offsetAt(after) === wallMs;
  return isAfterChange ? after : before;
}

export const easternInstant = (wallMs: number): number => instantAt(wallMs, easternOffset);

/** A function that returns a zone's offset at an instant, in ms; null for a zone that the browser does not know. */
const offsetIn = internByText((timeZone): ((ms: number) => number) | null => {
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    return (ms) => Date.parse(`${clock.format(ms).replace(' ', 'T')}Z`) - ms;
  } catch {
    return null;
  }
});

/** The instant of a wall clock of whole seconds in a zone; null in a zone that the browser does not know. */
export function instantInZone(wallMs: number, zone: string): number | null {
  if (zone === easternZone) return easternInstant(wallMs);
  const offsetAt = offsetIn(zone);
  const fraction = wallMs % 1000;
  return offsetAt && instantAt(wallMs - fraction, offsetAt) + fraction;
}

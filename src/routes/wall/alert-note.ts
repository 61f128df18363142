import { countText } from '../../domain/text/format.ts';
import { ageText } from '../../domain/time/age.ts';

/** A pending alert that is older gets a note, in ms. */
const oldAlertMs = 30 * 60_000;

/** '7 alerts pending, oldest 40 min', without a customer's name; null where none is old. The wait in ms. */
export function alertNote(pending: number, longestWaitMs: number | null): string | null {
  if (longestWaitMs === null || longestWaitMs <= oldAlertMs) return null;
  return `${countText(pending, 'alert')} pending, oldest ${ageText(longestWaitMs)}`;
}

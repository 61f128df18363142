import { unknownWaits, type Waits, waitTexts } from '../../calls/alerts.ts';
import { countText } from '../../domain/text/format.ts';

/** A pending alert that is older gets a note (issue 17), in ms. */
const oldAlertMs = 30 * 60_000;

/** 'n alerts pending, oldest 40 min', without a customer's name; null where none is old. 'failed': rulings A19. */
export function alertNote(waits: Waits | 'failed'): string | null {
  if (waits === 'failed') return "Alerts couldn't load";
  const { pending, longestMs } = waits;
  if ((longestMs ?? 0) <= oldAlertMs && unknownWaits(waits).length === 0) return null;
  const count = pending === null ? 'Alerts' : countText(pending, 'alert');
  return [`${count} pending`, ...waitTexts(waits)].join(', ');
}

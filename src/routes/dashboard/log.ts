import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle, outcomeOf } from '../../domain/appointment/appointment.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { regionName } from '../../domain/region/region.ts';

export type LogEntry = Pick<
  Appointment,
  'title' | 'customer' | 'region' | 'telemarketer' | 'reason' | 'status'
>;

/**
 * One line of the Appointments Log (spec 2), whole and in parts: `[REGION] "title" | Customer | Telemarketer |
 * Reason`. The reason is null unless the entry is invalid; line breaks within a field become spaces.
 */
export function logLine(entry: LogEntry) {
  const region = `[${regionName(oneLine(entry.region)).toUpperCase()}]`;
  const title = `"${shownTitle(oneLine(entry.title))}"`;
  const customer = shownText(oneLine(entry.customer));
  const telemarketer = shownText(oneLine(entry.telemarketer));
  const reason = outcomeOf(entry.status) === 'invalid' ? shownText(oneLine(entry.reason)) : null;
  const cells = [`${region} ${title}`, customer, telemarketer];
  if (reason !== null) cells.push(reason);
  return { region, title, customer, telemarketer, reason, text: cells.join(' | ') };
}

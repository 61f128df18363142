import { shownText, shownTitle, sideOf } from '../../domain/appointment/appointment.ts';
import { oneLine } from '../../domain/text/plain-text.ts';
import { regionName } from '../../domain/region/region.ts';

type Text = string | null | undefined;

export type LogEntry = {
  readonly title?: Text;
  readonly customer?: Text;
  readonly region?: Text;
  readonly telemarketer?: Text;
  readonly reason?: Text;
  readonly status: string;
};

export type LogLine = {
  /** '[ILLINOIS]'. */
  readonly region: string;
  /** '"WC DD"', with its quotes. */
  readonly title: string;
  readonly customer: string;
  readonly telemarketer: string;
  /** null unless the appointment is invalid. */
  readonly reason: string | null;
  /** The whole line. */
  readonly text: string;
};

/**
 * One line of the Appointments Log (spec 2): `[REGION] "title" | Customer | Telemarketer | Reason`,
 * the reason only for invalid ones. The region is its display name in capitals. Missing parts read
 * 'No Title' and 'N/A'; whatever would break the line becomes a space.
 */
export function logLine(entry: LogEntry): LogLine {
  const region = `[${regionName(oneLine(entry.region)).toUpperCase()}]`;
  const title = `"${shownTitle(oneLine(entry.title))}"`;
  const customer = shownText(oneLine(entry.customer));
  const telemarketer = shownText(oneLine(entry.telemarketer));
  const reason = sideOf(entry.status) === 'invalid' ? shownText(oneLine(entry.reason)) : null;
  const cells = [`${region} ${title}`, customer, telemarketer];
  if (reason !== null) cells.push(reason);
  return { region, title, customer, telemarketer, reason, text: cells.join(' | ') };
}

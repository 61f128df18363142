import type { CallBack, CallBackGroup } from '../../calls/call-backs.ts';
import { isNamed } from '../../domain/people.ts';
import { noRegion } from '../../domain/region/region.ts';
import type { SheetColumns } from '../../domain/text/csv.ts';
import { countText, excerpt, noValue, shownText, shownTitle } from '../../domain/text/format.ts';
import { noTime, shownRecentTime } from '../../domain/time/read-time.ts';

const shorten = (text: string) => excerpt(text, 60);

export function callBackText({ name, rows }: CallBackGroup, nowMs: number): string {
  const head = `${shorten(name)}: ${countText(rows.length, 'number')} to ask for again`;
  return [head, ...rows.map((row) => lineOf(row, nowMs))].join('\n');
}

function lineOf({ phone, appointment, problem }: CallBack, nowMs: number): string {
  // Lowercases 'Too short', but not 'E.164' or 'US'.
  const reason = shorten(problem).replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const number = `${shorten(phone.original) || noValue} (${reason})`;
  if (!appointment) return number;
  const { customer, region, title, time } = appointment;
  const at = shownRecentTime(time, nowMs);
  const texts = [shownText(customer), region.name, shownTitle(title)].map(shorten);
  return `${texts.join(', ')}${at === noValue ? '' : ` at ${at}`}: ${number}`;
}

export const callBackColumns: SheetColumns<CallBack> = {
  Telemarketer: ({ appointment }) =>
    appointment && isNamed(appointment.telemarketer) ? appointment.telemarketer.name : '',
  Customer: ({ appointment }) => appointment?.customer ?? null,
  Region: ({ appointment }) =>
    appointment && appointment.region.id !== noRegion.id ? appointment.region.name : '',
  Title: ({ appointment }) => appointment?.title ?? null,
  Time: ({ appointment }) => {
    const { ms, text } = appointment?.time ?? noTime;
    return ms === null ? text : { ms };
  },
  Original: ({ phone }) => phone.original,
  Cleaned: ({ phone }) => phone.cleaned,
  Format: ({ problem }) => problem,
  Suggestion: ({ phone }) => phone.suggestions.rows[0] ?? null,
};

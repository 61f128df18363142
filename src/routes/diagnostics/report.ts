import { ageText } from '../../domain/time/age.ts';
import type { Exchange } from '../../query/records.ts';
import type { Moment } from '../../ui/clock.ts';
import { usedCalls, type UsedCall } from './calls.ts';
import { factGroups, type Sources } from './facts.ts';
import { outcomeText, requestFigures } from './requests.ts';
import { durationText } from './span.ts';

/** The whole report as plain text. It holds no data, no URL of the page and no typed text: nothing personal. */
export function reportText(at: Moment, sources: Sources): string {
  const facts = factGroups.flatMap(({ title, facts: of }) => [
    '',
    title,
    ...of.map(({ label, text }) => `  ${label}: ${text(at, sources)}`),
  ]);
  const calls = usedCalls(sources.client).flatMap((call) => callLines(call, at));
  return ['Appointment Tracker: diagnostics', ...facts, '', 'Calls', ...calls, ''].join('\n');
}

function callLines({ name, record }: UsedCall, at: Moment): string[] {
  const { receivedAt, history, inFlight } = record;
  const { ok, failed, medianMs } = requestFigures(history);
  const valid = receivedAt === null ? '' : `, last valid ${ageText(at.elapsed - receivedAt)} ago`;
  return [
    `  ${name}: ${ok} OK, ${failed} failed, median ${durationText(medianMs)}${valid}, ${inFlight} in flight`,
    ...history.toReversed().map(exchangeLine),
  ];
}

function exchangeLine(exchange: Exchange): string {
  const requestedAt = new Date(exchange.requestedAtWall).toISOString();
  return `    ${requestedAt} ${outcomeText(exchange)} ${durationText(exchange.durationMs)}`;
}

import type { QueryClient } from '@tanstack/react-query';
import type { Poll } from '../../query/poll-log.ts';
import { ageText } from '../../domain/time/age.ts';
import { outcomeText, pollFigures } from './requests.ts';
import { durationText } from './span.ts';
import type { Moment } from '../../ui/clock/clock.ts';
import { lastValidAt, loggedCalls, type LoggedCall } from './calls.ts';
import { factGroups, type Sources } from './facts.ts';

/**
 * The whole report as plain text, for a message to whoever looks after the page. It holds no answer, no
 * address of the page and no typed word, so nobody's data is in it.
 */
export function reportText(at: Moment, sources: Sources): string {
  const facts = factGroups.flatMap(({ title, facts: of }) => [
    '',
    title,
    ...of.map(({ label, tell }) => `  ${label}: ${tell(at, sources)}`),
  ]);
  const calls = loggedCalls().flatMap((logged) => callLines(logged, at, sources.client));
  return ['Appointment Tracker: health of the page', ...facts, '', 'Calls', ...calls, ''].join(
    '\n',
  );
}

function callLines({ log, call }: LoggedCall, at: Moment, client: QueryClient): string[] {
  const { ok, failed, medianMs } = pollFigures(log.polls);
  const validAt = lastValidAt(call, client);
  // A write keeps no answer, and some reads have none yet.
  const valid = validAt === null ? '' : `, last valid ${ageText(at.elapsed - validAt)} ago`;
  return [
    `  ${log.call}: ${ok} OK, ${failed} failed, median ${durationText(medianMs)}${valid}, ${log.inFlight} under way`,
    ...log.polls.toReversed().map(pollLine),
  ];
}

function pollLine(poll: Poll): string {
  const asked = new Date(poll.requestedAtWall).toISOString();
  return `    ${asked} ${outcomeText(poll)} ${durationText(poll.durationMs)}`;
}

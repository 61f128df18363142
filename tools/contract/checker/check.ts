import { deadlineMs } from '../../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import type { Person } from '../../../src/domain/people.ts';
import { createServerClock } from '../../../src/query/server-clock.ts';
import { writeCalls, type WriteCall } from '../description/calls.ts';
import { namesOf } from '../parts.ts';
import { sendOnce, type Backend, type Exchange } from './exchange.ts';
import { hintsOf } from './hints.ts';
import { createJudge } from './judge.ts';
import { noSentenceIn, problemOf } from './problem.ts';
import { refusalOf } from './refusal.ts';
import { findingOn, note, type Finding } from './remarks.ts';
import { verdictOf, type CallReport, type Report } from './verdict.ts';

export interface CheckOptions {
  readonly backend: Backend;
  /** A call without a whole response after this time fails; at most the app's own deadline. */
  readonly timeoutMs?: number;
  readonly withWrites?: boolean;
  readonly designated?: readonly Person[];
  readonly onCall?: (report: CallReport) => void;
  /** The instant that decides which day is today. */
  readonly nowMs?: number;
}

/** Requests everything in the contract from a backend, one call after the other, each once, as the app would. */
export async function check(options: CheckOptions): Promise<Report> {
  const { backend, timeoutMs = deadlineMs, withWrites = false, designated = [], onCall } = options;
  const judge = createJudge(options.nowMs ?? Date.now());
  const calls: CallReport[] = [];
  const exchanges: Exchange[] = [];
  const serverClock = createServerClock();

  async function checkCall(name: ReadName | WriteName, call: Call | Write, about?: WriteCall) {
    const payload = about?.sample;
    const how = { payload, timeoutMs, onHeaders: serverClock.time() };
    const exchange = await sendOnce(backend, call, how);
    const { path, status, ms, bytes, error, json } = exchange;
    const hasRead = exchanges.some((before) => before.error === null || before.error === 'shape');
    const problem = problemOf(exchange, { backend, timeoutMs, call, payload, hasRead });
    const isMadeUp = about?.madeUp && problem?.kind === 'http';
    const refusal = isMadeUp ? await refusalOf(exchange, { backend, call, ...how }) : null;
    const isJudged = problem === null && json !== undefined;
    const { rows, findings } = isJudged
      ? judge(name, call, exchange)
      : { rows: null, findings: [] };
    const unreadable = problem?.kind === 'http' ? noSentenceIn(exchange) : null;
    const all = [...findings, ...slowNotes(call, ms), ...textNotes(unreadable)];
    const isOther = error === 'shape' || error === 'not-json';
    const report = {
      call: name,
      method: call.method,
      path,
      status,
      ms,
      bytes,
      rows,
      problem,
      findings: all,
      verdict: isOther ? 'does not fit' : error === null ? verdictOf(all) : 'failed',
      ...refusal,
    } as const;
    exchanges.push(exchange);
    calls.push(report);
    onCall?.(report);
  }

  // One after the other, so that the time of a call is its own.
  for (const name of namesOf(reads)) await checkCall(name, reads[name]);
  if (withWrites)
    for (const name of namesOf(writes)) await checkCall(name, writes[name], writeCalls[name]);
  const differences = serverClock.differences.get();
  return { calls, hints: hintsOf(exchanges, { backend, differences, designated }) };
}

/** Notes the text of an error that is no sentence: screens show it to people. */
function textNotes(what: string | null): readonly Finding[] {
  if (what === null) return [];
  return [
    findingOn(
      note(`the text of the error is no sentence for people but ${what}: it is shown as it is`),
    ),
  ];
}

const seconds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Notes a response that takes over half of its polling interval. */
export function slowNotes(call: Call | Write, ms: number): readonly Finding[] {
  const pollMs = 'pollMs' in call ? call.pollMs : undefined;
  if (pollMs === undefined || ms <= pollMs / 2) return [];
  const [took, every] = [ms, pollMs].map((each) => seconds.format(each / 1_000));
  return [
    findingOn(note(`slow, ${took} s, requested every ${every} s: figures are old when they come`)),
  ];
}

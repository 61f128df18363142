import { deadlineMs, withExactIntegers } from '../../../src/api/client.ts';
import {
  reads,
  writes,
  type Read,
  type ReadName,
  type Write,
  type WriteName,
} from '../../../src/api/contract.ts';
import type { Person } from '../../../src/domain/people.ts';
import { createServerClock } from '../../../src/query/server-clock.ts';
import { readCalls, writeCalls, type WriteCall } from '../description/calls.ts';
import { sendOnce, type Backend, type Exchange } from './exchange.ts';
import { noteOn, type Finding } from './findings.ts';
import { hintsOf } from './hints.ts';
import { problemOf, type Problem } from './problem.ts';
import { walk } from './walk.ts';

/** 'fits': the app can use it. 'does not fit': another shape, or no JSON. 'failed': no usable response. */
export type Verdict = 'fits' | 'does not fit' | 'failed';

export interface CallReport {
  readonly call: ReadName | WriteName;
  readonly method: string;
  readonly path: string;
  readonly verdict: Verdict;
  readonly status: number | null;
  readonly ms: number;
  readonly bytes: number;
  /** The number of rows in the outermost lists; null without a list. */
  readonly rows: number | null;
  readonly problem: Problem | null;
  readonly findings: readonly Finding[];
}

export interface Report {
  readonly calls: readonly CallReport[];
  readonly hints: readonly string[];
}

export interface CheckOptions {
  readonly backend: Backend;
  /** A call without a whole response after this time fails; at most the app's own deadline. */
  readonly timeoutMs?: number;
  readonly withWrites?: boolean;
  readonly designated?: readonly Person[];
  readonly onCall?: (report: CallReport) => void;
}

type About = (typeof readCalls)[ReadName] | WriteCall;

/** Requests everything in the contract from a backend, one call after the other, each once, as the app would. */
export async function check(options: CheckOptions): Promise<Report> {
  const { backend, timeoutMs = deadlineMs, withWrites = false, designated = [], onCall } = options;
  const calls: CallReport[] = [];
  const exchanges: Exchange[] = [];
  const serverClock = createServerClock();

  async function checkCall(name: ReadName | WriteName, call: Read | Write, about: About) {
    const payload = 'sample' in about ? about.sample : undefined;
    const onHeaders = serverClock.time();
    const exchange = await sendOnce(backend, call, { payload, timeoutMs, onHeaders });
    const { path, status, ms, bytes } = exchange;
    const common = { call: name, method: call.method, path, status, ms, bytes };
    const problem = problemOf(exchange, { backend, timeoutMs });
    const report = { ...common, ...judged(exchange, call, about, problem) };
    exchanges.push(exchange);
    calls.push(report);
    onCall?.(report);
  }

  // One after the other, so that the time of a call is its own.
  for (const name of namesOf(reads)) await checkCall(name, reads[name], readCalls[name]);
  if (withWrites)
    for (const name of namesOf(writes)) await checkCall(name, writes[name], writeCalls[name]);
  const differences = serverClock.differences.get();
  return { calls, hints: hintsOf(exchanges, { backend, differences, designated }) };
}

export function namesOf<N extends string>(calls: Readonly<Record<N, unknown>>): N[] {
  return Object.keys(calls) as N[];
}

function judged(
  { error, json, text, status, headers }: Exchange,
  { response }: Read | Write,
  about: About,
  problem: Problem | null,
): Pick<CallReport, 'verdict' | 'rows' | 'problem' | 'findings'> {
  const isRead = response && json !== undefined && (error === null || error === 'shape');
  const { findings, rows } = isRead ? walk(response, json, about) : { findings: [], rows: null };
  if ('madeUp' in about && [400, 404, 409, 410, 422].includes(status ?? 0)) {
    const or = status === 404 ? '; or else the path does not exist' : '';
    const what = `refused with status ${status}, as it may: what was sent is about nothing that exists${or}`;
    return { rows, verdict: 'fits', problem: null, findings: [noteOn('', what)] };
  }
  const notes = response && !problem ? [...digitNotes(text), ...typeNotes(headers)] : [];
  return { rows, verdict: verdictOf(error), problem, findings: [...findings, ...notes] };
}

function verdictOf(error: Exchange['error']): Verdict {
  if (error === null) return 'fits';
  return error === 'shape' || error === 'not-json' ? 'does not fit' : 'failed';
}

/** A browser rounds such numbers; the app's client makes texts of them (rulings A14). */
function digitNotes(text: string | null): readonly Finding[] {
  if (text === null || withExactIntegers(text) === text) return [];
  return [noteOn('', 'whole numbers of 16 digits or more, read digit by digit: send ids as text')];
}

/** Notes a wrong content type, although the app reads JSON under any. */
function typeNotes(headers: Headers): readonly Finding[] {
  const type = headers.get('content-type');
  if (/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '')) return [];
  const what = type === null ? 'no content type' : 'another content type than application/json';
  return [noteOn('', `${what}; read as JSON all the same`)];
}

export function summaryOf({ calls }: Report) {
  const having = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict);
  const counts = having('fits').map(({ findings }) => tolerancesIn(findings));
  return {
    requested: calls.length,
    fit: counts.length,
    tolerated: counts.filter((count) => count > 0).length,
    tolerances: counts.reduce((a, b) => a + b, 0),
    misfits: having('does not fit').length,
    failed: having('failed').length,
  };
}

export function tolerancesIn(findings: readonly Finding[]): number {
  return findings.filter(({ level }) => level === 'tolerance').length;
}

/** 0 when every requested call fits, with or without tolerances; else 1. */
export function exitCodeOf(report: Report): 0 | 1 {
  return report.calls.every(({ verdict }) => verdict === 'fits') ? 0 : 1;
}

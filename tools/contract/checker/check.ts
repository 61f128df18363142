import { deadlineMs, withExactIntegers } from '../../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../../src/calls/index.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import type { Person } from '../../../src/domain/people.ts';
import { createServerClock } from '../../../src/query/server-clock.ts';
import { readCalls, writeCalls, type WriteCall } from '../description/calls.ts';
import { levels, note, type Level, type Remark } from '../description/rules.ts';
import { sendOnce, type Backend, type Exchange } from './exchange.ts';
import { remarksOnFigures, type Known } from './figures.ts';
import { findingOn, type Finding } from './findings.ts';
import { hintsOf } from './hints.ts';
import { remarksOnRows } from './lists.ts';
import { problemOf, type Problem } from './problem.ts';
import { refusalOf } from './refusal.ts';
import { walk } from './walk.ts';

/**
 * 'fits': the app can use it. 'fits with losses': screens lack something. 'does not fit': another shape, or a field, row or
 * word without which the app can't do its work. 'failed': no usable response. 'not checked': no telling.
 */
export type Verdict = 'fits' | 'fits with losses' | 'does not fit' | 'failed' | 'not checked';

/** Of the backend. */
export type Outcome = 'works' | 'works with losses' | 'does not work';

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
  const known: Known = {};
  const serverClock = createServerClock();

  async function checkCall(name: ReadName | WriteName, call: Call | Write, about: About) {
    const payload = 'sample' in about ? about.sample : undefined;
    const how = { payload, timeoutMs, onHeaders: serverClock.time() };
    const exchange = await sendOnce(backend, call, how);
    const { path, status, ms, bytes } = exchange;
    const common = { call: name, method: call.method, path, status, ms, bytes };
    const hasRead = exchanges.some(({ error }) => error === null || error === 'shape');
    const problem = problemOf(exchange, { backend, timeoutMs, call, payload, hasRead });
    const isMadeUp = 'madeUp' in about && problem?.kind === 'http';
    const refusal = isMadeUp ? await refusalOf(exchange, { backend, call, ...how }) : null;
    const figures = (json: unknown) => (isRead(name) ? remarksOnFigures(name, json, known) : []);
    const report = {
      ...common,
      ...(refusal ?? judged(exchange, call, about, problem, figures)),
    };
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

function isRead(name: ReadName | WriteName): name is ReadName {
  return name in reads;
}

export function namesOf<N extends string>(calls: Readonly<Record<N, unknown>>): N[] {
  return Object.keys(calls) as N[];
}

type Judged = Pick<CallReport, 'verdict' | 'rows' | 'problem' | 'findings'>;

/** The verdict on a response, and all that is found in it. */
function judged(
  { error, json, text, headers }: Exchange,
  { response }: Call | Write,
  about: About,
  problem: Problem | null,
  figures: (json: unknown) => readonly Remark[],
): Judged {
  if (problem || !response || json === undefined)
    return { verdict: verdictOf(error, []), rows: null, problem, findings: [] };
  const { findings, rows } = walk(response, json, about);
  const whole = [
    ...(error === null ? figures(json) : []),
    ...(rows === null ? [] : remarksOnRows(json, rows, headers)),
    ...digitNotes(text),
    ...typeNotes(headers),
  ].map(findingOn);
  const all = levels.flatMap((level) => ofLevel([...findings, ...whole], level));
  return { verdict: verdictOf(error, all), rows, problem, findings: all };
}

function verdictOf(error: Exchange['error'], findings: readonly Finding[]): Verdict {
  if (error !== null) return error === 'shape' || error === 'not-json' ? 'does not fit' : 'failed';
  if (ofLevel(findings, 'misfit').length > 0) return 'does not fit';
  return ofLevel(findings, 'loss').length > 0 ? 'fits with losses' : 'fits';
}

/** A browser rounds such numbers; the app's client makes texts of them (rulings A14). */
function digitNotes(text: string | null): readonly Remark[] {
  if (text === null || withExactIntegers(text) === text) return [];
  return [note('whole numbers of 16 digits or more, read digit by digit: send ids as text')];
}

/** Notes a wrong content type, although the app reads JSON under any. */
function typeNotes(headers: Headers): readonly Remark[] {
  const type = headers.get('content-type');
  if (/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type ?? '')) return [];
  const what = type === null ? 'no content type' : 'another content type than application/json';
  return [note(`${what}; read as JSON all the same`)];
}

export function ofLevel(findings: readonly Finding[], level: Level): readonly Finding[] {
  return findings.filter((finding) => finding.level === level);
}

export function summaryOf({ calls }: Report) {
  const having = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  const found = calls.flatMap(({ findings }) => findings);
  return {
    requested: calls.length,
    fit: having('fits'),
    fitWithLosses: having('fits with losses'),
    misfits: having('does not fit'),
    failed: having('failed'),
    unchecked: having('not checked'),
    losses: ofLevel(found, 'loss').length,
    tolerances: ofLevel(found, 'tolerance').length,
  };
}

export function outcomeOf(report: Report): Outcome {
  const { misfits, failed, fitWithLosses } = summaryOf(report);
  if (misfits + failed > 0) return 'does not work';
  return fitWithLosses > 0 ? 'works with losses' : 'works';
}

/** 0 when the dashboard works with the backend, 1 when it does not; losses are 0, or 1 where the check is strict. */
export function exitCodeOf(report: Report, isStrict: boolean): 0 | 1 {
  const outcome = outcomeOf(report);
  return outcome === 'works' || (outcome === 'works with losses' && !isStrict) ? 0 : 1;
}

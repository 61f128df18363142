import type { Outcome, Poll } from '../../query/poll-log.ts';
import { median } from '../../domain/number/median.ts';

/** What the last asks of a call come to. */
export interface PollFigures {
  readonly ok: number;
  readonly failed: number;
  /** Of the asks that ended by themselves; null while none has. */
  readonly medianMs: number | null;
  /** The newest of them: an ask that nobody waited for says nothing about the call. */
  readonly last: Poll | null;
}

export function pollFigures(polls: readonly Poll[]): PollFigures {
  const ended = polls.filter(({ outcome }) => outcome !== 'aborted');
  const ok = ended.filter(({ outcome }) => outcome === 'ok').length;
  return {
    ok,
    failed: ended.length - ok,
    medianMs: median(ended.map(({ durationMs }) => durationMs)),
    last: ended.at(-1) ?? null,
  };
}

const words = {
  ok: 'OK',
  aborted: 'Not awaited',
  http: 'Refused',
  timeout: 'Timed out',
  network: 'No connection',
  redirect: 'Redirected',
  'not-json': 'Not data',
  shape: 'Wrong shape',
} as const satisfies Record<Outcome, string>;

/** How an ask ended, in a word or two: 'OK', '503', 'Timed out'. */
export function outcomeText({ outcome, status }: Pick<Poll, 'outcome' | 'status'>): string {
  return outcome === 'http' && status !== null ? String(status) : words[outcome];
}

const shortestMs = 10;
const longestMs = 30_000;

/** How tall the mark of an ask is, 0 to 1: durations differ by powers of ten, and so do the marks. */
export function durationShare(ms: number): number {
  const clamped = Math.min(longestMs, Math.max(shortestMs, ms));
  return Math.log(clamped / shortestMs) / Math.log(longestMs / shortestMs);
}

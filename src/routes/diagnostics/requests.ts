import type { Exchange, Outcome } from '../../query/records.ts';
import { median } from '../../domain/number/median.ts';

/** What the last requests of a call come to. */
export interface RequestFigures {
  readonly ok: number;
  readonly failed: number;
  /** Of the requests that were not aborted; null while there is none. */
  readonly medianMs: number | null;
  /** The newest of them: an aborted request says nothing about the call. */
  readonly last: Exchange | null;
}

export function requestFigures(history: readonly Exchange[]): RequestFigures {
  const ended = history.filter(({ outcome }) => outcome !== 'aborted');
  const ok = ended.filter(({ outcome }) => outcome === 'ok').length;
  return {
    ok,
    failed: ended.length - ok,
    medianMs: median(ended.map(({ durationMs }) => durationMs)),
    last: ended.at(-1) ?? null,
  };
}

const texts = {
  ok: 'OK',
  aborted: 'Aborted',
  http: 'HTTP error',
  timeout: 'Timed out',
  network: 'No connection',
  redirect: 'Redirected',
  'not-json': 'Not JSON',
  shape: 'Wrong shape',
} as const satisfies Record<Outcome, string>;

/** How a request ended, in a word or two: 'OK', '503', 'Timed out'. */
export function outcomeText({ outcome, status }: Pick<Exchange, 'outcome' | 'status'>): string {
  return outcome === 'http' && status !== null ? String(status) : texts[outcome];
}

const shortestMs = 10;
const longestMs = 30_000;

/** The height of a request's bar, 0 to 1, on a logarithmic scale from 10 ms to 30 s. */
export function durationShare(ms: number): number {
  const clamped = Math.min(longestMs, Math.max(shortestMs, ms));
  return Math.log(clamped / shortestMs) / Math.log(longestMs / shortestMs);
}

import type { Exchange, Outcome } from '../../query/records.ts';
import { median } from '../../domain/number/format.ts';

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

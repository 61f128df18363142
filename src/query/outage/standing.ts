import type { ApiError } from '../../api/api-error.ts';
import { freshnessOf } from '../../domain/time/age.ts';

/** Instants are on one clock, in ms. */
export interface ReadHealth {
  readonly pollMs: number | undefined;
  readonly receivedAt: number | null;
  readonly failedAt: number | null;
  readonly failures: number;
  readonly isFetching: boolean;
}

/** `unsure`: the first calls of a page failed, and others have not ended yet. */
export type ApiStanding = 'works' | 'unsure' | 'out';

/** How long `unsure` lasts, in ms. */
export const unsureMs = 2_000;

const minuteMs = 60_000;

function isAlive({ pollMs = minuteMs, receivedAt, failures }: ReadHealth, nowMs: number): boolean {
  return (
    failures === 0 && receivedAt !== null && nowMs - receivedAt <= 1.5 * Math.min(pollMs, minuteMs)
  );
}

function isStale({ pollMs, receivedAt, failures }: ReadHealth, nowMs: number): boolean {
  if (receivedAt === null) return failures > 0;
  return freshnessOf({ ageMs: nowMs - receivedAt, pollMs, failures }) === 'stale';
}

/** `out`: two calls failed since the last response of any call, none is alive, and one is stale. */
export function apiHealth(
  reads: readonly ReadHealth[],
  lastResponseAt: number | null,
  nowMs: number,
): ApiStanding {
  const failed = reads.flatMap(({ failures, failedAt }) =>
    failures > 0 && failedAt !== null && failedAt > (lastResponseAt ?? -Infinity) ? [failedAt] : [],
  );
  if (failed.length === 0 || reads.some((read) => isAlive(read, nowMs))) return 'works';
  const isPending = reads.some((read) => read.isFetching && isFirstTry(read));
  if (isPending)
    return lastResponseAt === null && nowMs - Math.min(...failed) < unsureMs ? 'unsure' : 'works';
  return failed.length > 1 && reads.some((read) => isStale(read, nowMs)) ? 'out' : 'works';
}

interface Failed {
  readonly failedAt: number | null;
  readonly error: ApiError | null;
}

/** The error of the read that failed last; null: none did. */
export function newestError(reads: readonly Failed[]): ApiError | null {
  const newest = reads.toSorted((a, b) => (b.failedAt ?? 0) - (a.failedAt ?? 0))[0];
  return newest?.error ?? null;
}

function isFirstTry({ receivedAt, failures }: ReadHealth): boolean {
  return receivedAt === null && failures === 0;
}

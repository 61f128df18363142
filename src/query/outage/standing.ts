import { freshnessOf } from '../../domain/time/age.ts';

/** What is known of one read that the page uses; instants are on one clock, in ms. */
export interface ReadHealth {
  readonly pollMs: number | undefined;
  /** Of the last valid response; null before one. */
  readonly answeredAt: number | null;
  /** Of the last failure; null before one. */
  readonly failedAt: number | null;
  /** Failed tries in a row since the last valid response. */
  readonly failures: number;
  readonly isFetching: boolean;
}

/** `unsure`: the first calls of a page fail, and the others have not ended yet. */
export type ApiStanding = 'works' | 'unsure' | 'out';

/** So long the first failures of a page wait for the other calls, in ms: they end at about the same time. */
export const unsureMs = 2_000;

const minuteMs = 60_000;

/** A read counts as alive until its next poll is half an interval late. */
function isAlive({ pollMs = minuteMs, answeredAt, failures }: ReadHealth, nowMs: number): boolean {
  return (
    failures === 0 && answeredAt !== null && nowMs - answeredAt <= 1.5 * Math.min(pollMs, minuteMs)
  );
}

/** Whether a card over the read has more than one missed poll to tell. */
function isSaid({ pollMs, answeredAt, failures }: ReadHealth, nowMs: number): boolean {
  if (answeredAt === null) return failures > 0;
  return freshnessOf({ ageMs: nowMs - answeredAt, pollMs, failures }) === 'stale';
}

/**
 * Whether the API as a whole has stopped to answer: at least two calls have failed since any call was answered, and
 * none stands against it. It is said no sooner than a card would say it: one missed poll is calm.
 * @param lastResponseAt of any call; null: there was none
 */
export function standingOf(
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
  return failed.length > 1 && reads.some((read) => isSaid(read, nowMs)) ? 'out' : 'works';
}

function isFirstTry({ answeredAt, failures }: ReadHealth): boolean {
  return answeredAt === null && failures === 0;
}

import { signedOut } from '../api/api-error.ts';

interface OutageFacts {
  readonly isOffline: boolean;
  /** The newest failure may mean so (rulings C31). */
  readonly isSignedOut: boolean;
  /** The time of the last response of any call, '10:31 AM'; null: none came. */
  readonly since: string | null;
  /** Some figures are older than that. */
  readonly hasOlder: boolean;
  readonly retryMs: number;
}

/** What the banner says, one sentence each: what failed, what still holds, what happens next. */
export function outageSentences(facts: OutageFacts): readonly string[] {
  const { since, hasOlder, retryMs } = facts;
  const retry = `Retrying every ${retryMs / 1_000} s.`;
  const failed = whatFailed(facts);
  if (since === null) return [failed, retry];
  return [failed, `Numbers are from ${since}${hasOlder ? ' or before' : ''}.`, retry];
}

function whatFailed({ isOffline, isSignedOut, since }: OutageFacts): string {
  if (isOffline) return 'This device is offline.';
  if (isSignedOut) return signedOut;
  return since === null ? 'No API response.' : `No API response since ${since}.`;
}

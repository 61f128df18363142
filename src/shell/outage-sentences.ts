interface OutageFacts {
  readonly isOffline: boolean;
  /** The time of the last response of any call, '10:31 AM'; null: none came. */
  readonly since: string | null;
  /** Some figures are older than that. */
  readonly hasOlder: boolean;
  readonly retryMs: number;
}

/** What the banner says, one sentence each: what failed, what still holds, what happens next. */
export function outageSentences(facts: OutageFacts): readonly string[] {
  const { isOffline, since, hasOlder, retryMs } = facts;
  const retry = `Retrying every ${retryMs / 1_000} s.`;
  const sinceThen = since === null ? '' : ` since ${since}`;
  const failed = isOffline ? 'This device is offline.' : `The API has not answered${sinceThen}.`;
  if (since === null) return [failed, retry];
  return [failed, `Numbers are from ${since}${hasOlder ? ' or before' : ''}.`, retry];
}

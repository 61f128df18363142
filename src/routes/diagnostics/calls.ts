import { hashKey, type QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { api, type Read, type Write } from '../../api/contract.ts';
import { pollLog, subscribeToPollLog, type CallLog } from '../../query/poll-log.ts';
import { answeredAt, keyOf } from '../../query/query.ts';

/** A call of the contract with what it did. */
export interface LoggedCall {
  readonly log: CallLog;
  readonly call: Read | Write;
}

let listed: { readonly from: readonly CallLog[]; readonly calls: readonly LoggedCall[] } | null =
  null;

/** The calls that were asked since the page started, in the contract's order. */
export function loggedCalls(): readonly LoggedCall[] {
  const from = pollLog();
  if (listed?.from === from) return listed.calls;
  const logs = new Map(from.map((log) => [log.call, log]));
  const calls = Object.values<Read | Write>(api).flatMap((call) => {
    const log = logs.get(`${call.method} ${call.path}`);
    return log ? [{ log, call }] : [];
  });
  listed = { from, calls };
  return calls;
}

export function useLoggedCalls(): readonly LoggedCall[] {
  return useSyncExternalStore(subscribeToPollLog, loggedCalls);
}

export const callCount = Object.keys(api).length;

/** A write is sent by a person; everything else keeps a last valid answer. */
function isRead(call: Read | Write): call is Read {
  return !('reloads' in call);
}

/** When a read was last answered validly, on the clock of `elapsedMs`; null: never, or it is a write. */
export function lastValidAt(call: Read | Write, client: QueryClient): number | null {
  return isRead(call) ? answeredAt(client, hashKey(keyOf(call))) : null;
}

/** Whether something on the screen shows the call's answer, so that it matters how it went. */
export function isInUse(call: Read | Write, client: QueryClient): boolean {
  return (
    isRead(call) &&
    client
      .getQueryCache()
      .find({ queryKey: keyOf(call) })
      ?.isActive() === true
  );
}

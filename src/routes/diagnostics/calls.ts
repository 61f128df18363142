import { useSyncExternalStore } from 'react';
import { api, type Read, type Write } from '../../api/contract.ts';
import { useApiClient, type ApiClient } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import type { CallRecord } from '../../query/records.ts';

/** A call of the contract with its record. */
export interface UsedCall {
  /** 'GET /api/regions' */
  readonly name: string;
  readonly call: Read | Write;
  readonly record: CallRecord;
}

/** The calls that were requested since the page opened, in the contract's order. */
export function usedCalls({ records }: ApiClient): readonly UsedCall[] {
  return Object.values<Read | Write>(api).flatMap((call) => {
    const name = `${call.method} ${call.path}`;
    const record = records.get(name);
    return record.history.length + record.inFlight > 0 ? [{ name, call, record }] : [];
  });
}

export function useUsedCalls(): readonly UsedCall[] {
  const client = useApiClient();
  const { records } = client;
  useSyncExternalStore(
    (onChange) => records.subscribe(null, onChange),
    () => records.all(),
  );
  return usedCalls(client);
}

export const callCount = Object.keys(api).length;

/** Whether something on screen shows the call's data, so that it matters how it went. */
export function isInUse({ call }: UsedCall, client: ApiClient): boolean {
  const isRead = !('reloads' in call);
  const queries = client.queries.getQueryCache();
  return isRead && queries.find({ queryKey: keyOf(call), exact: true })?.isActive() === true;
}

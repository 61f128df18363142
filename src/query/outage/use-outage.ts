import { useCallback, useSyncExternalStore } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useStore } from '../../ui/store.ts';
import { useApiClient } from '../client.ts';
import { newestError } from './standing.ts';

/** During an outage a banner tells of the failure, and cards show only their age. */
export function useIsQuiet(): boolean {
  return useStore(useApiClient().api, ({ kind }) => kind !== 'works');
}

export function useNewestError(): ApiError | null {
  const { records } = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) => records.subscribe(null, onChange),
    [records],
  );
  return useSyncExternalStore(subscribe, () => newestError([...records.all().values()]));
}

import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';

/** During an outage one banner names the failure, and cards show only their age. */
export function useIsOutage(): boolean {
  return useStore(useApiClient().api) !== 'works';
}

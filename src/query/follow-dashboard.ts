import { useEffect, useRef } from 'react';
import { dashboard } from '../calls/dashboard.ts';
import { telemarketers } from '../calls/telemarketers.ts';
import { recentValidations } from '../calls/validations.ts';
import { responseOf, useApiClient } from './client.ts';
import { useCached } from './data-state.ts';
import { reload } from './refetch.ts';

/** Refetches telemarketers and recent validations, which are not polled, when the dashboard's response changes (C21). */
export function useFollowDashboard(): void {
  const client = useApiClient();
  const source = useCached(() => responseOf(client, dashboard)?.source ?? null);
  const before = useRef(source);
  useEffect(() => {
    const isFirst = before.current === null;
    if (source === before.current) return;
    before.current = source;
    if (!isFirst) reload(client, [telemarketers, recentValidations]);
  }, [client, source]);
}

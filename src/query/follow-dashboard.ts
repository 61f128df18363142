import { useEffect, useRef } from 'react';
import { reads } from '../api/contract.ts';
import { responseOf, useApiClient } from './client.ts';
import { reload } from './refetch.ts';
import { useRecord } from './use-read.ts';

/** Refetches telemarketers and recent validations, which are not polled, when the dashboard's response changes (rulings C21). */
export function useFollowDashboard(): void {
  const client = useApiClient();
  const source = useRecord(
    reads.dashboard,
    () => responseOf(client, reads.dashboard)?.source ?? null,
  );
  const before = useRef(source);
  useEffect(() => {
    const isFirst = before.current === null;
    if (source === before.current) return;
    before.current = source;
    if (!isFirst) reload(client, ['telemarketers', 'recentValidations']);
  }, [client, source]);
}

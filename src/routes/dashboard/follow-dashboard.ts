import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { reads } from '../../api/contract.ts';
import type { ApiResponse } from '../../api/client.ts';
import { useQueryFact } from '../../query/use-read.ts';
import { reload } from '../../query/use-write.ts';

/** Refetches telemarketers and recent validations, which are not polled, when the dashboard's response changes (rulings C21). */
export function useFollowDashboard(): void {
  const client = useQueryClient();
  const source = useQueryFact(
    reads.dashboard,
    ({ state }) => (state.data as ApiResponse<unknown> | undefined)?.source ?? null,
  );
  const before = useRef(source);
  useEffect(() => {
    const isFirst = before.current === null;
    if (source === before.current) return;
    before.current = source;
    if (!isFirst) reload(client, ['telemarketers', 'recentValidations']);
  }, [client, source]);
}

import { useEffect } from 'react';
import type { Read } from '../api/contract.ts';
import { freshnessOf, type Freshness } from '../domain/time/age.ts';
import { useApiClient } from './client.ts';
import { callOf } from './reads.ts';
import { useRecord, useRecordAt, type ReadState } from './use-read.ts';

/** Counts the component as one that shows the read: what only the menu reads makes no screen old. */
export function useShown(read: Read): void {
  const { records } = useApiClient();
  useEffect(() => records.use(callOf(read)), [records, read]);
}

/** When the last valid response came, on the clock of `elapsedMs`; null: never. */
export function useReceivedAt(read: Pick<Read, 'path'>): number | null {
  return useRecord(read, ({ receivedAt }) => receivedAt);
}

/** How fresh what a card shows is, by the limits of cards. */
export function useFreshness({ read, data, pollMs }: ReadState<unknown>): Freshness {
  useShown(read);
  return useRecordAt(read, ({ receivedAt, failures }, { elapsed }) =>
    data === undefined || receivedAt === null
      ? 'fresh'
      : freshnessOf({ ageMs: elapsed - receivedAt, pollMs, failures }),
  );
}

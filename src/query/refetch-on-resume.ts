import { onTick } from '../ui/clock.ts';
import type { ApiClient } from './client.ts';
import { intervalOf } from './reads.ts';

/** Ticks come each second, in hidden windows each minute: after a longer gap the machine slept. */
const sleptMs = 90_000;

/** Refetches overdue reads when the tab shows again or the machine wakes (C13); returns a function that stops it. */
export function refetchOnResume(client: ApiClient): () => void {
  const refetchDue = () => {
    if (document.visibilityState !== 'visible') return;
    void client.queries.refetchQueries({
      type: 'active',
      predicate: (query) => {
        const { fetchStatus, dataUpdatedAt } = query.state;
        return (
          fetchStatus === 'idle' && Date.now() - dataUpdatedAt >= (intervalOf(query) ?? Infinity)
        );
      },
    });
  };
  let last = Date.now();
  const stopTicks = onTick(() => {
    const passed = Date.now() - last;
    last += passed;
    if (passed > sleptMs) refetchDue();
  });
  document.addEventListener('visibilitychange', refetchDue);
  return () => {
    stopTicks();
    document.removeEventListener('visibilitychange', refetchDue);
  };
}

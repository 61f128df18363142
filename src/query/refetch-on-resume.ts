import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { elapsedMs } from '../ui/clock/elapsed.ts';
import { answeredAt } from './query.ts';
import { onTick } from '../ui/clock/clock.ts';

/** Ticks come each second, in hidden windows each minute: a longer gap means that the machine slept. */
const sleptMs = 90_000;

/**
 * A hidden tab does not poll; when it shows again, what is overdue is asked for at once (rulings C13), and
 * so it is when the machine wakes, whose timers stood still in its sleep.
 * The library's own refetch on focus stays off, as spec section 9 says: it would ask for everything.
 */
export function RefetchOnResume(): null {
  const client = useQueryClient();
  useEffect(() => {
    const refetchDue = () => {
      if (document.visibilityState !== 'visible') return;
      void client.refetchQueries({
        type: 'active',
        predicate: ({ meta, queryHash, state }) => {
          const pollMs = meta?.['pollMs'];
          if (typeof pollMs !== 'number' || state.fetchStatus !== 'idle') return false;
          const at = answeredAt(client, queryHash);
          return at === null || elapsedMs() - at >= pollMs;
        },
      });
    };
    let last = elapsedMs();
    const stopTicks = onTick(() => {
      const passed = elapsedMs() - last;
      last += passed;
      if (passed > sleptMs) refetchDue();
    });
    document.addEventListener('visibilitychange', refetchDue);
    return () => {
      stopTicks();
      document.removeEventListener('visibilitychange', refetchDue);
    };
  }, [client]);
  return null;
}

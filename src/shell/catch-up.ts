import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { elapsedMs } from '../api/elapsed.ts';
import { answeredAt } from '../api/query.ts';

/**
 * A hidden tab does not poll; when it shows again, what is overdue is asked for at once (rulings C13).
 * The library's own refetch on focus stays off, as spec section 9 says: it would ask for everything.
 */
export function CatchUp(): null {
  const client = useQueryClient();
  useEffect(() => {
    const catchUp = () => {
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
    document.addEventListener('visibilitychange', catchUp);
    return () => document.removeEventListener('visibilitychange', catchUp);
  }, [client]);
  return null;
}
